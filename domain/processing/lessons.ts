import { fold } from '../folding/fold.js';
import { type Fact, type Reading, type Thing } from './proposal.js';
import { type Review, factReview, thingReview } from './review.js';

/** A reading with what a person made of it. */
export interface ReviewedReading {
  readonly reading: Reading;
  readonly review: Review;
}

/** What a person's decisions on earlier texts of a project say of the next one. */
export interface Lessons {
  /** By the folded name of a thing: null for one that was refused, otherwise the label that it was accepted with. */
  readonly names: ReadonlyMap<string, string | null>;
  /** By a type as it is read: what it was called when it was accepted; null for one that is refused each time. */
  readonly types: ReadonlyMap<string, string | null>;
}

/** A relationship may be refused for being wrong here: so many in a row say that its type is not wanted. */
const UNWANTED = 3;

/** What was decided last of a name or a type counts. @param reviewed the latest first */
export function lessonsOf(reviewed: readonly ReviewedReading[]): Lessons {
  const names = new Map<string, string | null>();
  const types = new Map<string, string | null>();
  const refusals = new Map<string, number>();
  for (const { reading, review } of reviewed) {
    for (const thing of reading.things) {
      const { verdict, label = thing.label } = thingReview(review, thing.id);
      const key = fold(thing.name);
      if (verdict !== 'open' && !names.has(key)) names.set(key, verdict === 'refused' ? null : label);
    }
    for (const fact of reading.facts) {
      const { verdict, type = fact.type } = factReview(review, fact.id);
      // What was refused with one of its ends says nothing of its type.
      const hasEnds = [fact.from, fact.to].every((id) => thingReview(review, id).verdict !== 'refused');
      if (types.has(fact.type) || verdict === 'open' || !hasEnds) continue;
      const times = verdict === 'refused' ? (refusals.get(fact.type) ?? 0) + 1 : 0;
      refusals.set(fact.type, times);
      if (verdict === 'accepted') types.set(fact.type, type);
      else if (times === UNWANTED) types.set(fact.type, null);
    }
  }
  return { names, types };
}

/** A reading without the names and types that were refused before, and with the labels and types that were chosen before. */
export function taughtReading(reading: Reading, { names, types }: Lessons): Reading {
  const { things, facts } = reading;
  const lesson = ({ name }: Thing) => names.get(fold(name));
  const kept = things.filter((thing) => lesson(thing) !== null || thing.nodeId !== undefined);
  const there = new Set(kept.map(({ id }) => id));
  const isThere = ({ from, to }: Fact) => there.has(from) && there.has(to);
  return {
    ...reading,
    things: kept.map((thing) => ({ ...thing, label: lesson(thing) ?? thing.label })),
    facts: facts
      .filter((fact) => isThere(fact) && types.get(fact.type) !== null)
      .map((fact) => ({ ...fact, type: types.get(fact.type) ?? fact.type })),
  };
}
