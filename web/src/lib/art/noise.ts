/** A stream of numbers from 0 up to 1, the same for the same seed on every machine. */
export type Noise = () => number;

/** Noise for drawing only (mulberry32); the games have their own chance. */
export function noise(seed: number): Noise {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of two signs, each half of the time. */
export function eitherSign(random: Noise): 1 | -1 {
  return random() < 0.5 ? -1 : 1;
}
