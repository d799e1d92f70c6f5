import { fold } from '../../../domain/folding/fold.js';
import { type Query } from '../../../domain/query/Query.js';
import { type Alias } from '../grammar/Lexeme.js';
import { readQuestion, type Ways } from '../grammar/readQuestion.js';
import { Schema, wordsOfName } from '../grammar/Schema.js';
import { rowLabels } from '../guesses/rows.js';
import { firstFormsOf } from '../language/meanings.js';
import { type Marked } from '../marking/Marked.js';
import { isInDictionary } from '../marking/vocabulary.js';
import { isThing } from '../language/meanings.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { missingOf } from './missing.js';
import { matchInName, MATCHES, wordForms } from './wordMatch.js';

/** Readings that are tried: each parses the question again. */
const MOST_TRIED = 3;
/** Shorter words end or begin too many others. */
const LEAST_PART = 4;

/** A word of a question that nothing reads, and the name of the graph that it may stand for. */
interface Unread {
  readonly at: number;
  readonly word: string;
  readonly name: Pick<Alias, 'kind' | 'name'> | undefined;
  /** Whether it may be what the rows of a table are. */
  readonly isNoun: boolean;
}

/** Whether a word is what a heading ends with, or begins what it says: `bikes` of `nbikes`, `erupted` of `Eruption`. */
const isPart = (word: string, own: string): boolean =>
  [...firstFormsOf(word)].some((form) => form.length >= LEAST_PART && (own.endsWith(form) || own.startsWith(form)));

/** The name of the graph that a word is most like, of those that rows and their columns have. */
function nameLike(word: string, { labels, properties }: Schema): Unread['name'] {
  const forms = wordForms(word);
  const names = [
    ...properties.map(({ property }) => ({ kind: 'property', name: property }) as const),
    ...labels.map(({ label }) => ({ kind: 'label', name: label }) as const),
  ];
  const ranked = names.flatMap((name) => {
    const words = wordsOfName(name.name);
    const match = matchInName(forms, words);
    const rank = match === undefined ? MATCHES.length : MATCHES.indexOf(match);
    return match !== undefined || words.some((own) => isPart(word, own)) ? [{ name, rank, size: words.length }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank || one.size - other.size)[0]?.name;
}

function unreadIn(marked: Marked, schema: Schema): Unread[] {
  const { words, because } = missingOf(marked);
  if (because !== 'unknownWords') return [];
  const open = new Set(words);
  return marked.tokens.flatMap(({ raw, word }, at): Unread[] => {
    if (!open.has(raw)) return [];
    const isNoun = isThing(word, marked.language) || !isInDictionary(word);
    return [{ at, word, name: nameLike(word, schema), isNoun }];
  });
}

/** Words as aliases: each with the unnamed ones right beside it, as the docks of “empty docks”; undefined where a word is left. */
function aliasesOf(unread: readonly Unread[]): readonly Alias[] | undefined {
  const runs: { name: Unread['name']; words: string[]; to: number }[] = [];
  for (const { at, word, name } of unread) {
    const last = runs.at(-1);
    const joins = last?.to === at && (name === undefined || last.name === undefined || last.name.name === name.name);
    if (last === undefined || !joins) runs.push({ name, words: [word], to: at + 1 });
    else runs.splice(-1, 1, { name: last.name ?? name, words: [...last.words, word], to: at + 1 });
  }
  const aliases = runs.flatMap(({ name, words }) => (name === undefined ? [] : [{ ...name, words: words.join(' ') }]));
  return aliases.length < runs.length ? undefined : aliases;
}

/** What the words may stand for together: with one of them for what the rows of the table are, or with none. */
function waysToName(unread: readonly Unread[], schema: Schema): (readonly Alias[])[] {
  const [rows, ...others] = rowLabels(schema);
  const isOnly = unread.length === 1;
  const nouns = rows === undefined || others.length > 0 ? [] : unread.filter(({ isNoun }) => isNoun || isOnly);
  const asRows = nouns
    .toSorted((one, other) => Number(one.name !== undefined) - Number(other.name !== undefined) || one.at - other.at)
    .map((noun) =>
      unread.map((one) => (one === noun ? { ...one, name: { kind: 'label', name: rows } as const } : one)),
    );
  return [...asRows, unread].flatMap((one) => {
    const aliases = aliasesOf(one as readonly Unread[]);
    return aliases === undefined ? [] : [aliases];
  });
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
  const unread = unreadIn(marked, schema);
  if (unread.length === 0) return [];
  const queries: Query[] = [];
  for (const named of waysToName(unread, schema).slice(0, MOST_TRIED)) {
    const meant = named.map((one) => ({ ...one, words: fold(one.words) }));
    const read = await readQuestion(marked.question, marked.language, reading, {
      ...ways,
      aliases: [...aliases, ...meant],
    });
    if (read.kind === 'sure' && read.leftOut === undefined) queries.push(read.query);
  }
  return queries;
}
