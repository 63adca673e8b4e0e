import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { Camera, DRAG_AFTER, type Scene } from './camera.svelte';

const size = { width: 400, height: 300 };
const scene: Scene = {
  box: { left: -500, top: -400, right: 500, bottom: 400 },
  margins: { top: 0, right: 0, bottom: 0, left: 0 },
  least: 0.5,
  focus: { x: 0, y: 0 },
};
const captured: number[] = [];
const felt = {
  getBoundingClientRect: () => ({ left: 10, top: 20 }),
  setPointerCapture: (finger: number) => captured.push(finger),
};

/** A pointer at a pixel of the felt. */
const finger = (x: number, y: number, pointerId = 1, pointerType = 'touch') =>
  ({
    clientX: x + 10,
    clientY: y + 20,
    pointerId,
    pointerType,
    button: 0,
    currentTarget: felt,
  }) as unknown as PointerEvent;

function camera(): Camera {
  const eye = new Camera();
  eye.look(scene, size);
  return eye;
}

beforeEach(() => {
  captured.length = 0;
  settings.motion = 'less'; // so that the eye jumps where it would glide
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  settings.motion = 'system';
  vi.unstubAllGlobals();
});

describe('a press', () => {
  it('is a tap while it hardly moves: nothing is captured, so that the cell gets its click', () => {
    const eye = camera();
    const before = eye.view;
    eye.press(finger(100, 100));
    eye.move(finger(100 + DRAG_AFTER - 1, 100));
    eye.release(finger(100 + DRAG_AFTER - 1, 100));
    expect(eye.view).toEqual(before);
    expect(captured).toEqual([]);
    expect(eye.endsDrag()).toBe(false);
  });

  it('is a drag when it moves on: it pans, and the click that ends it is none', () => {
    const eye = camera();
    eye.press(finger(100, 100));
    eye.move(finger(150, 100));
    expect(eye.view).toEqual({ x: -100, y: 0, scale: 0.5 });
    expect(captured).toEqual([1]);
    expect(eye.follows).toBe(false);
    eye.release(finger(150, 100));
    expect(eye.endsDrag()).toBe(true);
    expect(eye.endsDrag()).toBe(false);
  });

  it('with two fingers zooms about their middle', () => {
    const eye = camera();
    eye.press(finger(150, 150, 1));
    eye.press(finger(250, 150, 2));
    eye.move(finger(300, 150, 2));
    expect(eye.view.scale).toBeCloseTo(0.75);
    expect(captured).toEqual([1, 2]);
  });

  it('holds the board still until it is over', () => {
    const eye = camera();
    const before = eye.view;
    eye.press(finger(100, 100));
    eye.look({ ...scene, box: { ...scene.box, right: 900 }, focus: { x: 900, y: 0 } }, size);
    expect(eye.view).toEqual(before);
    eye.release(finger(100, 100));
    expect(eye.view.x).toBeCloseTo(900 - 400);
  });

  it('with another button of the mouse does nothing', () => {
    const eye = camera();
    const before = eye.view;
    eye.press({ ...finger(100, 100, 1, 'mouse'), button: 2 } as PointerEvent);
    eye.move(finger(200, 100, 1, 'mouse'));
    expect(eye.view).toEqual(before);
  });
});

describe('the eye', () => {
  it('follows the beard when it grows out of sight, until somebody moves it', () => {
    const eye = camera();
    const grown = { ...scene, box: { ...scene.box, right: 900 }, focus: { x: 900, y: 0 } };
    eye.look(grown, size);
    expect(eye.view.x).toBeCloseTo(900 - 400);
    eye.zoomIn();
    const moved = eye.view;
    eye.look(scene, size);
    expect(eye.view).toEqual(moved);
  });

  it('keeps cells large enough to tap, and shows the whole when told to', () => {
    const eye = camera();
    expect(eye.view.scale).toBe(0.5);
    eye.whole();
    expect(eye.view.scale).toBeCloseTo(300 / 800);
    expect(eye.isWhole).toBe(true);
    eye.closer();
    expect(eye.view.scale).toBe(0.5);
  });

  it('brings a cell into sight without letting go of the beard', () => {
    const eye = camera();
    eye.reveal({ left: 450, top: -50, right: 500, bottom: 50 });
    expect(eye.view.x).toBeCloseTo(500 - 400);
    expect(eye.follows).toBe(true);
    eye.look({ ...scene, focus: { x: 1, y: 1 } }, size);
    expect(eye.view.x).toBeCloseTo(500 - 400);
  });

  it('zooms with the wheel about the pointer', () => {
    const eye = camera();
    const prevented = vi.fn();
    const event = { ...finger(200, 150), deltaY: -100, deltaMode: 0, ctrlKey: false, preventDefault: prevented };
    eye.wheel(event as unknown as WheelEvent);
    expect(prevented).toHaveBeenCalled();
    expect(eye.view.scale).toBeGreaterThan(0.5);
    expect(eye.view.x).toBeCloseTo(0);
  });
});
