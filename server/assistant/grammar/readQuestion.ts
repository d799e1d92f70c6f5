import { idsIn } from '../../../domain/query/named.js';
import { type Query } from '../../../domain/query/Query.js';
import { type Language } from '../language/lexicon/files.js';
import { glossedIn } from '../language/glossed.js';
import { indexesOf, placesOf } from '../language/phrases.js';
import { type Token, tokensOf, wordsOf } from '../language/tokens.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { bothOf } from './bothOf.js';
import { type Item, type Reading, readings, wholes } from './chart.js';
import { type Alias, type Focus, type Lexeme, type WordLink } from './Lexeme.js';
import { isMisread, isOfShare, makesException } from './guard.js';
import { lexemesOf, lookups } from './lexemes.js';
import { type Operator, type Pack, PACKS, smallOf } from '../language/Pack.js';
import { Schema } from './Schema.js';
import { directed, isWithin, repeated, silent, unsaid, usesRepeated } from './wideLexemes.js';
import { type Marked } from '../marking/Marked.js';
import { mark } from '../marking/mark.js';

/** What the grammar makes of a question: one query that it is sure of, or nothing. */
export type Understood =
  /** `settled`: what a verb is read as that says more or less than the graph does. */
  | {
      readonly kind: 'sure';
      readonly query: Query;
      readonly score: number;
      readonly settled?: WordLink | undefined;
      /** Of a reading that not all words speak for: those that it leaves out. */
      readonly leftOut?: readonly string[];
      /** Readings that are not much worse: the stations of a management, and those in the city of its name. */
      readonly near?: readonly Query[];
    }
  /** Some words may stand for one name of the graph or another, or for the only one with little certainty: with that it is this query. */
  | { readonly kind: 'ask'; readonly words: string; readonly choices: readonly WordLink[]; readonly query?: Query }
  | { readonly kind: 'unsure' };

const UNSURE: Understood = { kind: 'unsure' };
/** Words of a question that is read at all: what is longer is no question, or several. */
const MOST_WORDS = 24;
/** A reading must be this good, and so much better than any other. */
const LEAST_SCORE = -0.9;
const MARGIN = 0.06;

/** Operators whose words say little where a language has neutral words beside them. */
const LITTLE: readonly Operator[] = ['is', 'of', 'at', 'that', 'which', 'by', 'have', 'gain', 'who', 'ones', 'as'];

/** And those that a query says by what it is. */
const LITTLE_SAID: readonly Operator[] = [
  ...LITTLE,
  'whom',
  'byWhom',
  'when',
  'where',
  'how',
  'and',
  'both',
  'than',
  'ordered',
];

/** Where the words of some phrases stand. */
const placesIn = (tokens: readonly Token[], phrases: readonly string[]): readonly number[] =>
  phrases.flatMap((phrase) => placesOf(tokens, wordsOf(phrase).join(' '))).flatMap(indexesOf);

/** The places of words that are never left out, because they change what is asked: "most", "at least". */
function telltalesIn(tokens: readonly Token[], { operators }: Pack, { triggers }: Marked): ReadonlySet<number> {
  const phrases = Object.entries(operators).flatMap(([op, own]) => (LITTLE.includes(op as Operator) ? [] : own));
  const denied = triggers.filter(({ trigger }) => trigger === 'not');
  return new Set([...denied.flatMap(indexesOf), ...placesIn(tokens, phrases)]);
}

/** A word that is read, and whether it may also say nothing. */
interface Told {
  readonly token: Token;
  readonly isOptional: boolean;
}

/** Words without those that say nothing where they stand; what a question begins with may be its head. */
function telling(tokens: readonly Token[], pack: Pack, schema: Schema, wide?: Marked): Told[] {
  const more = wide === undefined ? undefined : silent(wide);
  const again = wide === undefined ? undefined : repeated(wide);
  const gone = wide === undefined ? undefined : unsaid(wide);
  const telltale = wide === undefined ? undefined : telltalesIn(tokens, pack, wide);
  const { neutral, heads, telling: either } = smallOf(pack);
  const glossed = glossedIn(tokens, pack);
  // What says nothing elsewhere may be what somebody calls their nodes: a graph may have persons, or dates.
  const mayTell = ({ word }: Token) => either.has(word) || schema.namesLabel(word);
  return tokens.flatMap((token, at): Told[] => {
    const isNeutral = neutral.has(token.word);
    if (gone?.has(at) === true) return [];
    // Where days are nodes, who is not when: what would be left without it told the day of something for its maker.
    if (at === 0 && schema.times.length > 0 && pack.operators.who.includes(token.word))
      return [{ token, isOptional: false }];
    if (glossed.has(at)) return [{ token, isOptional: true }];
    if (!isNeutral && again?.has(at) === true) return [{ token, isOptional: true }];
    if (!isNeutral && more?.has(at) === true && telltale?.has(at) !== true)
      return mayTell(token) ? [{ token, isOptional: true }] : [];
    if (!isNeutral || (at === 0 && heads.has(token.word))) return [{ token, isOptional: false }];
    return mayTell(token) ? [{ token, isOptional: true }] : [];
  });
}

