import { type Query } from '../../../domain/query/Query.js';
import { type Language } from '../language/Language.js';
import { stepsIn } from '../grammar/building.js';
import { type Said } from '../grammar/readQuestion.js';
import { type Schema } from '../grammar/Schema.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type AskedFor, askedFor } from './asked.js';
import { type Clue, cluesIn, openIn } from './clues.js';
import { toldOf } from './conditions.js';
import { formOf } from './forms.js';
import { valueClues } from './valueClues.js';
import { FURTHER, labelsOf, type Taken, waysToTake } from './taken.js';

/** A query that somebody may have asked for, and how much speaks for it. */
export interface Guess {
  readonly query: Query;
  readonly score: number;
}

const isLabel = ({ sense }: Taken): boolean => sense.kind === 'label';

/** What speaks for it that those of a label are told: their word comes first, or they are persons where who is asked for. */
const FIRST = 0.5;
const NAMED = 0.2;
const PERSONS = 0.6;

function worthOf(target: string, taken: readonly Taken[], { isWho }: AskedFor, schema: Schema): number {
  const labels = taken.filter(isLabel).flatMap(({ sense }) => labelsOf(sense));
  const isPerson = isWho && schema.persons.includes(target);
  return (labels[0] === target ? FIRST : 0) + (labels.includes(target) ? NAMED : 0) + (isPerson ? PERSONS : 0);
}

/** Labels whose nodes are more than a word, next to what is named, where no word says whose are asked for. */
function unsaid(taken: readonly Taken[], { isWho, isCount }: AskedFor, schema: Schema): readonly string[] {
  if (isWho && schema.persons.length > 0) return schema.persons;
  if (!(isWho || isCount) || taken.some(isLabel)) return [];
  const named = taken.flatMap(({ sense }) => labelsOf(sense));
  const isMore = (label: string) => schema.properties.filter(({ labels }) => labels.includes(label)).length > 1;
  return stepsIn(schema).flatMap(({ from, to }) => (named.includes(from) && isMore(to) ? [to] : []));
}

/** The queries that clues come to, each in one sense, where those of a label are told. */
function queriesOf(taken: readonly Taken[], target: string, asked: AskedFor, schema: Schema): Query[] {
  const told = toldOf(taken, target, asked, schema);
  const [rank, ...ranks] = taken.flatMap(({ sense }) => (sense.kind === 'rank' ? [sense] : []));
  if (told === undefined || ranks.length > 0) return [];
  const isTargetSaid =
    !taken.some(isLabel) || taken.some((one) => isLabel(one) && labelsOf(one.sense).includes(target));
  const beside = taken.flatMap(({ sense }) => labelsOf(sense)).filter((label) => label !== target);
  return formOf({ ...told, schema, asked, target, rank, isTargetSaid, beside });
}

/** All that the words of a question may be about, in their order. */
async function allClues(said: Said, language: Language, reading: GraphReading): Promise<Clue[]> {
  const named = cluesIn(said, language);
  const others = await valueClues(said, openIn(said, named, language), language, reading);
  return [...named, ...others].sort((one, other) => one.from - other.from);
}

/**
 * What a question may ask for by what it names, the likeliest first, whatever its other words say. A guess leaves none of the names out, nor
 * a number, a denial or a rank. None where it is asked in a way that is never guessed.
 */
export async function guessesOf(said: Said, language: Language, reading: GraphReading): Promise<Guess[]> {
  const clues = await allClues(said, language, reading);
  const asked = askedFor(said, (at) => clues.some(({ from, to }) => from <= at && at < to));
  if (asked === undefined || clues.length === 0) return [];
  const { schema } = said;
  const found = new Map<string, Guess>();
  for (const taken of waysToTake(clues)) {
    const worth = taken.reduce((sum, one) => sum + one.worth, 0);
    const targets = new Set([...taken.flatMap(({ sense }) => labelsOf(sense)), ...unsaid(taken, asked, schema)]);
    for (const target of targets)
      for (const [at, query] of queriesOf(taken, target, asked, schema).entries()) {
        const score = worth + worthOf(target, taken, asked, schema) - at * FURTHER;
        const key = JSON.stringify(query);
        if ((found.get(key)?.score ?? -1) < score) found.set(key, { query, score });
      }
  }
  return [...found.values()].sort((one, other) => other.score - one.score);
}
