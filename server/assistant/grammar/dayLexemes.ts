import { captionOf } from '../../../domain/caption/caption.js';
import { type GraphNode } from '../../contract/elements.js';
import { type Token, wordsOf } from '../../language/tokens.js';
import { isYear } from '../../language/dates.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { placesIn } from '../../language/phrases.js';
import { type Lexeme } from './Lexeme.js';
import { type Operator, type Pack } from '../../language/Pack.js';
import { type Schema } from './Schema.js';

/** Of more days than these none is looked for by its year. */
const MOST_DAYS = 2000;
/** A year means all of its days before it means the node that is called by it alone. */
const OF_YEAR = 1.15;

/** Which years a word before one lets through. */
const WITHIN: Partial<Record<Operator, (year: number, bound: number) => boolean>> = {
  after: (year, bound) => year > bound,
  before: (year, bound) => year < bound,
  at: (year, bound) => year === bound,
};

/** The year that the name of a day tells; undefined where it tells none, or several. */
function yearOf(node: GraphNode): number | undefined {
  const [year, ...more] = (captionOf(node).match(/(?<!\d)\d{4}(?!\d)/gu) ?? []).map(Number).filter(isYear);
  return more.length === 0 ? year : undefined;
}

/** The days of a graph where they are nodes, for a question with a year; none where there are too many. */
export async function daysIn(tokens: readonly Token[], schema: Schema, reading: GraphReading): Promise<GraphNode[]> {
  if (schema.times.length === 0 || !tokens.some(({ number }) => isYear(number))) return [];
  const found: GraphNode[] = [];
  for (const label of schema.times) {
    const { nodes, total } = await reading.select({ label, where: [], limit: MOST_DAYS });
    if (total > MOST_DAYS) return [];
    found.push(...nodes);
  }
  return found;
}

/** The days after, before or in a year, where days are nodes: (born) after 1950. */
export function* dayLexemes(
  tokens: readonly Token[],
  days: readonly GraphNode[],
  { operators }: Pack,
  { times: labels }: Schema,
): Generator<Lexeme> {
  const words = tokens.map(({ word }) => word);
  for (const [op, isWithin] of Object.entries(WITHIN))
    for (const phrase of operators[op as Operator])
      for (const { from, to } of placesIn(words, wordsOf(phrase))) {
        const bound = tokens[to]?.number;
        if (!isYear(bound)) continue;
        const ids = days.filter((day) => isWithin(yearOf(day) ?? Number.NaN, bound)).map(({ id }) => id);
        if (ids.length === 0) continue;
        yield { from, to: to + 1, score: OF_YEAR, meaning: { cat: 'set', set: { kind: 'nodes', ids }, labels } };
      }
}
