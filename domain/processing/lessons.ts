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
  /** By a type as it is read: what it was called when it was accepted. */
  readonly types: ReadonlyMap<string, string>;
}

/** What was decided last of a name or a type counts. @param reviewed the latest first */
export function lessonsOf(reviewed: readonly ReviewedReading[]): Lessons {
  const names = new Map<string, string | null>();
  const types = new Map<string, string>();
  for (const { reading, review } of reviewed) {
    for (const thing of reading.things) {
      const { verdict, label = thing.label } = thingReview(review, thing.id);
      const key = fold(thing.name);
      if (verdict !== 'open' && !names.has(key)) names.set(key, verdict === 'refused' ? null : label);
    }
    for (const fact of reading.facts) {
      const { verdict, type = fact.type } = factReview(review, fact.id);
      if (verdict === 'accepted' && !types.has(fact.type)) types.set(fact.type, type);
    }
  }
  return { names, types };
}

/** A reading without what was refused before, and with the labels and types that were chosen before. */
export function taughtReading({ sentences, things, facts }: Reading, { names, types }: Lessons): Reading {
  const lesson = ({ name }: Thing) => names.get(fold(name));
  const kept = things.filter((thing) => lesson(thing) !== null || thing.nodeId !== undefined);
  const there = new Set(kept.map(({ id }) => id));
  const isThere = ({ from, to }: Fact) => there.has(from) && there.has(to);
  return {
    sentences,
    things: kept.map((thing) => ({ ...thing, label: lesson(thing) ?? thing.label })),
    facts: facts.filter(isThere).map((fact) => ({ ...fact, type: types.get(fact.type) ?? fact.type })),
  };
}
