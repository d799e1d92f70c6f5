import { type Reading } from './proposal.js';
import {
  type FactReview,
  type Review,
  type ThingReview,
  type WrittenFinds,
  factReview,
  thingReview,
} from './review.js';

type Decided<T> = T & { readonly id: string; readonly verdict: 'accepted' | 'refused' };

/** What is sent of a review: all that was decided on, with what was changed. */
export interface Decisions {
  readonly things: readonly Decided<ThingReview>[];
  readonly facts: readonly Decided<FactReview>[];
}

const decidedIn = <T extends ThingReview | FactReview>(reviews: Readonly<Record<string, T>>) =>
  Object.entries(reviews).flatMap(([id, review]) =>
    review.verdict === 'open' ? [] : [{ ...review, id } as Decided<T>],
  );

/** What a person decided, as it is sent. */
export const decisionsOf = ({ things, facts }: Review): Decisions => ({
  things: decidedIn(things),
  facts: decidedIn(facts),
});

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
  const nodeReviews = things.map((thing) => ({ thing, review: thingReview(review, thing.id) }));
  const factReviews = facts.map((fact) => ({ fact, review: factReview(review, fact.id) }));
  const verdicts = [...nodeReviews, ...factReviews].map((each) => each.review.verdict);
  const made = nodeReviews.filter(({ thing, review: { verdict, nodeId, isNew } }) => {
    const isThere = nodeId !== undefined || (thing.nodeId !== undefined && isNew !== true);
    return verdict === 'accepted' && !isThere && written.things[thing.id] === undefined;
  });
  const tied = factReviews.filter(
    ({ fact, review: { verdict } }) => verdict === 'accepted' && written.facts[fact.id] === undefined,
  );
  return {
    open: verdicts.filter((verdict) => verdict === 'open').length,
    refused: verdicts.filter((verdict) => verdict === 'refused').length,
    nodes: made.length,
    relationships: tied.length,
  };
}
