import { type Properties, type PropertyValue } from '../../../domain/properties/values.js';
import { type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { GraphBuilder } from '../graphs/GraphBuilder.js';
import { nameOf } from '../graphs/names.js';

type Fields = Readonly<Record<string, PropertyValue>>;

/** A relationship as one of its ends sees it. */
interface Tie {
  readonly node: ImportedNode;
  readonly properties: Properties;
}

/** A graph that is being made and can be asked; what is right is worked out by going through it. */
export class World {
  readonly graph = new GraphBuilder();
  #seed = 20261122;

  /** The same numbers each time: from 0 to below `most`. */
  dice(most: number): number {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#seed / 2 ** 32) * most);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.dice(from.length)] as T;
  }

  /** Nodes of a label by their names: each is found by it. Properties that hold a date are said to be dates. */
  add(label: string, naming: string, rows: Readonly<Record<string, Fields>>): void {
    for (const [name, fields] of Object.entries(rows)) {
      const dates = Object.entries(fields).filter(([, value]) => /^\d{4}-\d\d-\d\d$/u.test(String(value)));
      const kinds = Object.fromEntries(dates.map(([property]) => [property, 'date' as const]));
      this.graph.node(name, label, { [naming]: name, ...fields }, kinds);
    }
  }

  /** `Ann > Bob Cid, Dan > Eve`: names with `_` for blanks. */
  join(type: string, ties: string, fields: () => Fields = () => ({})): void {
    for (const part of ties.split(',')) {
      const [start = '', ends = ''] = part.split('>').map((side) => side.trim());
      for (const end of ends.split(/\s+/u)) this.tie(start, type, end, fields());
    }
  }

  tie(start: string, type: string, end: string, fields: Fields = {}): void {
    this.graph.relationship(start.replaceAll('_', ' '), type, end.replaceAll('_', ' '), fields);
  }

  all(label: string): ImportedNode[] {
    return this.graph.nodes.filter(({ labels }) => labels.includes(label));
  }

  named(name: string): ImportedNode {
    const node = this.graph.nodes.find((one) => nameOf(one) === name);
    if (node === undefined) throw new Error(`No node ${name}`);
    return node;
  }

  #ties(node: ImportedNode | string, type: string, way: 'out' | 'in'): Tie[] {
    const { id } = typeof node === 'string' ? this.named(node) : node;
    const [near, far] =
      way === 'out' ? (['startNodeId', 'endNodeId'] as const) : (['endNodeId', 'startNodeId'] as const);
    return this.graph.relationships
      .filter((one) => one.type === type && one[near] === id)
      .map((one) => ({
        node: this.graph.nodes.find((other) => other.id === one[far]) as ImportedNode,
        properties: one.properties,
      }));
  }

  outTies = (node: ImportedNode | string, type: string): Tie[] => this.#ties(node, type, 'out');
  inTies = (node: ImportedNode | string, type: string): Tie[] => this.#ties(node, type, 'in');

  /** Whom relationships of a type lead to, each once. */
  out = (node: ImportedNode | string, type: string): ImportedNode[] => unique(this.outTies(node, type));
  /** From whom relationships of a type lead here, each once. */
  in = (node: ImportedNode | string, type: string): ImportedNode[] => unique(this.inTies(node, type));
}

const unique = (ties: readonly Tie[]): ImportedNode[] => [...new Set(ties.map(({ node }) => node))];

/** A property that is a number. */
export const num = (node: ImportedNode, property: string): number => Number(node.properties[property]);
/** Those with the greatest value, all that share it. */
export function top(nodes: readonly ImportedNode[], by: (node: ImportedNode) => number): ImportedNode[] {
  const most = Math.max(...nodes.map(by));
  return nodes.filter((node) => by(node) === most);
}
/** Whether a list has somebody of this name. */
export const has = (nodes: readonly ImportedNode[], name: string): boolean => nodes.some((one) => nameOf(one) === name);
