import { type GraphNode } from '../../contract/elements.js';
import { type ChosenCaptions } from '../../../domain/styles/names.js';
import { type GraphShape } from '../../graph/asked.js';
import { type Language } from '../language/lexicon/files.js';
import { type FoundTrigger } from '../language/phrases.js';
import { type Pack } from '../language/Pack.js';
import { type Token } from '../language/tokens.js';
import { type Candidate, type Mention } from '../linking/link.js';
import { type Amount } from '../language/amounts.js';
import { type FoundTime } from '../language/dates.js';
import { type FoundScale } from './scales.js';
import { type Named, type Vocabulary } from './vocabulary.js';
import { SCORES } from '../scores/scores.js';

/** A question with everything that was found in it. */
export interface Marked {
  readonly question: string;
  /** When it is asked. */
  readonly now: string;
  readonly language: Language;
  readonly pack: Pack;
  readonly tokens: readonly Token[];
  readonly triggers: readonly FoundTrigger[];
  readonly vocabulary: Vocabulary;
  readonly named: readonly Named[];
  readonly mentions: readonly Mention[];
  readonly amounts: readonly Amount[];
  readonly time: FoundTime | undefined;
  readonly scales: readonly FoundScale[];
  readonly shape: GraphShape;
  /** What nodes were chosen to be called. */
  readonly captions: ChosenCaptions;
}

/** The labels that a mention's candidates may have. */
export const labelsOf = (candidates: readonly Candidate[]): string[] => [
  ...new Set(candidates.flatMap(({ node }) => node.labels)),
];

/** The candidates that are meant when nothing else tells: the best, and those as good. */
export function bestOf(candidates: readonly Candidate[]): GraphNode[] {
  const best = candidates[0]?.score ?? 0;
  return candidates.filter(({ score }) => score > best - SCORES.nameTied).map(({ node }) => node);
}
