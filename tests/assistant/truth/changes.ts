import { type ImportBatch } from '../../../server/graph/ports/ImportSink.js';
import { type DatedChange, graphHistory } from '../graphs/history.js';
import { type Language } from '../graphs/Language.js';
import { findNode, type NodeName, nodesNamed, refOf } from '../graphs/names.js';
import { type NamedOperation } from '../graphs/operations.js';
import { type Expectation, type Truth } from './Truth.js';

/** A node as an operation found it and as it left it; a rename has two names. */
const namesAfter = (operation: NamedOperation): string[] => {
  if (!('node' in operation)) return [];
  const renamed = operation.op === 'updateNode' ? (operation.set?.['name'] ?? operation.set?.['nume']) : undefined;
  return [...(typeof renamed === 'string' ? [renamed] : []), operation.node.name];
};

const within = (change: DatedChange, { since, until }: { since: string; until?: string }) =>
  change.at >= since && (until === undefined || change.at <= until);

/** The nodes that changed in a time, by either of their names; those that still stand are cited. */
export function changesExpected(
  truth: Extract<Truth, { kind: 'changes' }>,
  graph: ImportBatch,
  language: Language,
): Expectation {
  const { sampleLoadedAt, changes } = graphHistory(language);
  if (truth.since <= sampleLoadedAt) throw new Error('The whole sample changed since');
  const chosen = changes.filter((change) => within(change, truth)).flatMap(({ operations }) => operations);
  const touching = chosen.filter(({ op }) => truth.op === undefined || op === truth.op).filter((one) => 'node' in one);
  if (touching.length === 0) throw new Error('Nothing changed');
  const standing = touching.flatMap((one) =>
    namesAfter(one).flatMap((name) => nodesNamed(graph, { label: one.node.label, name })),
  );
  const all = [...new Set(standing.map(refOf))];
  const says = [...new Map(touching.map((one) => [one.node.name, namesAfter(one)])).values()];
  return { says, cites: all.length === 0 ? {} : { all }, never: [] };
}

const touches = ({ operations }: DatedChange, { label, name }: NodeName): boolean =>
  operations.some((one) => 'node' in one && one.node.label === label && namesAfter(one).includes(name));

/** The day on which a node last changed. */
export function changedOnExpected(
  { node }: Extract<Truth, { kind: 'changedOn' }>,
  graph: ImportBatch,
  language: Language,
): Expectation {
  const last = graphHistory(language).changes.findLast((change) => touches(change, node));
  if (last === undefined) throw new Error(`${node.name} never changed`);
  return { says: [[{ date: last.at.slice(0, 10) }]], cites: { all: [refOf(findNode(graph, node))] }, never: [] };
}
