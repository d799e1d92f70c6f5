import { type GraphNode } from '../../../domain/elements/elements';
import { ownOf } from '../../../domain/properties/kinds';
import { type PropertyValue } from '../../../domain/properties/values';

/** Whether a property of a node says what its name says already. */
export type IsNamedBy = (node: GraphNode, property: string) => boolean;

/** The properties that nodes have, the most frequent first, but for one that is the name of all that have it: what a table beside their names has columns for. */
export function propertiesOf(nodes: readonly GraphNode[], isNamedBy: IsNamedBy): string[] {
  const times = new Map<string, number>();
  const telling = new Set<string>();
  for (const node of nodes)
    for (const name of Object.keys(node.properties)) {
      times.set(name, (times.get(name) ?? 0) + 1);
      if (!isNamedBy(node, name)) telling.add(name);
    }
  return [...times]
    .filter(([name]) => telling.has(name))
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);
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

/** Nodes as CSV: id, name, labels and every property that says more than the name, a line each. @param nameOf what a node is called */
export function csvOf(
  nodes: readonly GraphNode[],
  heads: readonly [id: string, name: string, labels: string],
  nameOf: (node: GraphNode) => string,
  isNamedBy: IsNamedBy,
): string {
  // A number or a day in a name is written as its reader writes it: as it is stored it says more.
  const properties = propertiesOf(
    nodes,
    (node, name) => isNamedBy(node, name) && plain(ownOf(node.properties, name)) === nameOf(node),
  );
  const lines = nodes.map((node) => [
    node.id,
    nameOf(node),
    node.labels.join('|'),
    ...properties.map((name) => plain(ownOf(node.properties, name))),
  ]);
  return [[...heads, ...properties], ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
}
