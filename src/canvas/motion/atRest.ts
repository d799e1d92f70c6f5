import { type Core } from 'cytoscape';

/** How long what moves on a canvas is on its way, in milliseconds: long enough to be followed, too short to be waited for. */
export const MOTION_MS = 260;

/** Whether nothing is to move: a person wants it so, or nobody sees the page. */
export const isStill = (): boolean => document.documentElement.dataset['motion'] === 'reduced' || document.hidden;

/** What moves on a core, and can be looked at as if it did not. */
interface Moving {
  atRest<T>(read: () => T): T;
}
const moving = new WeakMap<Core, Moving>();

/** From now on this moves on a core. */
export const moveOn = (cy: Core, what: Moving): unknown => moving.set(cy, what);

/** Reads something of a core as it will be once nothing on it moves. */
export function atRest<T>(cy: Core, read: () => T): T {
  const what = moving.get(cy);
  return what === undefined ? read() : what.atRest(read);
}

/** What is asked of a layout: whether it runs, and to be told. */
export interface Layout {
  getSnapshot(): { matches(state: 'running'): boolean };
  subscribe(hear: (now: { matches(state: 'running'): boolean }) => void): { unsubscribe(): void };
}

/** Calls back once a layout that runs is done, not at all where none does. The answer ends that. */
export function afterLayout(layout: Layout, then: () => void): () => void {
  if (!layout.getSnapshot().matches('running')) return () => undefined;
  const following = layout.subscribe((now) => {
    if (now.matches('running')) return;
    following.unsubscribe();
    then();
  });
  return () => following.unsubscribe();
}
