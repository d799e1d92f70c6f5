import { type Query } from '../../../domain/query/Query.js';
import { type Language } from '../language/Language.js';
import { type Token, wordsOf } from '../language/tokens.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Reading, readings } from './chart.js';
import { type Lexeme, lexemesOf, lookups, questionTokens } from './lexemes.js';
import { type Pack, PACKS, particlesOf } from './Pack.js';
import { Schema } from './Schema.js';

/** What the grammar makes of a question: one query that it is sure of, or nothing. */
export type Understood =
  | { readonly kind: 'sure'; readonly query: Query; readonly score: number }
  | { readonly kind: 'unsure' };

const UNSURE: Understood = { kind: 'unsure' };
/** Words of a question that is read at all: what is longer is no question, or several. */
const MOST_WORDS = 24;
/** A reading must be this good, and so much better than any other. */
const LEAST_SCORE = -0.9;
const MARGIN = 0.06;

/** Words that say nothing where they stand; what a question begins with may be its head. */
function telling(tokens: readonly Token[], pack: Pack): Token[] {
  const neutral = new Set(pack.neutral.flatMap((phrase) => wordsOf(phrase).join(' ')));
  const heads = new Set(pack.operators.is.map((word) => wordsOf(word).join(' ')));
  return tokens.filter(({ word }, at) => !neutral.has(word) || (at === 0 && heads.has(word)));
}

/** Reads a question with the graph's own words. Every word must be used; a word that could be dropped is neutral by the pack. */
export async function readQuestion(
  question: string,
  language: Language,
  reading: GraphReading,
  pack: Pack = PACKS[language],
): Promise<Understood> {
  const tokens = questionTokens(question, language);
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return UNSURE;
  const schema = new Schema(await reading.shape(), particlesOf(Object.values(PACKS)), pack.years);
  const words = tokens.map(({ word }) => word);
  const nodes = await reading.mentioned({ ...lookups(words), beginnings: [], near: [] });
  // Names are found in the words as they were written; what is neutral is dropped where no name holds it.
  const kept = telling(tokens, pack);
  const place = new Map(kept.map((token, at) => [tokens.indexOf(token), at]));
  const lexemes = lexemesOf(tokens, nodes, pack, schema).flatMap((lexeme) => moved(lexeme, place, tokens.length));
  const found = readings(lexemes, kept.length, schema);
  const [best] = found;
  if (best === undefined || best.score < LEAST_SCORE) return UNSURE;
  const rivals = found.filter(({ score }) => best.score - score < MARGIN);
  return (await agree(rivals, reading)) ? { kind: 'sure', query: best.query, score: best.score } : UNSURE;
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
function moved(lexeme: Lexeme, place: ReadonlyMap<number, number>, length: number): Lexeme[] {
  const inside = Array.from({ length: lexeme.to - lexeme.from }, (_, at) => place.get(lexeme.from + at)).filter(
    (at) => at !== undefined,
  );
  const [first] = inside;
  const last = inside.at(-1);
  void length;
  return first === undefined || last === undefined ? [] : [{ ...lexeme, from: first, to: last + 1 }];
}
