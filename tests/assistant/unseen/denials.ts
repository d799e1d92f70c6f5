import { fold } from '../../../domain/folding/fold.js';
import { type PropertyValue } from '../../../domain/properties/values.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';

const LEAST_BEGINNING = 5;
const LEAST_SLIPPED = 6;
const MOST_ELEMENTS = 20_000;
const ENDING = /(?:ies|es|s|ed|ing|urilor|urile|ului|ilor|elor|ile|ele|uri|lui|ul|ea|ei|ii|le|a|e|i|u|y)$/u;
const QUOTED = '[“„][^”]+”';
/** The words that a sentence denies, one behind the other. */
const DENIAL = new RegExp(`(?:nothing of|nimic despre) (${QUOTED}(?:(?:,| and|,? and| și|, și)? ${QUOTED})*)`, 'gu');

/** Codes of few capitals have no forms. */
const CODE = /^[\p{Lu}\p{N}]{1,3}$/u;

const partsOf = (text: string): string[] =>
  text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The folded words of a graph, each with whether it is only a code there. */
type GraphWords = ReadonlyMap<string, boolean>;

const textsOf = (value: PropertyValue): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** All words of a graph: labels, types, names of properties and values, read element by element. */
export async function wordsOfGraph(store: GraphStore, scope: GraphScope): Promise<GraphWords> {
  const [nodes, relationships] = [
    await store.exportNodes(scope, null, MOST_ELEMENTS),
    await store.exportRelationships(scope, null, MOST_ELEMENTS),
  ];
  const words = new Map<string, boolean>();
  const add = (texts: readonly string[]) => {
    for (const part of texts.flatMap(partsOf))
      words.set(fold(part), CODE.test(part) && words.get(fold(part)) !== false);
  };
  for (const { labels, properties } of nodes.items)
    add([...labels, ...Object.keys(properties), ...Object.values(properties).flatMap(textsOf)]);
  for (const { type, properties } of relationships.items)
    add([type, ...Object.keys(properties), ...Object.values(properties).flatMap(textsOf)]);
  return words;
}

/** Whether two words differ by one letter put in, left out, changed, or swapped with the next. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const rest = (text: string, by: number) => text.slice(from + by);
  const isSwapped = one[from] === other[from + 1] && one[from + 1] === other[from] && rest(one, 2) === rest(other, 2);
  return (
    rest(one, 1) === rest(other, 1) || rest(one, 0) === rest(other, 1) || rest(one, 1) === rest(other, 0) || isSwapped
  );
}

/** Whether a word stands in a graph: as it is, but for its ending, as a beginning, or within one slip. */
function stands(word: string, words: GraphWords): boolean {
  const asked = fold(word);
  const root = asked.replace(ENDING, '');
  if (words.has(asked)) return true;
  return [...words].some(([own, isCode]) => {
    if (isCode) return false;
    if (root.length >= 3 && own.replace(ENDING, '') === root) return true;
    const [short, long] = asked.length < own.length ? [asked, own] : [own, asked];
    if (short.length >= LEAST_BEGINNING && long.startsWith(short)) return true;
    return short.length >= LEAST_SLIPPED && isOneSlip(asked, own);
  });
}

/** The words that a text says the graph knows nothing of. */
const deniedIn = (text: string): string[] =>
  [...text.matchAll(DENIAL)].flatMap(([, list = '']) =>
    [...list.matchAll(/[“„]([^”]+)”/gu)].map(([, word = '']) => word),
  );

/** The words that a refusal denies though they stand in the graph. */
export const denialsIn = (text: string, words: GraphWords): string[] =>
  deniedIn(text).filter((word) => stands(word, words));
