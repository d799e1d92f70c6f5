import { type PropertyValue } from '../../../../domain/properties/values.js';
import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { num } from '../World.js';

/** Those of some with a value in a property. */
export const having = (nodes: readonly ImportedNode[], property: string, value: PropertyValue): ImportedNode[] =>
  nodes.filter((node) => node.properties[property] === value);
export const sum = (nodes: readonly ImportedNode[], property: string): number =>
  nodes.reduce((total, node) => total + num(node, property), 0);
export const mean = (nodes: readonly ImportedNode[], property: string): number => sum(nodes, property) / nodes.length;
export function median(nodes: readonly ImportedNode[], property: string): number {
  const values = nodes.map((node) => num(node, property)).sort((one, other) => one - other);
  const middle = Math.floor(values.length / 2);
  return values.length % 2 === 1 ? (values[middle] as number) : ((values[middle - 1] ?? 0) + (values[middle] ?? 0)) / 2;
}
/** A day as a number that grows. */
export const day = (node: ImportedNode, property: string): number => Date.parse(String(node.properties[property]));
/** Those that two lists share. */
export const both = (some: readonly ImportedNode[], others: readonly ImportedNode[]): ImportedNode[] =>
  some.filter((node) => others.includes(node));
