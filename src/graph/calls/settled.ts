import { type GraphModel } from '../GraphModel';

/** How often a reading is repeated because this window wrote meanwhile. */
const MOST_READINGS = 5;

/** Resolves once the store has answered every change of this window, or the one of element `id`. */
export function settled(model: GraphModel, id?: string): Promise<void> {
  const isOver = () => (id === undefined ? model.pending.size === 0 : !model.pending.has(id));
  if (isOver()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = model.subscribe(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Waits for the changes of this window that the store has not answered yet. Resolves to true when the store kept one
 * of them, or when there was none: only then there is something to undo for a press that came meanwhile.
 */
export async function acknowledged(model: GraphModel): Promise<boolean> {
  if (model.pending.size === 0) return true;
  let isKept = false;
  const stop = model.subscribe((event) => (isKept ||= event.type === 'edited' && event.by === 'hand'));
  await settled(model);
  stop();
  return isKept;
}

/**
 * Reads from the store what is to be shown while no change of this window is unanswered: what was read before such a
 * change would take it off the screen again.
 */
export async function readSettled<T>(model: GraphModel, read: () => Promise<T>): Promise<T> {
  for (let reading = 1; ; reading += 1) {
    await settled(model);
    const before = model.writes;
    const found = await read();
    if (model.writes === before || reading === MOST_READINGS) return found;
  }
}
