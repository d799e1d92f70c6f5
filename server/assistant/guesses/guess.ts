import { type Query } from '../../../domain/query/Query.js';
import { type Language } from '../language/lexicon/files.js';
import { type Said } from '../grammar/readQuestion.js';
import { type Schema } from '../grammar/Schema.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type AskedFor, askedFor, FARTHEST_PER } from './asked.js';
import { type Clue, cluesIn, openIn, type Sense } from './clues.js';
import { toldOf } from './conditions.js';
import { formOf } from './forms.js';
import { kindOf } from './measures.js';
import { offeredForms } from './offeredForms.js';
import { foundClues } from './foundClues.js';
import { valueClues } from './valueClues.js';
import { isAskedFor, isOther } from './roles.js';
import { besideAll, rowLabels } from './rows.js';
import { labelsOf, type Taken, waysToTake } from './taken.js';
import { SCORES } from '../scores/scores.js';

/** A query that somebody may have asked for, and how much speaks for it. */
export interface Guess {
  readonly query: Query;
  readonly score: number;
  /** Whether no word of the question says who is told, or by what they are ranked: the graph alone does. */
  readonly isUnsaid: boolean;
  /** Whether something else may be asked than is told. */
  readonly isOther: boolean;
  /** Words of a name of the graph that it does not use, as they were written. */
  readonly without: readonly string[];
}

/** What a question may ask for, and its words that no guess uses, as they were written. */
export interface Guesses {
  readonly guesses: readonly Guess[];
  readonly leftOut: readonly string[];
  /** Whether one of these is what is asked for. */
  readonly isAskedLeftOut: boolean;
}

const NONE: Guesses = { guesses: [], leftOut: [], isAskedLeftOut: false };

/** Words for a label, but those that only say what one is that is named: the plot of plot B6. */
const labelled = (taken: readonly Taken[]): readonly Taken[] => {
  const named = taken.flatMap(({ sense }) => (sense.kind === 'named' ? [sense.label] : []));
  return taken.filter(({ sense }) => sense.kind === 'label' && !named.includes(sense.label));
};

/** What speaks for it that those of a label are told. */
function worthOf(target: string, taken: readonly Taken[], { isWho }: AskedFor, schema: Schema): number {
  const labels = labelled(taken).flatMap(({ sense }) => labelsOf(sense));
  const isPerson = isWho && schema.persons.includes(target);
  const rest = taken.filter(({ sense }) => sense.kind !== 'label' && sense.kind !== 'number');
  const own = rest.filter(({ sense }) => labelsOf(sense).includes(target)).length / Math.max(1, rest.length);
  return (
    (labels[0] === target ? SCORES.targetFirst : 0) +
    (labels.includes(target) ? SCORES.targetNamed : 0) +
    (isPerson ? SCORES.targetPersons : 0) +
    own * SCORES.targetOwn
  );
}

/** Labels whose nodes are more than a word, next to what is named, where no word says whose are asked for. */
function unsaid(taken: readonly Taken[], { isWho, isCount, isHow }: AskedFor, schema: Schema): readonly string[] {
  if (isWho && schema.persons.length > 0) return schema.persons;
  if (labelled(taken).length > 0) return [];
  if (taken.every(({ sense }) => labelsOf(sense).length === 0)) return rowLabels(schema);
  const named = [...new Set(taken.flatMap(({ sense }) => labelsOf(sense)))];
  if (isWho || isCount || isHow) return named.flatMap((label) => besideAll(schema, [label]));
  return named.length > 1 ? besideAll(schema, named) : [];
}

/** The types of relationships that words of a question surely are. */
const typesIn = ({ lexemes }: Said): ReadonlySet<string> =>
  new Set(
    lexemes.flatMap(({ meaning, link, score }) =>
      meaning.cat === 'rel' && score >= SCORES.typeSure && link?.isSure !== false ? [meaning.type] : [],
    ),
  );

interface Asking {
  readonly asked: AskedFor;
  readonly schema: Schema;
  readonly types: ReadonlySet<string>;
}

/** A query with whether it is only offered. */
interface Made {
  readonly query: Query;
  readonly isOffered: boolean;
}

/** What is told for each of: the first that is named behind the words that say so. */
const perOf = (all: readonly Taken[], { per }: AskedFor): Taken | undefined =>
  per === undefined ? undefined : all.find(({ from }) => from >= per && from - per <= FARTHEST_PER);

/** Whether words for what there is most of are read as a day: the most games as the final game. */
const isCountedDay = ({ from, sense }: Taken, { asked, schema }: Asking): boolean =>
  sense.kind === 'property' && asked.manyOf.includes(from) && kindOf(schema, sense.link).startsWith('date');

