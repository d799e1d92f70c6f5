import { fold } from '../../../domain/folding/fold.js';
import { type Query } from '../../../domain/query/Query.js';
import { type Alias } from '../grammar/Lexeme.js';
import { readQuestion, type Ways } from '../grammar/readQuestion.js';
import { Schema, wordsOfName } from '../grammar/Schema.js';
import { rowLabels } from '../guesses/rows.js';
import { firstFormsOf, isThing } from '../language/meanings.js';
import { type Marked } from '../marking/Marked.js';
import { isInDictionary } from '../marking/vocabulary.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { missingOf } from './missing.js';
import { matchInName, MATCHES, wordForms } from './wordMatch.js';

/** Words that are tried as what rows are: each parses the question again. */
const MOST_AS_ROWS = 2;
/** Shorter words end or begin too many others. */
const LEAST_PART = 4;

type Name = Pick<Alias, 'kind' | 'name'>;
/** A word of a question that nothing reads, and the name of the graph that it may stand for. */
interface Unread {
  readonly at: number;
  readonly word: string;
  readonly name: Name | undefined;
  /** Whether it may be what rows are. */
  readonly isNoun: boolean;
}

/** Whether a word is what a heading ends with, or begins what it says: `bikes` of `nbikes`, `erupted` of `Eruption`. */
const isPart = (word: string, own: string): boolean =>
  [...firstFormsOf(word)].some((form) => form.length >= LEAST_PART && (own.endsWith(form) || own.startsWith(form)));

/** The name of the graph that a word is most like, of those that rows and their columns have. */
function nameLike(word: string, { labels, properties }: Schema): Name | undefined {
  const forms = wordForms(word);
  const names: Name[] = [
    ...properties.map(({ property }) => ({ kind: 'property' as const, name: property })),
    ...labels.map(({ label }) => ({ kind: 'label' as const, name: label })),
  ];
  const ranked = names.flatMap((name) => {
    const words = wordsOfName(name.name);
    const match = matchInName(forms, words);
    const rank = match === undefined ? MATCHES.length : MATCHES.indexOf(match);
    return match !== undefined || words.some((own) => isPart(word, own)) ? [{ name, rank, size: words.length }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank || one.size - other.size)[0]?.name;
}

/** Words as aliases: each with the unnamed ones right beside it, as the docks of “empty docks”; undefined where a word is left. */
function aliasesOf(unread: readonly Unread[]): readonly Alias[] | undefined {
  const runs: Unread[] = [];
  for (const { at, word, name, isNoun } of unread) {
    const last = runs.at(-1);
    const named = [last?.name, name].filter((one) => one !== undefined);
    const isOne = named.length < 2 ? named.every(({ kind }) => kind !== 'label') : last?.name?.name === name?.name;
    if (last?.at === at - 1 && isOne)
      runs.splice(-1, 1, { at, word: `${last.word} ${word}`, name: last.name ?? name, isNoun });
    else runs.push({ at, word, name, isNoun });
  }
  const aliases = runs.flatMap(({ name, word }) => (name === undefined ? [] : [{ ...name, words: fold(word) }]));
  return aliases.length < runs.length ? undefined : aliases;
}

/** What words may stand for together: with one of them for what the rows of an only table are, one like no name first, or with none. */
function waysToName(unread: readonly Unread[], schema: Schema): (readonly Alias[])[] {
  const [rows, ...others] = rowLabels(schema);
  const isNamed = ({ name }: Unread) => Number(name !== undefined);
  const nouns = unread
    .filter(({ isNoun }) => isNoun || unread.length === 1)
    .toSorted((one, other) => isNamed(one) - isNamed(other));
  const asRows = (label: string) =>
    nouns.flatMap((noun) => {
      const name = { kind: 'label' as const, name: label };
      return [aliasesOf(unread.map((one) => (one === noun ? { ...one, name } : one))) ?? []];
    });
  const isOnly = rows !== undefined && others.length === 0;
  const named = [...(isOnly ? asRows(rows).slice(0, MOST_AS_ROWS) : []), aliasesOf(unread) ?? []];
  return named.filter(({ length }) => length > 0);
}

/**
 * What a refused question asks where its unread words stand for the names that they are most like, and one of them for what the rows of
 * an only table are: passengers of rows that are called after their file, Titanic. They may mean another thing all the same, so that this is
 * offered and never told.
 */
export async function readInOtherWords(
  marked: Marked,
  reading: GraphReading,
  { aliases = [], ...ways }: Pick<Ways, 'aliases' | 'now'>,
): Promise<readonly Query[]> {
  const schema = Schema.of(await reading.shape());
  const { language } = marked;
  const { words, because } = missingOf(marked);
  const unread = marked.tokens.flatMap(({ raw, word }, at) =>
    words.includes(raw)
      ? [{ at, word, name: nameLike(word, schema), isNoun: isThing(word, language) || !isInDictionary(word) }]
      : [],
  );
  const meant = because === 'unknownWords' ? waysToName(unread, schema) : [];
  const queries: Query[] = [];
  for (const own of meant) {
    const { question } = marked;
    const read = await readQuestion(question, language, reading, { ...ways, aliases: [...aliases, ...own] });
    if (read.kind === 'sure' && read.leftOut === undefined) queries.push(read.query);
  }
  return queries;
}
