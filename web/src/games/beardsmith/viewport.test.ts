import { describe, expect, it } from 'vitest';
import { COMFORTABLE, LARGEST, fit, onTheWay, pan, reveal, shows, toBoard, toFelt, viewBox, zoom } from './viewport';

const size = { width: 400, height: 300 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const box = { left: -500, top: -200, right: 500, bottom: 400 };

describe('fit', () => {
  it('shows the whole box and no more than it must', () => {
    const view = fit(box, size, none);
    expect(view.scale).toBeCloseTo(0.4);
    expect(view.x).toBeCloseTo(0);
    expect(view.y).toBeCloseTo(100);
    expect(shows(view, box, size, none)).toBe(true);
  });

  it('keeps out of the margins', () => {
    const margins = { top: 60, right: 80, bottom: 0, left: 0 };
    const view = fit(box, size, margins);
    expect(shows(view, box, size, margins)).toBe(true);
    expect(toFelt(view, { x: box.right, y: 0 }, size).x).toBeCloseTo(320);
  });

  it('does not blow up a small board', () => {
    expect(fit({ left: -90, top: -100, right: 90, bottom: 100 }, size, none).scale).toBe(COMFORTABLE);
  });

  it('shows the part round the focus when the whole would be too small to tap', () => {
    const view = fit(box, size, none, 0.5, { x: 400, y: 130 });
    expect(view.scale).toBe(0.5);
    expect(view.x).toBeCloseTo(500 - 400 / 0.5 / 2);
    expect(view.y).toBeCloseTo(100);
  });
});

describe('pan and zoom', () => {
  it('pans with the finger', () => {
    const view = pan({ x: 0, y: 0, scale: 0.5 }, 50, -20, box);
    expect(view).toEqual({ x: -100, y: 40, scale: 0.5 });
  });

  it('never loses the board', () => {
    const view = pan({ x: 0, y: 0, scale: 0.5 }, -9000, 9000, box);
    expect(view.x).toBe(box.right);
    expect(view.y).toBe(box.top);
  });

  it('keeps the point under the pointer where it is', () => {
    const start = { x: 30, y: -10, scale: 0.5 };
    const at = { x: 320, y: 40 };
    const held = toBoard(start, at, size);
    const closer = zoom(start, 1.5, at, size);
    expect(closer.scale).toBeCloseTo(0.75);
    expect(toFelt(closer, held, size).x).toBeCloseTo(at.x);
    expect(toFelt(closer, held, size).y).toBeCloseTo(at.y);
  });

  it('stops at the largest scale', () => {
    expect(zoom({ x: 0, y: 0, scale: 1.5 }, 4, { x: 0, y: 0 }, size).scale).toBe(LARGEST);
  });

  it('writes a view box', () => {
    expect(viewBox({ x: 10, y: 20, scale: 0.5 }, size)).toBe('-390.0 -280.0 800.0 600.0');
  });
});

describe('reveal', () => {
  it('moves only as far as it must', () => {
    const view = { x: 0, y: 0, scale: 1 };
    const cell = { left: 190, top: -20, right: 250, bottom: 20 };
    const moved = reveal(view, cell, size, none);
    expect(moved).toEqual({ x: 50, y: 0, scale: 1 });
    expect(reveal(moved, cell, size, none)).toEqual(moved);
  });

  it('goes from here to there', () => {
    const there = { x: 10, y: 20, scale: 2 };
    expect(onTheWay({ x: 0, y: 0, scale: 1 }, there, 1)).toEqual(there);
    expect(onTheWay({ x: 0, y: 0, scale: 1 }, there, 0)).toEqual({ x: 0, y: 0, scale: 1 });
  });
});
