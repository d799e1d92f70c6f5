import { inverseOfStyles, type LoggedEdit, type StyleEdit, styleEditsIn } from '../../../domain/changes/edit.js';
import { styleKey } from '../../../domain/styles/style.js';
import { type StyleList } from '../../contract/styles.js';
import { styleEntry } from '../changing/styleEdits.js';
import { type MemoryProject } from './MemoryProject.js';

/** Every style of a project, by kind and name. */
export function stylesOf(project: MemoryProject): StyleList {
  const stored = [...project.styles.values()].sort((one, other) => (styleKey(one) < styleKey(other) ? -1 : 1));
  return {
    projectId: project.id,
    items: stored.map((one) => structuredClone(styleEntry(one, one))),
    total: stored.length,
  };
}

/** Writes styles before the entry of their change: the number that the entry gets is their version. */
export function applyStyles(project: MemoryProject, edits: readonly StyleEdit[]): void {
  for (const { kind, name, to } of edits) {
    const key = styleKey({ kind, name });
    if (to === null) project.styles.delete(key);
    else project.styles.set(key, { kind, name, version: project.head + 1, style: structuredClone(to) });
  }
}

/** Makes the styles of an entry of the history again, or takes them back. @returns whether there were any */
export function reapplyStyles(project: MemoryProject, logged: readonly LoggedEdit[], back: boolean): boolean {
  const forward = styleEditsIn(logged);
  applyStyles(project, back ? inverseOfStyles(forward) : forward);
  return forward.length > 0;
}
