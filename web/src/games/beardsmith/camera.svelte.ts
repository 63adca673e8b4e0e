/**
 * The eye on the board: what is seen, how fingers, wheel and buttons move it, and when it follows the growing beard by
 * itself. It follows until somebody moves it, and again after "Whole board".
 */
import { settings } from '$lib/settings.svelte';
import type { Box, Point } from './cells';
import {
  ZOOM_STEP,
  fit,
  onTheWay,
  pan,
  reveal,
  shows,
  viewBox,
  zoom,
  type Margins,
  type Size,
  type Viewport,
} from './viewport';

/** Movement in pixels that makes a press a drag; less is a tap on a cell, which must still click. */
export const DRAG_AFTER = 6;
const GLIDE_MS = 260;

/** What there is to see. */
export interface Scene {
  readonly box: Box;
  readonly margins: Margins;
  /** Cells shall not get smaller than this by fitting. */
  readonly least: number;
  /** What is shown when not all can be. */
  readonly focus: Point;
}

export class Camera {
  size: Size = $state.raw({ width: 0, height: 0 });
  view: Viewport = $state.raw({ x: 0, y: 0, scale: 0.5 });
  /** Whether it follows the beard by itself. */
  follows = $state(true);
  /** Whether it shows the whole board, however small its cells get. */
  isWhole = $state(false);
  /** Whether a drag is on: the click that ends it is none. */
  dragging = $state(false);
  readonly viewBox: string = $derived(viewBox(this.view, this.size));

  readonly #fingers = new Map<number, Point>();
  #scene: Scene | null = null;
  #pressed: Point | null = null;
  #gliding = 0;
  /** Whether it would have moved while a finger was down. */
  #isDue = false;

  /** Look at a scene: at once the first time and after a change of size, gliding where the beard has outgrown the view. */
  look(scene: Scene, size: Size): void {
    const old = this.#scene;
    const first = old === null || size.width !== this.size.width || size.height !== this.size.height;
    this.#scene = scene;
    if (first) this.size = size;
    if (size.width === 0 || size.height === 0 || !this.follows) return;
    if (this.#fingers.size > 0) {
      this.#isDue = true;
      return;
    }
    if (!first && (sameBox(old.box, scene.box) || shows(this.view, scene.box, size, scene.margins))) return;
    const to = this.#fitted(scene);
    if (first) this.#jump(to);
    else this.#glide(to);
  }

  /** Show the whole board, however small its cells get, and follow it again. */
  whole(): void {
    this.#follow(true);
  }

  /** Follow the board with cells that are large enough to tap. */
  closer(): void {
    this.#follow(false);
  }

  zoomIn(): void {
    this.#zoom(ZOOM_STEP, this.#centre());
  }

  zoomOut(): void {
    this.#zoom(1 / ZOOM_STEP, this.#centre());
  }

  /** Bring a box into sight, for a cell that is picked or got the focus. */
  reveal(box: Box): void {
    if (this.#scene === null || this.size.width === 0) return;
    if (shows(this.view, box, this.size, this.#scene.margins)) return;
    this.#glide(reveal(this.view, box, this.size, this.#scene.margins));
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    // Lines and pages of a wheel without pixels count as 16 and 200 of them.
    const pixels = event.deltaY * ([1, 16, 200][event.deltaMode] ?? 1);
    this.#zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0015)), pointOf(event));
  }

  /** A finger or a button goes down: what is under it stays there until it goes up. */
  press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#gliding !== 0) this.#isDue = true;
    this.#stopGliding();
    if (this.#fingers.size === 0) this.dragging = false;
    this.#fingers.set(event.pointerId, pointOf(event));
    this.#pressed = pointOf(event);
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined || this.#pressed === null) return;
    const now = pointOf(event);
    if (!this.dragging) {
      if (Math.hypot(now.x - this.#pressed.x, now.y - this.#pressed.y) < DRAG_AFTER) return;
      this.dragging = true;
      for (const finger of this.#fingers.keys()) (event.currentTarget as Element).setPointerCapture(finger);
    }
    this.#stopGliding();
    this.#letGo();
    const [other] = [...this.#fingers].filter(([finger]) => finger !== event.pointerId);
    this.#fingers.set(event.pointerId, now);
    if (this.#scene === null) return;
    if (other === undefined) {
      this.view = pan(this.view, now.x - before.x, now.y - before.y, this.#scene.box);
    } else {
      this.#pinch(before, now, other[1]);
    }
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size > 0 || !this.#isDue) return;
    this.#isDue = false;
    if (this.follows && this.#scene !== null) this.#glide(this.#fitted(this.#scene));
  }

  /** Whether the click that comes now ends a drag. */
  endsDrag(): boolean {
    const { dragging } = this;
    this.dragging = false;
    return dragging;
  }

  #follow(whole: boolean): void {
    this.follows = true;
    this.isWhole = whole;
    if (this.#scene !== null) this.#glide(this.#fitted(this.#scene));
  }

  #fitted({ box, margins, least, focus }: Scene): Viewport {
    return fit(box, this.size, margins, this.isWhole ? 0 : least, focus);
  }

  #pinch(before: Point, now: Point, still: Point): void {
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - still.x, point.y - still.y));
    const middle = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 };
    const zoomed = zoom(this.view, apart(now) / apart(before), middle, this.size);
    const box = (this.#scene as Scene).box;
    this.view = pan(zoomed, (now.x - before.x) / 2, (now.y - before.y) / 2, box);
  }

  #zoom(factor: number, at: Point): void {
    this.#stopGliding();
    this.#letGo();
    this.view = zoom(this.view, factor, at, this.size);
  }

  /** Somebody moved the eye: it stays where it was put. */
  #letGo(): void {
    this.follows = false;
    this.isWhole = false;
  }

  #centre(): Point {
    return { x: this.size.width / 2, y: this.size.height / 2 };
  }

  #jump(to: Viewport): void {
    this.#stopGliding();
    this.view = to;
  }

  #glide(to: Viewport): void {
    if (settings.lessMotion) return this.#jump(to);
    this.#stopGliding();
    const from = this.view;
    const start = performance.now();
    const frame = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      this.view = onTheWay(from, to, part);
      this.#gliding = part < 1 ? requestAnimationFrame(frame) : 0;
    };
    this.#gliding = requestAnimationFrame(frame);
  }

  #stopGliding(): void {
    cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
  }
}

const sameBox = (one: Box, other: Box) =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;

/** Where a pointer is, from the corner of the felt. */
function pointOf(event: MouseEvent): Point {
  const corner = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - corner.left, y: event.clientY - corner.top };
}
