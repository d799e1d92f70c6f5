import { type Core } from 'cytoscape';

import { type Point } from '../../../domain/elements/elements';
import { isLive } from '../core/life';
import { isStill, MOTION_MS, moveOn } from './atRest';

/** Of more nodes each frame would take too long to look like motion. */
const MOST_MOVING = 600;

interface Glide {
  readonly from: Point;
  readonly to: Point;
  readonly began: number;
}

/** How much of a way lies behind at a share of its time: slow at both ends. */
const eased = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** Where a node is on its way at a moment. */
export function placeOnTheWay({ from, to, began }: Glide, moment: number): Point {
  const share = eased(Math.min(1, Math.max(0, (moment - began) / MOTION_MS)));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * Shows nodes of a core on their way to where they stand, all of them by one loop. They are put where they stand first, so that captions and
 * views are made for that, and are then seen coming from elsewhere. Each frame emits `glide` on the core.
 */
export class Glides {
  readonly #moving = new Map<string, Glide>();
  #frame: number | undefined;

  constructor(private readonly cy: Core) {
    moveOn(cy, this);
    // Who takes hold of a node takes it where it stands.
    cy.on('grab', 'node', () => this.finish());
    cy.one('destroy', () => this.#stop());
  }

  /** Where these nodes are seen now. */
  seen(ids: Iterable<string>): Map<string, Point> {
    const places = new Map<string, Point>();
    for (const id of ids) {
      const node = this.cy.getElementById(id);
      if (node.nonempty()) places.set(id, { ...node.position() });
    }
    return places;
  }

  /** Shows nodes coming from these places to where they stand now. */
  begin(places: ReadonlyMap<string, Point>): void {
    for (const id of places.keys()) this.#moving.delete(id);
    if (places.size === 0 || places.size > MOST_MOVING || isStill() || this.cy.container() === null) return;
    const began = performance.now();
    this.cy.batch(() => {
      for (const [id, from] of places) {
        const node = this.cy.getElementById(id);
        const to = { ...node.position() };
        if (node.empty() || (to.x === from.x && to.y === from.y)) continue;
        this.#moving.set(id, { from, to, began });
        node.position({ ...from });
      }
    });
    if (this.#moving.size > 0) this.#frame ??= requestAnimationFrame(this.#step);
  }

  /** Reads something as it will be once nothing moves. */
  atRest<T>(read: () => T): T {
    if (this.#moving.size === 0) return read();
    const seen = this.seen(this.#moving.keys());
    this.#put(({ to }) => to);
    try {
      return read();
    } finally {
      this.#put((_glide, id) => seen.get(id));
    }
  }

  /** Whatever is on its way is there. */
  finish(): void {
    this.#put(({ to }) => to);
    this.#stop();
  }

  readonly #step = (moment: number): void => {
    this.#frame = undefined;
    if (!isLive(this.cy)) return;
    this.#put((glide) => placeOnTheWay(glide, moment));
    for (const [id, { began }] of this.#moving) if (moment - began >= MOTION_MS) this.#moving.delete(id);
    this.cy.emit('glide');
    if (this.#moving.size > 0) this.#frame = requestAnimationFrame(this.#step);
  };

  #put(placeOf: (glide: Glide, id: string) => Point | undefined): void {
    this.cy.batch(() => {
      for (const [id, glide] of this.#moving) {
        const place = placeOf(glide, id);
        if (place !== undefined) this.cy.getElementById(id).position({ ...place });
      }
    });
  }

  #stop(): void {
    this.#moving.clear();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }
}
