import { nameOf } from '../graphs/names.js';
import { type ImportBatch, type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { holds, select } from './select.js';
import { type Condition, type NodeSet } from './Truth.js';

/** How many near misses are watched for. */
const WATCHED = 6;

/** How far a node's value lies from what a comparison asks for; nothing for other conditions. */
function distance(node: ImportedNode, condition: Condition): number | undefined {
  if (!('property' in condition)) return undefined;
  const value = node.properties[condition.property];
  const bound =
    'over' in condition
      ? condition.over
      : 'under' in condition
        ? condition.under
        : 'to' in condition
          ? condition.to
          : undefined;
  return typeof value === 'number' && typeof bound === 'number' ? Math.abs(value - bound) : undefined;
}

const byDistance = (condition: Condition) => (one: ImportedNode, other: ImportedNode) =>
  (distance(one, condition) ?? Infinity) - (distance(other, condition) ?? Infinity);

/**
 * The nodes that a careless answer would list: they fulfil all conditions but one, or miss a single comparison by little.
 * A single condition without a measure has none, for everything else would be one.
 */
export function nearMisses(graph: ImportBatch, set: NodeSet): ImportedNode[] {
  const where = set.where ?? [];
  const perCondition = where.map((missed) => {
    const rest = where.filter((one) => one !== missed);
    const almost = select(graph, { label: set.label, where: rest }).filter((node) => !holds(graph, node, missed));
    const measured = almost.filter((node) => distance(node, missed) !== undefined).sort(byDistance(missed));
    return where.length > 1 ? [...measured, ...almost.filter((node) => !measured.includes(node))] : measured;
  });
  // In turns, for each condition is as easily forgotten as the others.
  const inTurns = Array.from({ length: WATCHED }, (_, index) => perCondition.flatMap((misses) => misses[index] ?? []));
  return [...new Set(inTurns.flat())].slice(0, WATCHED);
}

/** Names that occur in none of the texts: to say one of them is wrong whatever else is said. */
export function namesApart(nodes: readonly ImportedNode[], texts: readonly string[]): string[] {
  return nodes.map(nameOf).filter((name) => !texts.some((text) => text.includes(name)));
}
