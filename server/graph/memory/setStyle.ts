import { NO_COUNTS } from '../../../domain/changes/edit.js';
import { type StyleName } from '../../../domain/styles/style.js';
import { type SetStyleInput, type StyleChosen } from '../../contract/styles.js';
import { Outcome } from '../changing/Outcome.js';
import { chosenStyle, styleEntry } from '../changing/styleEdits.js';
import { NO_SUMMARY } from '../changing/summary/summaryOfEdits.js';
import { type ChangeOrigin } from '../ports/scope.js';
import { type Changed } from './changes.js';
import { recordChange, toldOf } from './history.js';
import { type MemoryProject } from './MemoryProject.js';
import { applyStyles } from './styles.js';

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
  recordChange(project, { at, origin, counts: NO_COUNTS, edits: [], summary: NO_SUMMARY, styles: [edit], batch: 0 });
  const outcome = new Outcome();
  outcome.restyled();
  return { answer: chosen(project, input), changed: toldOf(project, outcome) };
}