/** What a question is read with. */
export interface Ways {
  readonly pack?: Pack | undefined;
  readonly aliases?: readonly Alias[];
  /** What the last answer told of, for words that point back to it. */
  readonly focus?: Focus | undefined;
  /** Whether a noun with its article may mean the one that was told of. */
  readonly isDefinite?: true;
  /** Whether it is a part of a question, which may be a name alone. */
  readonly isPart?: true;
  /** Whether the shape of the graph may say what words stand for that are none of its own. */
  readonly isLoose?: true;
  /** When it is asked; words are then read by more than the grammar as well, where that is not sure of them. */
  readonly now?: string;
  /** What is known of the words beyond the grammar. */
  readonly wide?: Marked;
}

/** What some words meet in a graph: what it is made of, and the nodes that may be named. */
async function met(tokens: readonly Token[], reading: GraphReading) {
  const schema = Schema.of(await reading.shape());
  const words = tokens.map(({ word }) => word);
  const nodes = await reading.mentioned({ ...lookups(words, tokens), beginnings: [], near: [] });
  return { schema, nodes, captions: reading.called.captions };
}

/** Everything that some words mean together in this graph. Every word is used; what could be dropped is neutral by the pack. */
export async function readParts(
  question: string,
  language: Language,
  reading: GraphReading,
  { pack = PACKS[language], aliases = [], focus, isPart, isDefinite, isLoose, wide }: Ways,
): Promise<{ items: readonly Item[]; schema: Schema } | undefined> {
  const tokens = tokensOf(question, language);
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  const { schema, nodes, captions } = await met(tokens, reading);
  // Names are found in the words as they were written; what is neutral is dropped where no name holds it.
  const kept = telling(tokens, pack, schema, wide);
  const place = new Map(kept.map(({ token }, at) => [tokens.indexOf(token), at]));
  const own = { pack, schema, captions, language: pack === PACKS[language] ? language : undefined };
  const ways = { ...own, aliases, focus, isPart, isDefinite, isLoose, wide };
  const lexemes = lexemesOf(tokens, nodes, ways).flatMap((lexeme) => moved(lexeme, place));
  return {
    items: wholes(
      lexemes,
      kept.map(({ isOptional }) => isOptional),
      schema,
    ),
    schema,
  };
}

/** The words of a question, which of them tell something, and all that they may mean in this graph. */
export interface Said {
  readonly tokens: readonly Token[];
  readonly telling: ReadonlySet<number>;
  readonly lexemes: readonly Lexeme[];
  readonly schema: Schema;
}

/** What the words of a question may mean, whatever they mean together. */
export async function saidIn(question: string, language: Language, reading: GraphReading, now: string): Promise<Said> {
  const pack = PACKS[language];
  const tokens = tokensOf(question, language);
  const { schema, nodes, captions } = await met(tokens, reading);
  const wide = await mark(question, { reading, language, now });
  const own = { pack, schema, captions, language };
  const lexemes = lexemesOf(tokens, nodes, { ...own, aliases: [], wide, isOffered: true });
  // A phrase says little where it stands, and its words alone may tell something: which year, and by year.
  const little = new Set(placesIn(tokens, [...LITTLE_SAID.flatMap((op) => pack.operators[op]), ...pack.neutral]));
  return { tokens, telling: new Set(tokens.flatMap((_, at) => (little.has(at) ? [] : [at]))), lexemes, schema };
}

/** Reads a question with the graph's own words. */
export async function readQuestion(
  question: string,
  language: Language,
  reading: GraphReading,
  ways: Ways = {},
): Promise<Understood> {
  if (isOfShare(question, language)) return UNSURE;
  const own = await readOnce(question, language, reading, ways);
  if (own.kind === 'sure') return own;
  const wider = await byMore(question, language, reading, ways);
  if (wider?.kind === 'sure') return wider;
  return [own, wider].find((one) => one?.kind === 'ask') ?? byShape(question, language, reading, ways);
}

/** A question by what is known of its words beyond the grammar; undefined where that is not sure either. */
async function byMore(
  question: string,
  language: Language,
  reading: GraphReading,
  ways: Ways,
): Promise<Understood | undefined> {
  if (ways.now === undefined || ways.focus !== undefined) return undefined;
  const wide = await mark(question, { reading, language, now: ways.now });
  const schema = Schema.of(await reading.shape());
  if (!isWithin(wide, schema) || makesException(question, language)) return undefined;
  const read = await readOnce(question, language, reading, { ...ways, wide });
  if (read.kind !== 'sure') return read.kind === 'ask' ? read : undefined;
  const query = directed(read.query, wide, schema);
  const near = (read.near ?? []).flatMap((one) => directed(one, wide, schema) ?? []);
  return query === undefined ? undefined : { ...read, query, near };
}

