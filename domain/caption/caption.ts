import { fold } from '../folding/fold.js';
import naming from './naming.json' with { type: 'json' };

/** What of a node its caption is made from; other values than text and numbers name nothing. */
export interface Captioned {
  readonly labels: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Everything but letters and digits: "Display name", `display_name` and `displayName` are one word. */
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

const keyOf = (property: string): string => fold(property).replace(SEPARATORS, '');

/** The words that name things, each with its place in the order: the most telling first. */
const RANKS: ReadonlyMap<string, number> = new Map(
  Object.values(naming)
    .flat()
    .map((word, rank) => [keyOf(word), rank]),
);

/** How telling each name of a property is: a graph has few, and every node is named by them. */
const ranked = new Map<string, number>();
const MOST_RANKED = 5000;

function rankOf(property: string): number {
  const known = ranked.get(property);
  if (known !== undefined) return known;
  const rank = RANKS.get(keyOf(property)) ?? Infinity;
  if (ranked.size >= MOST_RANKED) ranked.clear();
  ranked.set(property, rank);
  return rank;
}

/** What a value says as a caption; undefined when it says nothing. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
}

/** Whether a property of this name names its node, in whichever language, case and spelling. */
export const isNaming = (property: string): boolean => rankOf(property) < Infinity;

/**
 * The property that a node goes by: of those that name things the most telling one that holds text or a number, otherwise
 * the first that holds text; undefined when there is none.
 */
export function captionProperty(properties: Captioned['properties']): string | undefined {
  let [best, bestRank]: [string | undefined, number] = [undefined, Infinity];
  let firstText: string | undefined;
  for (const [property, value] of Object.entries(properties)) {
    if (textOf(value) === undefined) continue;
    const rank = rankOf(property);
    if (rank < bestRank) [best, bestRank] = [property, rank];
    if (firstText === undefined && typeof value === 'string') firstText = property;
  }
  return best ?? firstText;
}

/**
 * What a node is called wherever it is named: by its caption property, otherwise by the first label that it wears. Text is
 * given without the blanks around it.
 */
export function captionOf({ labels, properties }: Captioned): string {
  const property = captionProperty(properties);
  return (property === undefined ? undefined : textOf(properties[property])) ?? labels[0] ?? '';
}
