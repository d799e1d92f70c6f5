import { type Span } from './document.js';
import { type Fact, type Reading, type Thing } from './proposal.js';

/** What a person says of one proposal. */
type Verdict = 'open' | 'accepted' | 'refused';

/** What a person made of a thing that was read. */
export interface ThingReview {
  readonly verdict: Verdict;
  readonly label?: string | undefined;
  readonly name?: string | undefined;
  /** The node that it is, in place of a new one. */
  readonly nodeId?: string | undefined;
  /** A node of its own, whatever it may be taken for. */
  readonly isNew?: boolean | undefined;
  /** Where it is named first, if that is not as it was read. */
  readonly span?: Span | undefined;
}

/** What a person made of a fact that was read. */
export interface FactReview {
  readonly verdict: Verdict;
  readonly type?: string | undefined;
  readonly reversed?: boolean | undefined;
}

/** A reading with what a person decided so far; what is not in it is open. */
export interface Review {
  readonly things: Readonly<Record<string, ThingReview>>;
  readonly facts: Readonly<Record<string, FactReview>>;
}

export const UNDECIDED: Review = { things: {}, facts: {} };

/** The element that came of each find, by the id of the find. */
export interface WrittenFinds {
  readonly things: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, string>>;
}

export const NOTHING_WRITTEN: WrittenFinds = { things: {}, facts: {} };

const OPEN = { verdict: 'open' } as const;

/** What was decided of a thing or of a fact. */
export const thingReview = (review: Review, id: string): ThingReview => review.things[id] ?? OPEN;
export const factReview = (review: Review, id: string): FactReview => review.facts[id] ?? OPEN;

/** What is decided of each of some finds, beside what was decided before; made at once, since a long text has tens of thousands. */
const changed = <T extends ThingReview | FactReview>(
  before: Readonly<Record<string, T>>,
  ids: readonly string[],
  change: Partial<T>,
): Readonly<Record<string, T>> => ({
  ...before,
  ...Object.fromEntries(ids.map((id) => [id, { ...OPEN, ...before[id], ...change } as T])),
});

const withThings = (review: Review, ids: readonly string[], change: Partial<ThingReview>): Review => ({
  ...review,
  things: changed<ThingReview>(review.things, ids, change),
});

const withFacts = (review: Review, ids: readonly string[], change: Partial<FactReview>): Review => ({
  ...review,
  facts: changed<FactReview>(review.facts, ids, change),
});

const idsOf = (finds: readonly { readonly id: string }[]) => finds.map(({ id }) => id);

/** Decides on a thing. To refuse it refuses the facts that lead to it: a relationship needs both its ends. */
export function reviewThing(reading: Reading, review: Review, id: string, change: Partial<ThingReview>): Review {
  const decided = withThings(review, [id], change);
  if (change.verdict !== 'refused') return decided;
  const led = reading.facts.filter(({ from, to }) => from === id || to === id);
  return withFacts(decided, idsOf(led), { verdict: 'refused' });
}

/** Decides on a fact. To accept it accepts its ends, also those that were refused. */
export function reviewFact(review: Review, fact: Fact, change: Partial<FactReview>): Review {
  const decided = withFacts(review, [fact.id], change);
  return change.verdict === 'accepted' ? withThings(decided, [fact.from, fact.to], { verdict: 'accepted' }) : decided;
}

/** Accepts each open thing that is asked for ("all places", "all above 80 %"), and then each open fact between what is accepted. */
export function acceptAll(
  reading: Reading,
  review: Review,
  wanted: {
    readonly thing: (thing: Thing) => boolean;
    readonly fact: (fact: Fact) => boolean;
  },
): Review {
  const isOpen = (verdict: Verdict) => verdict === 'open';
  const wantedThings = reading.things.filter(
    (thing) => isOpen(thingReview(review, thing.id).verdict) && wanted.thing(thing),
  );
  const decided = withThings(review, idsOf(wantedThings), { verdict: 'accepted' });
  const stands = (id: string) => thingReview(decided, id).verdict === 'accepted';
  const wantedFacts = reading.facts.filter(
    (fact) => isOpen(factReview(decided, fact.id).verdict) && wanted.fact(fact) && stands(fact.from) && stands(fact.to),
  );
  return withFacts(decided, idsOf(wantedFacts), { verdict: 'accepted' });
}
