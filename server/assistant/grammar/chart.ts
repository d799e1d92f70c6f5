import { type Meaning } from './Meaning.js';
import { type Lexeme, type WordLink } from './Lexeme.js';
import { type Rule } from './Rule.js';
import { asked, RULES } from './rules.js';
import { type Schema } from './Schema.js';
import { type Query } from '../../../domain/query/Query.js';

/** A run of words that means something: how, and how well. */
export interface Item {
  readonly meaning: Meaning;
  readonly score: number;
  readonly links: readonly WordLink[];
}

/** Readings of one run of words that are kept. */
const MOST_READINGS = 60;
/** What each step of reading costs: of two ways to the same, the shorter one is meant. */
const STEP = 0.01;
/** A word that could say something is read before it is left out. */
const LEFT_OUT = 0.07;

const partOf = (meaning: Meaning): string => (meaning.cat === 'op' ? `op:${meaning.op}` : meaning.cat);
const BY_LEFT = new Map<string, readonly Rule[]>();
for (const rule of RULES) BY_LEFT.set(rule.left, [...(BY_LEFT.get(rule.left) ?? []), rule]);

/** A reading of a whole question. */
export interface Reading {
  readonly query: Query;
  readonly score: number;
  /** Words that stand for names of the graph, though they are others. */
  readonly links: readonly WordLink[];
}

/** Reads runs of words from the shortest to the whole question, keeping every meaning of each. */
class Chart {
  readonly #cells = new Map<number, Map<string, Item>>();

  readonly length: number;

  /** @param optional which words may also say nothing */
  constructor(
    readonly optional: readonly boolean[],
    readonly schema: Schema,
  ) {
    this.length = optional.length;
  }

  #cell(from: number, to: number): Map<string, Item> {
    const key = from * (this.length + 1) + to;
    const cell = this.#cells.get(key) ?? new Map<string, Item>();
    this.#cells.set(key, cell);
    return cell;
  }

  items = (from: number, to: number): Item[] => [...this.#cell(from, to).values()];

  add(from: number, to: number, { meaning, score, links }: Item): void {
    const cell = this.#cell(from, to);
    const key = JSON.stringify(meaning);
    const known = cell.get(key);
    if (known === undefined || known.score < score) cell.set(key, { meaning, score, links });
  }

  fill(): void {
    for (let width = 2; width <= this.length; width += 1) {
      for (let from = 0; from + width <= this.length; from += 1) this.#fillCell(from, from + width);
    }
  }

  /** What a run of words means without a word at its edge that may say nothing. */
  #leaveOut(from: number, to: number): void {
    const rest = [
      ...(this.optional[from] === true ? this.items(from + 1, to) : []),
      ...(this.optional[to - 1] === true ? this.items(from, to - 1) : []),
    ];
    for (const item of rest) this.add(from, to, { ...item, score: item.score - LEFT_OUT });
  }

  #fillCell(from: number, to: number): void {
    this.#leaveOut(from, to);
    for (let middle = from + 1; middle < to; middle += 1) {
      for (const left of this.items(from, middle)) {
        for (const rule of BY_LEFT.get(partOf(left.meaning)) ?? []) {
          for (const right of this.items(middle, to))
            if (partOf(right.meaning) === rule.right) this.#apply(rule, left, right, from, to);
        }
      }
    }
    const cell = this.#cell(from, to);
    if (cell.size <= MOST_READINGS) return;
    const best = [...cell].sort(([, one], [, other]) => other.score - one.score).slice(0, MOST_READINGS);
    cell.clear();
    for (const [key, item] of best) cell.set(key, item);
  }

  #apply({ make }: Rule, left: Item, right: Item, from: number, to: number): void {
    const where = { schema: this.schema, isFirst: from === 0, isLast: to === this.length };
    for (const { meaning, cost } of make(left.meaning as never, right.meaning as never, where))
      this.add(from, to, {
        meaning,
        score: left.score + right.score - cost - STEP,
        links: left.links.length === 0 ? right.links : [...left.links, ...right.links],
      });
  }
}

/** Everything that all words of a question, or of a part of one, mean together. */
export function wholes(lexemes: readonly Lexeme[], optional: readonly boolean[], schema: Schema): Item[] {
  const chart = new Chart(optional, schema);
  // What is not certain of a word costs; what is certain costs nothing, whatever the number of words.
  for (const { from, to, meaning, score, link } of lexemes)
    chart.add(from, to, {
      meaning,
      score: Math.min(1.4, score) - 1 + (to - from - 1) * 0.05,
      links: link === undefined ? [] : [link],
    });
  chart.fill();
  return chart.items(0, optional.length);
}

/** Every query that whole meanings come to, the best first, each once. */
export function readings(items: readonly Item[], schema: Schema): Reading[] {
  const found = new Map<string, Reading>();
  for (const { meaning, score, links } of items) {
    // Without a question around it, only the graph's own words say a relationship.
    if (meaning.cat === 'link' && links.some(({ isSure }) => !isSure)) continue;
    for (const { meaning: whole, cost } of asked(meaning, schema)) {
      if (whole.cat !== 'query') continue;
      const key = JSON.stringify(whole.query);
      const known = found.get(key);
      if (known === undefined || known.score < score - cost)
        found.set(key, { query: whole.query, score: score - cost, links });
    }
  }
  return [...found.values()].sort((one, other) => other.score - one.score);
}
