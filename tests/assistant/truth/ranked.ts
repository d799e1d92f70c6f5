import { type ImportBatch, type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { endsOf, select } from './select.js';
import { type Measure, type Truth } from './Truth.js';

/** What a node is worth by a measure; undefined when it has no such value. */
function worth(graph: ImportBatch, node: ImportedNode, by: Measure): number | string | undefined {
  if (by === 'degree') return endsOf(graph, node).length;
  if ('linked' in by) return new Set(endsOf(graph, node, by.linked, by.way).map(({ id }) => id)).size;
  const value = node.properties[by.property];
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

/** The first of a ranking. Throws when a tie leaves open who belongs to them: such a question has no one answer. */
export function ranked(
  graph: ImportBatch,
  { of, by, least = false, take = 1 }: Extract<Truth, { kind: 'most' }>,
): ImportedNode[] {
  const measured = select(graph, of).flatMap((node) => {
    const value = worth(graph, node, by);
    return value === undefined ? [] : [{ node, value }];
  });
  measured.sort((one, other) => (one.value < other.value ? -1 : one.value > other.value ? 1 : 0) * (least ? 1 : -1));
  const [last, next] = [measured[take - 1], measured[take]];
  if (last === undefined || last.value === next?.value) throw new Error(`A tie at place ${take}`);
  return measured.slice(0, take).map(({ node }) => node);
}
