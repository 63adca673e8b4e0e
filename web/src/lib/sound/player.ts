/**
 * Plays the sounds of the house. Browsers let a page sound only after somebody has touched it: until then, and where
 * there is no sound at all, playing does nothing.
 */
import { settings } from '$lib/settings.svelte';
import { SOUNDS, type SoundName, type Voice } from './sounds';

/** How loud the loudest voice is. */
const LOUDEST = 0.3;
const SILENCE = 0.0001;
const TOUCHES = ['pointerup', 'keydown'] as const;

class Player {
  #context: AudioContext | null = null;
  #hiss: AudioBuffer | null = null;

  /** Wait for the first touch. Call once. */
  start(): void {
    for (const touch of TOUCHES) window.addEventListener(touch, this.#wake, { capture: true });
  }

  /** Sound now, or a little later; `after` is in seconds. */
  play(name: SoundName, after = 0): void {
    const context = this.#context;
    if (context === null || context.state !== 'running' || !settings.sounds) return;
    for (const voice of SOUNDS[name]) this.#voice(context, voice, context.currentTime + after);
  }

  /** Sound in answer to a press, where the page may never have sounded before. */
  tryOut(name: SoundName): void {
    this.#wake();
    const context = this.#context;
    if (context !== null) void context.resume().then(() => this.play(name));
  }

  readonly #wake = (): void => {
    if (typeof AudioContext === 'undefined' || !settings.sounds) return;
    this.#context ??= new AudioContext();
    // A phone that was put away stops the context, and the next touch goes on with it.
    if (this.#context.state === 'suspended') void this.#context.resume();
  };

  #voice(context: AudioContext, voice: Voice, start: number): void {
    const begin = start + voice.after;
    const end = begin + voice.lasts;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(voice.volume * LOUDEST, begin);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    loudness.connect(context.destination);
    const source = voice.kind === 'noise' ? this.#noise(context, voice, begin, loudness) : tone(context, voice, begin);
    if (voice.kind !== 'noise') source.connect(loudness);
    source.start(begin);
    source.stop(end);
  }

  #noise(context: AudioContext, voice: Voice, begin: number, into: AudioNode): AudioBufferSourceNode {
    const source = new AudioBufferSourceNode(context, { buffer: (this.#hiss ??= hiss(context)), loop: true });
    const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 });
    bend(band.frequency, voice, begin);
    source.connect(band).connect(into);
    return source;
  }
}

function tone(context: AudioContext, voice: Voice, begin: number): OscillatorNode {
  const source = new OscillatorNode(context, { type: voice.kind as OscillatorType });
  bend(source.frequency, voice, begin);
  return source;
}

/** Set the pitch, and let it glide. */
function bend(frequency: AudioParam, { pitch, glide = pitch, lasts }: Voice, begin: number): void {
  frequency.setValueAtTime(pitch, begin);
  frequency.exponentialRampToValueAtTime(glide, begin + lasts);
}

/** A second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

export const player = new Player();
