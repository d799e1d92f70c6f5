import { type Properties } from '../../properties/values.js';

/** A node as the evaluator reads it. */
export interface PlainNode {
  readonly id: string;
  readonly labels: readonly string[];
  readonly properties: Properties;
}

/** A relationship as the evaluator reads it. */
export interface PlainRelationship {
  readonly id: string;
  readonly type: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
  readonly properties: Properties;
}

export type PlainElement = PlainNode | PlainRelationship;

/** What an element is worth by a measure; undefined where it has no value. */
export type Worth = number | string | undefined;

/** A graph that can be gone through. */
export interface PlainGraph {
  readonly nodes: ReadonlyMap<string, PlainNode>;
  /** Relationships of a node at either end; a self loop once. */
  relationshipsOf(id: string): readonly PlainRelationship[];
}

/** A graph over plain arrays. */
export function plainGraph(nodes: readonly PlainNode[], relationships: readonly PlainRelationship[]): PlainGraph {
  const incident = new Map<string, PlainRelationship[]>();
  for (const one of relationships) {
    for (const end of new Set([one.startNodeId, one.endNodeId])) incident.set(end, [...(incident.get(end) ?? []), one]);
  }
  return { nodes: new Map(nodes.map((node) => [node.id, node])), relationshipsOf: (id) => incident.get(id) ?? [] };
}

/** Texts in the order of their code points, as a database compares them. */
export function compareTexts(one: string, other: string): number {
  for (let at = 0; ; at += 1) {
    const [a, b] = [one.codePointAt(at), other.codePointAt(at)];
    if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
    if (a !== b) return a - b;
    if (a > 0xffff) at += 1;
  }
}

/** Numbers and texts, numbers first. */
export function compareValues(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return typeof one === 'number' ? -1 : 1;
}
