import { readStoredJson, writeStored } from '../../app/storage';
import { type CanvasStore } from './canvasStore';
import { keptLayouts } from './layoutChoices';

/** Under which this browser keeps what is pinned in a project. */
const keyOf = (projectId: string) => `canvas.pinned:${projectId}`;

function keptPins(projectId: string): ReadonlySet<string> {
  const read = readStoredJson(keyOf(projectId));
  return new Set(Array.isArray(read) ? read.filter((id) => typeof id === 'string') : []);
}

/** Takes up what this browser keeps of a project: pinned nodes, and how layouts were set. */
export const takeUpProject = (store: CanvasStore, projectId: string): void =>
  store.setState({ projectId, pinned: keptPins(projectId), layouts: keptLayouts(projectId) });

/** Lets layouts leave nodes where they are, or move them again. */
export function setPinned(store: CanvasStore, ids: readonly string[], isPinned: boolean): void {
  const { pinned: before, projectId } = store.getState();
  const pinned = new Set(before);
  for (const id of ids)
    if (isPinned) pinned.add(id);
    else pinned.delete(id);
  store.setState({ pinned });
  if (projectId !== undefined) writeStored(keyOf(projectId), JSON.stringify([...pinned]));
}
