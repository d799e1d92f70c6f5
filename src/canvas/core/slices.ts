import { type Core } from 'cytoscape';

import { isLive } from './events';

/** How long the page is held at a time, in milliseconds: less than a frame lasts. */
const SLICE = 12;
/** So many elements take a small part of that. */
const AT_ONCE = 24;

/** A core of which the renderer can be told nothing for a while, and that can be told what has changed. */
interface SlicedCore extends Core {
  notifications(areOn: boolean): void;
  notify(event: 'zorder'): void;
  /** Without a screen there is nothing to measure, nor does anything lie over something else. */
  renderer(): { flushRenderedStyleQueue?(): void; getCachedZSortedEles?(): unknown };
}

/**
 * Does something to many elements, some at a time, so that the page answers meanwhile. Whoever moves the view sees what is done so far; by
 * itself it is drawn once, at the end.
 */
export class Slices {
  /** What is being done; undefined when nothing is. */
  #run: symbol | undefined;

  constructor(private readonly cy: Core) {}

  get isIdle(): boolean {
    return this.#run === undefined;
  }

  /** Leaves what is not done yet. */
  stop(): void {
    this.#run = undefined;
  }

  /**
   * A later call takes the place of one that is not done.
   *
   * @returns whether all was done here
   */
  async through(ids: readonly string[], act: (id: string) => void): Promise<boolean> {
    const run = Symbol('run');
    this.#run = run;
    for (let at = 0; at < ids.length;) {
      if (at > 0) await new Promise((resume) => setTimeout(resume, 0));
      if (run !== this.#run || !isLive(this.cy)) return false;
      at = this.#sliceFrom(ids, at, act);
    }
    this.stop();
    // What was not told of while it changed: what lies over what, and what can be pressed.
    (this.cy as SlicedCore).notify('zorder');
    // Here and not in the frame.
    (this.cy as SlicedCore).renderer().getCachedZSortedEles?.();
    this.cy.forceRender();
    return true;
  }

  /** @returns up to where it came in the time of a slice */
  #sliceFrom(ids: readonly string[], from: number, act: (id: string) => void): number {
    const cy = this.cy as SlicedCore;
    const end = performance.now() + SLICE;
    cy.notifications(false);
    let at = from;
    do {
      const some = ids.slice(at, at + AT_ONCE);
      for (const id of some) act(id);
      this.#measure(some);
      at += some.length;
    } while (at < ids.length && performance.now() < end);
    cy.notifications(true);
    return at;
  }

  /** Cytoscape computes styles and bounds when it draws: left to the next frame, all of them would be computed in one go. */
  #measure(ids: readonly string[]): void {
    (this.cy as SlicedCore).renderer().flushRenderedStyleQueue?.();
    for (const id of ids) this.cy.getElementById(id).boundingBox();
  }
}
