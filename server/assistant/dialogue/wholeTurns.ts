import { type Focus } from '../grammar/Lexeme.js';
import { type NodeSet, type Order, ORDERS, type Query } from '../../../domain/query/Query.js';
import { type Language } from '../language/lexicon/files.js';
import { PACKS } from '../language/Pack.js';
import { severalOf } from '../grammar/focusLexemes.js';
import { placed, reversed, turned } from './changed.js';
import { setOf } from './focusOf.js';
import { folded, holds } from './pointsBack.js';

/** What a turn comes to that changes a query by all of its words; no query where it cannot be changed so. */
export interface WholeTurn {
  readonly query: Query | undefined;
}

const onlyOne = ([query, ...others]: readonly Query[]): Query | undefined => (others.length > 0 ? undefined : query);
const listOf = (set: NodeSet): Query => ({ kind: 'nodes', set, limit: 100 });

/** How many were told of; of one that was named nobody asks. */
function counted(focus: Focus): Query | undefined {
  const set = severalOf(focus);
  return set.kind === 'nodes' && set.ids.length === 1 ? undefined : { kind: 'count', set };
}

/** How much what was ranked first is worth. */
function measured(before: Query): Query | undefined {
  const set = setOf(before);
  return set?.kind === 'top' && set.by.kind === 'property'
    ? { kind: 'values', set, properties: [set.by.property] }
    : undefined;
}

/** Those that the last question left out of a set that it narrowed; undefined where it narrowed none. */
function othersOf(query: Query): Query | undefined {
  const set = setOf(query);
  if (set?.kind === 'where') return listOf({ ...set, that: { kind: 'not', of: set.that } });
  return set?.kind === 'top' ? listOf({ kind: 'difference', of: [set.of, set] }) : undefined;
}

/** The order that is all a text names: “the cheapest one” names more. */
function orderIn(text: string, language: Language): Order | undefined {
  const { operators, dialogue } = PACKS[language];
  const end = dialogue.ones.map(folded).find((word) => text.endsWith(` ${word}`));
  const named = end === undefined ? text : text.slice(0, -end.length - 1);
  return ORDERS.find((one) => holds(operators[one], named));
}

/**
 * Reads a turn all of whose words change the last query: its number, its names, the others, another order or place. Undefined where it is none.
 * @param said the turn without a word that only joins it on
 */
export function readWholeTurn(
  { text, said }: { readonly text: string; readonly said: string },
  language: Language,
  before: Query,
  focus: Focus | undefined,
): WholeTurn | undefined {
  const { dialogue: words } = PACKS[language];
  if (holds(words.others, said)) return { query: othersOf(before) };
  if (focus !== undefined) {
    if (holds(words.measuring, text)) return { query: measured(before) };
    if (holds(words.counting, text)) return { query: counted(focus) };
    if (holds(words.listing, text)) return { query: listOf(severalOf(focus)) };
  }
  if (holds(words.reversing, said)) return { query: onlyOne(reversed(before)) };
  const place = words.ordinals.findIndex((forms) => holds(forms, said));
  const order = orderIn(said, language);
  const found = place >= 0 ? placed(before, place + 1) : order === undefined ? [] : turned(before, order);
  const query = onlyOne(found);
  return query && { query };
}