/** The queries that clues come to, each in one sense, where those of a label are told. */
function queriesOf(all: readonly Taken[], target: string, asking: Asking): Made[] {
  const { asked, schema, types } = asking;
  const { isAll, queries } = offeredForms({ ...asking, taken: all, target });
  const offered = queries.map((query) => ({ query, isOffered: true }));
  if (isAll) return offered;
  if (all.some((one) => isCountedDay(one, asking))) return offered;
  const per = perOf(all, asked);
  const taken = per === undefined ? all : all.filter((one) => one !== per);
  const [rank, ...ranks] = taken.flatMap(({ sense }) => (sense.kind === 'rank' ? [sense] : []));
  if (ranks.length > 0 || (asked.per !== undefined && per === undefined)) return offered;
  const labels = labelled(taken).flatMap(({ sense }) => labelsOf(sense));
  const isTargetSaid = labels.length === 0 || labels.includes(target);
  const isUnsaid = labels.length === 0 && taken.every(({ sense }) => !labelsOf(sense).includes(target));
  const isCounted = taken.some(({ from, sense }) => sense.kind === 'label' && asked.counting.includes(from));
  const beside = taken.flatMap(({ sense }) => labelsOf(sense)).filter((label) => label !== target);
  const said = toldOf(taken, target, asked, schema).flatMap((told) =>
    formOf({ ...told, schema, asked, target, isCounted, rank, isTargetSaid, isUnsaid, beside, types, per: per?.sense }),
  );
  return [...said.map((query) => ({ query, isOffered: false })), ...offered];
}

/** Whether words of a question name a label, or what those of it are ranked by. */
function isSaid(target: string, taken: readonly Taken[], { order }: AskedFor): boolean {
  const isTarget = taken.some(({ sense }) => sense.kind === 'label' && sense.label === target);
  const isRanked = taken.some(({ sense }) => sense.kind === 'property' || sense.kind === 'rank');
  const isBeside = taken.some(({ sense }) => sense.kind === 'label' && sense.label !== target);
  return isTarget && (order === undefined || isRanked || isBeside);
}

const isDivided = ({ kind }: Sense): boolean => kind === 'label' || kind === 'property';

/** Whether words may be left out where something is offered: those for a label or a property, but no name, value, number or rank. */
const isSpare = ({ senses }: Clue): boolean => senses.every(isDivided);

/**
 * What a question may ask for by what it names, the likeliest first, whatever its other words say. A guess leaves none of the names out, nor
 * a number, a denial or a rank. None where it is asked in a way that is never guessed.
 */
export async function guessesOf(said: Said, language: Language, reading: GraphReading): Promise<Guesses> {
  const named = cluesIn(said, language);
  const open = openIn(said, named, language);
  const others = await valueClues(said, open, language, reading);
  const left = open.filter((at) => !others.some(({ from }) => from === at));
  const found = await foundClues(said, left, [...named, ...others], language, reading);
  const clues = [...named, ...others, ...found].sort((one, other) => one.from - other.from);
  const isClue = (at: number) => clues.some(({ from, to }) => from <= at && at < to);
  const isKey = (at: number) => clues.some(({ from, senses }) => from === at && senses.some(isDivided));
  const asked = askedFor(said, isClue, language, isKey);
  if (asked === undefined || clues.length === 0) return NONE;
  const { schema } = said;
  const asking = { asked, schema, types: typesIn(said) };
  const guesses = new Map<string, Guess>();
  const use = (used: readonly Clue[], without: readonly string[]) => {
    for (const taken of waysToTake(used)) {
      const worth = taken.reduce((sum, one) => sum + one.worth, 0);
      const targets = new Set([...taken.flatMap(({ sense }) => labelsOf(sense)), ...unsaid(taken, asked, schema)]);
      for (const target of targets)
        for (const [at, { query, isOffered }] of queriesOf(taken, target, asking).entries()) {
          const behind = isOffered ? SCORES.offeredForm : 0;
          const score = worth + worthOf(target, taken, asked, schema) - at * SCORES.senseFurther - behind;
          const key = JSON.stringify(query);
          if ((guesses.get(key)?.score ?? -1) >= score) continue;
          guesses.set(key, {
            query,
            score,
            without,
            isUnsaid: !isSaid(target, taken, asked),
            isOther: isOffered || without.length > 0 || isOther({ query, target, taken, asked, said }),
          });
        }
    }
  };
  use(clues, []);
  if (guesses.size === 0)
    for (const clue of clues.filter(isSpare))
      use(
        clues.filter((one) => one !== clue),
        said.tokens.slice(clue.from, clue.to).map(({ raw }) => raw),
      );
  const unread = open.filter((at) => !isClue(at));
  return {
    guesses: [...guesses.values()].sort((one, other) => other.score - one.score),
    leftOut: unread.flatMap((at) => said.tokens[at]?.raw ?? []),
    isAskedLeftOut: unread.some((at) => isAskedFor(at, said, language)),
  };
}
