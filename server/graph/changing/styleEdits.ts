import { type LoggedEdit, type StyleEdit, styleEditsIn } from '../../../domain/changes/edit.js';
import {
  differentParts,
  inOrder,
  saysSomething,
  type StoredStyle,
  type Style,
  type StyleName,
} from '../../../domain/styles/style.js';
import { styleFault } from '../../../domain/styles/styleFault.js';
import { type ChangeSummary, SUMMARY_LIMITS } from '../../contract/changeSummary.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type SetStyleInput, type StyleEntry, type SummarisedStyle } from '../../contract/styles.js';
import { type ImportedStyle } from '../ports/ImportSink.js';

/** A label or type as it is answered: one without a style has the version 0. */
export const styleEntry = ({ kind, name }: StyleName, stored: StoredStyle | undefined): StyleEntry => ({
  kind,
  name,
  version: stored?.version ?? 0,
  style: (stored?.style ?? {}) as StyleEntry['style'],
});

/**
 * The edit that chooses a style, or undefined if it is chosen already. Throws `VALIDATION_FAILED`, and `VERSION_CONFLICT` with the
 * present style when another was changed.
 */
export function chosenStyle(
  input: Omit<SetStyleInput, 'projectId'>,
  present: StoredStyle | undefined,
): StyleEdit | undefined {
  const { kind, name, version } = input;
  const fault = styleFault(kind, input.style);
  if (fault !== undefined) throw ProblemError.field(`body/style/${fault.path}`, fault.message);
  if (version !== (present?.version ?? 0))
    throw new ProblemError('VERSION_CONFLICT', { present: styleEntry(input, present) });
  const style = inOrder(input.style);
  const [from, to] = [present?.style ?? null, saysSomething(style) ? style : null];
  return JSON.stringify(from) === JSON.stringify(to) ? undefined : { of: 'style', kind, name, from, to };
}

/** What the styles of a file come to: nothing for what has a style of its own in the project. */
export const broughtStyles = (
  styles: readonly ImportedStyle[],
  present: (name: StyleName) => StoredStyle | undefined,
): StyleEdit[] =>
  styles.flatMap(({ kind, name, style }) =>
    present({ kind, name }) === undefined ? [{ of: 'style', kind, name, from: null, to: style }] : [],
  );

const rulesOf = ({ rules = [] }: Style) => [...rules] as NonNullable<SummarisedStyle['rulesAfter']>;

function summarisedStyle({ kind, name, from, to }: StyleEdit): SummarisedStyle {
  const [before, after] = [from ?? {}, to ?? {}];
  const changed = differentParts(before, after);
  const { caption, colourBy } = after;
  return {
    kind,
    name,
    changed,
    ...(changed.includes('rules') ? { rulesBefore: rulesOf(before), rulesAfter: rulesOf(after) } : {}),
    ...(changed.includes('caption') && caption !== undefined ? { captionAfter: caption } : {}),
    ...(changed.includes('colour') && colourBy !== undefined ? { colourByAfter: colourBy } : {}),
  };
}

/** A summary with the labels and types that a change made look otherwise. */
export function withStyles(summary: ChangeSummary, logged: readonly LoggedEdit[]): ChangeSummary {
  const styles = styleEditsIn(logged).slice(0, SUMMARY_LIMITS.elements).map(summarisedStyle);
  return styles.length === 0 ? summary : { ...summary, styles };
}
