import { type GraphModel } from '../GraphModel';
import { onceSo } from '../graphState';

/** How often a reading is repeated because this window wrote meanwhile. */
const MOST_READINGS = 5;

/** Resolves once the store has answered every change of this window, or the one of element `id`. */
export const settled = ({ store }: GraphModel, id?: string): Promise<void> =>
  onceSo(store, ({ graph: { pending } }) => (id === undefined ? pending.size === 0 : !pending.has(id)));

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
