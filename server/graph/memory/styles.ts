import { inverseOfStyles, type LoggedEdit, type StyleEdit, styleEditsIn } from '../../../domain/changes/edit.js';
import { NO_COUNTS } from '../../../domain/changes/edit.js';
import { styleKey, type StyleName } from '../../../domain/styles/style.js';
import { type SetStyleInput, type StyleChosen, type StyleList } from '../../contract/styles.js';
import { Outcome } from '../changing/Outcome.js';
import { chosenStyle, styleEntry } from '../changing/styleEdits.js';
import { type ChangeOrigin } from '../ports/scope.js';
import { type Changed } from './changes.js';
import { recordChange, toldOf } from './history.js';
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

const chosen = (project: MemoryProject, name: StyleName): StyleChosen => ({
  projectId: project.id,
  head: project.head,
  entry: structuredClone(styleEntry(name, project.styleOf(name))),
});

/** The look of a label or type, as one entry of the history. */
export function setStyle(
  project: MemoryProject,
  input: Omit<SetStyleInput, 'projectId'>,
  origin: ChangeOrigin,
): Changed<StyleChosen> {
  const edit = chosenStyle(structuredClone(input), project.styleOf(input));
  if (edit === undefined) return { answer: chosen(project, input), changed: undefined };
  applyStyles(project, [edit]);
  const at = new Date().toISOString();
  recordChange(project, { at, origin, counts: NO_COUNTS, edits: [], styles: [edit], batch: 0 });
  const outcome = new Outcome();
  outcome.restyled();
  return { answer: chosen(project, input), changed: toldOf(project, outcome) };
}
