import { type GraphModel } from '../GraphModel';

/** Times that something is read anew because this window wrote while it was being read. */
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
 * Waits for the changes of this window that the store has not answered yet. Says whether it kept one of them, so that there
 * is what a press meant that came meanwhile; yes when there was nothing to wait for.
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
 * Reads of the store what is to be shown, between the changes of this window: what was read before one of them would take
 * it back on the screen.
 */
export async function readSettled<T>(model: GraphModel, read: () => Promise<T>): Promise<T> {
  for (let reading = 1; ; reading += 1) {
    await settled(model);
    const before = model.writes;
    const found = await read();
    if (model.writes === before || reading === MOST_READINGS) return found;
  }
}
