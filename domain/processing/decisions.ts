import { type Reading } from './proposal.js';
import {
  type FactReview,
  type Review,
  type ThingReview,
  type WrittenFinds,
  factReview,
  thingReview,
} from './review.js';

type Decided<T> = T & { readonly id: string };

/** What is sent of a review: all that was decided on, with what was changed, and what a kept decision was taken back of. */
export interface Decisions {
  readonly things: readonly Decided<ThingReview>[];
  readonly facts: readonly Decided<FactReview>[];
}

/** Whether a find is decided on, or was until now. */
const isDecided = (now: ThingReview | FactReview, before: ThingReview | FactReview | undefined): boolean =>
  now.verdict !== 'open' || (before !== undefined && before.verdict !== 'open');

const decidedIn = <T extends ThingReview | FactReview>(
  reviews: Readonly<Record<string, T>>,
  known: Readonly<Record<string, T>>,
) =>
  Object.entries(reviews).flatMap(([id, each]): Decided<T>[] => (isDecided(each, known[id]) ? [{ ...each, id }] : []));

/** What a person decided, as it is sent. @param known what is kept already */
export const decisionsOf = ({ things, facts }: Review, known: Review): Decisions => ({
  things: decidedIn(things, known.things),
  facts: decidedIn(facts, known.facts),
});

/** Whether two decisions say the same, whatever they leave out. */
function isSame<T extends object>(one: T, other: T): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T>;
  return [...keys].every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}

/** Whether a review decides on anything otherwise than one that is known. */
export function tellsMore(review: Review, known: Review): boolean {
  const isOther = <T extends ThingReview | FactReview>(
    now: Readonly<Record<string, T>>,
    before: Readonly<Record<string, T>>,
  ) => Object.entries(now).some(([id, each]) => isDecided(each, before[id]) && !isSame<object>(each, before[id] ?? {}));
  return review !== known && (isOther(review.things, known.things) || isOther(review.facts, known.facts));
}

/** How far a review is. */
export interface ReviewTally {
  readonly open: number;
  readonly refused: number;
  /** What would be made and is not there: nodes, and relationships. */
  readonly nodes: number;
  readonly relationships: number;
}

/** How much of a reading was decided on, and what that would make. */
export function tallyOf({ things, facts }: Reading, review: Review, written: WrittenFinds): ReviewTally {
  const tally = { open: 0, refused: 0, nodes: 0, relationships: 0 };
  const count = (verdict: ThingReview['verdict'], makes: 'nodes' | 'relationships', isThere: boolean) => {
    if (verdict !== 'accepted') tally[verdict] += 1;
    else if (!isThere) tally[makes] += 1;
  };
  for (const { id, nodeId: read } of things) {
    const { verdict, nodeId, isNew } = thingReview(review, id);
    const isNode = nodeId !== undefined || (read !== undefined && isNew !== true);
    count(verdict, 'nodes', isNode || written.things[id] !== undefined);
  }
  for (const { id } of facts) count(factReview(review, id).verdict, 'relationships', written.facts[id] !== undefined);
  return tally;
}
