import { type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { type Language } from '../graphs/Language.js';
import { type Said } from '../truth/Truth.js';
import { type World } from './World.js';

/** What is right, worked out from the graph. `nothing`: the graph does not hold it, and the question must be refused. */
export type Gold =
  | { readonly kind: 'names'; readonly nodes: readonly ImportedNode[] }
  | { readonly kind: 'says'; readonly groups: readonly (readonly Said[])[] }
  | { readonly kind: 'is'; readonly holds: boolean }
  /** Of several that the question names, the one that is to be told before the others. */
  | { readonly kind: 'first'; readonly node: ImportedNode; readonly others: readonly ImportedNode[] }
  | { readonly kind: 'nothing' };

export const names = (nodes: readonly ImportedNode[]): Gold => ({ kind: 'names', nodes: [...new Set(nodes)] });
export const says = (...all: readonly Said[]): Gold => ({ kind: 'says', groups: all.map((one) => [one]) });
/** A number that may be rounded: to whole, to one or to two decimals. */
export const about = (value: number): Gold => ({
  kind: 'says',
  groups: [[...new Set([0, 1, 2].map((places) => Number(value.toFixed(places))))]],
});
export const first = (node: ImportedNode, ...others: readonly ImportedNode[]): Gold => ({
  kind: 'first',
  node,
  others,
});
export const is = (holds: boolean): Gold => ({ kind: 'is', holds });
export const NOTHING: () => Gold = () => ({ kind: 'nothing' });

/** A question of the set. */
export interface Asked {
  readonly language: Language;
  readonly question: string;
  readonly gold: (world: World) => Gold;
  /** Names of the graph's own labels, types and properties: a question back that offers one of them is rightly asked. */
  readonly over: readonly string[];
}

/** A field of life with its graph and what is asked of it. */
export interface Field {
  readonly name: string;
  readonly language: Language;
  readonly world: World;
  readonly asked: readonly Asked[];
}

const asks =
  (language: Language) =>
  (question: string, gold: Asked['gold'], ...over: readonly string[]) => ({
    language,
    question,
    gold,
    over,
  });
export const en = asks('en');
export const ro = asks('ro');