/** Whether a small pronoun stands for somebody, whom the question names or an earlier one did. */
function pointsOut(question: string, language: Language, pack: Pack = PACKS[language]): boolean {
  const { clitics } = pack.dialogue;
  return clitics.length > 0 && tokensOf(question, language).some(({ word }) => clitics.includes(word));
}

/** Reads a question in one of the ways. */
async function readOnce(question: string, language: Language, reading: GraphReading, ways: Ways): Promise<Understood> {
  const parts = await readParts(question, language, reading, ways);
  const { pack = PACKS[language] } = ways;
  if (parts === undefined) return UNSURE;
  const { items, schema } = parts;
  const { wide } = ways;
  const found = readings(items, schema).filter(
    ({ query }) =>
      !isMisread({ question, query, schema, pack, isGuess: wide !== undefined }) &&
      (wide === undefined || usesRepeated(query, wide)),
  );
  const [best] = found;
  if (best === undefined || best.score < LEAST_SCORE) return UNSURE;
  if (pointsOut(question, language, ways.pack) && idsIn(best.query).length === 0) return UNSURE;
  const open = openLink(best, found);
  if (open !== undefined) return open;
  const rivals = found.filter(({ score }) => best.score - score < MARGIN);
  if (!(await agree(rivals, reading))) return UNSURE;
  const settled = best.links.find(({ isSettled }) => isSettled);
  if (settled !== undefined && !(await isFound(best.query, reading)))
    return { kind: 'ask', words: settled.words, choices: [settled], query: best.query };
  const query = await bothOf(best.query, question, pack, reading);
  const near = found.flatMap((one) => (one !== best && best.score - one.score < OFFERED ? [one.query] : []));
  return { kind: 'sure', query, score: best.score, settled, near };
}

/** What is to be asked about words that the graph does not have; nothing is told that only its shape speaks for. */
async function byShape(question: string, language: Language, reading: GraphReading, ways: Ways): Promise<Understood> {
  const read = await readOnce(question, language, reading, { ...ways, isLoose: true });
  return read.kind === 'ask' ? read : UNSURE;
}

/** Readings that are offered beside the best are not much worse. */
const OFFERED = 0.3;
const MOST_CHOICES = 3;

/** What is to be asked before the best reading may be told: words whose link is not sure, with what they may stand for. */
function openLink({ links, score, query }: Reading, found: readonly Reading[]): Understood | undefined {
  const doubtful = links.filter(({ isSure }) => !isSure);
  const [first] = doubtful;
  if (first === undefined) return undefined;
  // Two doubts in one question are too many to ask about.
  if (new Set(doubtful.map(({ words }) => words)).size > 1) return UNSURE;
  const near = found.filter((one) => score - one.score < OFFERED);
  const others = near.flatMap((one) => one.links.filter(({ words }) => words === first.words));
  const choices = new Map([first, ...others].map((link) => [`${link.kind} ${link.name}`, link]));
  return { kind: 'ask', words: first.words, choices: [...choices.values()].slice(0, MOST_CHOICES), query };
}

/** Whether there is what is asked for. */
export async function isFound(query: Query, reading: GraphReading): Promise<boolean> {
  const { result } = await reading.query(query);
  return result.kind === 'exists' ? result.holds : !('total' in result) || result.total > 0;
}

/** Readings that are compared by what they come to; of more than these nobody is sure. */
const MOST_RIVALS = 4;

/** Whether all readings come to the same. */
async function agree(rivals: readonly Reading[], reading: GraphReading): Promise<boolean> {
  if (rivals.length === 1) return true;
  if (rivals.length > MOST_RIVALS) return false;
  const results = new Set<string>();
  for (const { query } of rivals) {
    const { result } = await reading.query(query);
    results.add(JSON.stringify(result));
  }
  return results.size === 1;
}

/** A meaning where neutral words are gone. One that begins or ends with such a word only is gone too, but for names. */
function moved(lexeme: Lexeme, place: ReadonlyMap<number, number>): Lexeme[] {
  const inside = Array.from({ length: lexeme.to - lexeme.from }, (_, at) => place.get(lexeme.from + at)).filter(
    (at) => at !== undefined,
  );
  const [first] = inside;
  const last = inside.at(-1);
  return first === undefined || last === undefined ? [] : [{ ...lexeme, from: first, to: last + 1 }];
}
