import { type GraphNode } from '../../../domain/elements/elements';
import { ownOf } from '../../../domain/properties/kinds';
import { type PropertyValue } from '../../../domain/properties/values';

/** The properties that nodes have, the most frequent first: what a table of them has columns for. */
export function propertiesOf(nodes: readonly GraphNode[]): string[] {
  const times = new Map<string, number>();
  for (const { properties } of nodes)
    for (const name of Object.keys(properties)) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/** A value as a file holds it; members of a list with a bar between. */
const plain = (value: PropertyValue | undefined): string => {
  if (value === undefined) return '';
  return Array.isArray(value) ? value.map(String).join('|') : String(value);
};

/** A cell: between quotes where it needs them; one that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/u.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Nodes as CSV: id, name, labels and every property, a line each. @param nameOf what a node is called */
export function csvOf(
  nodes: readonly GraphNode[],
  heads: readonly [id: string, name: string, labels: string],
  nameOf: (node: GraphNode) => string,
): string {
  const properties = propertiesOf(nodes);
  const lines = nodes.map((node) => [
    node.id,
    nameOf(node),
    node.labels.join('|'),
    ...properties.map((name) => plain(ownOf(node.properties, name))),
  ]);
  return [[...heads, ...properties], ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
}
