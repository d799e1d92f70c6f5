import { fold } from '../folding/fold.js';
import { type ProseLanguage } from './document.js';
import { THING_KINDS, type ThingKind } from './proposal.js';
import words from './kindLabels.json' with { type: 'json' };

type LabelWords = Readonly<Record<ThingKind, readonly string[]>>;
const LABELS: Readonly<Record<ProseLanguage, LabelWords>> = words;

const KINDS: ReadonlyMap<string, ThingKind> = new Map(
  Object.values(LABELS).flatMap((ofLanguage) =>
    THING_KINDS.flatMap((kind) => ofLanguage[kind].map((label) => [fold(label), kind] as const)),
  ),
);

/** The kind of thing that a label of a project means; undefined for a label of some other kind. */
export const kindOfLabel = (label: string): ThingKind | undefined => KINDS.get(fold(label));

/** A label that is in use, and how often. */
interface LabelInUse {
  readonly label: string;
  readonly total: number;
}

/** The label that new things of each kind have: the project's most used one, otherwise the word of the text's language. */
export function labelsFor(language: ProseLanguage, inUse: readonly LabelInUse[]): Readonly<Record<ThingKind, string>> {
  const mostUsed = [...inUse].sort((one, other) => other.total - one.total);
  const labelOf = (kind: ThingKind) =>
    mostUsed.find(({ label }) => kindOfLabel(label) === kind)?.label ?? LABELS[language][kind][0] ?? kind;
  return Object.fromEntries(THING_KINDS.map((kind) => [kind, labelOf(kind)])) as Record<ThingKind, string>;
}
