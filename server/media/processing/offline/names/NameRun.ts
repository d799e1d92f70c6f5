import { type Span } from '../../../../../domain/processing/document.js';
import { type ThingKind } from '../../../../../domain/processing/proposal.js';
import { type Token } from '../tokens.js';

/** How much speaks for each kind. */
export type Votes = Partial<Record<ThingKind, number>>;

/** A stretch of a sentence that may be a name, with what its surroundings say of it. */
export interface NameRun extends Span {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly votes: Votes;
  /** Which sentence it stands in. */
  readonly sentence: number;
  /** Whether only its place at the beginning of a sentence gives it its capital. */
  readonly doubtful: boolean;
}

/** Votes added to others. */
export function voted(...all: readonly Votes[]): Votes {
  const sum: Votes = {};
  for (const votes of all)
    for (const [kind, weight] of Object.entries(votes)) sum[kind as ThingKind] = (sum[kind as ThingKind] ?? 0) + weight;
  return sum;
}

/** The kind that most speaks for, when something does. */
export function leading(
  votes: Votes,
): { readonly kind: ThingKind; readonly weight: number; readonly lead: number } | undefined {
  const [first, second] = Object.entries(votes).sort(([, one], [, other]) => other - one);
  if (first === undefined || first[1] <= 0) return undefined;
  return {
    kind: first[0] as ThingKind,
    weight: first[1],
    lead: first[1] - (second?.[1] ?? 0),
  };
}
