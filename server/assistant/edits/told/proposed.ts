import { type ProposedOperation } from '../../../contract/chat/messages.js';
import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Citation } from '../../engine/Engine.js';
import { citeNode, citeRelationship, grounded } from '../../grounding/citations.js';
import { type Language } from '../../../language/Language.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { ChangeSummary } from './ChangeSummary.js';

/** Elements that one answer cites at most. */
const MOST_CITED = 60;

/** An operation, with the nodes that may be the same as what it makes. */
interface Proposable {
  readonly operation: PatchOperation;
  readonly duplicates?: readonly GraphNode[];
}

/** Operations as the items of a proposal: what each does, and which nodes may be the same as a new one. */
export const itemsOf = (
  proposable: readonly Proposable[],
  telling: ChangeSummary,
  { nameOf }: Pick<GraphReading, 'nameOf'>,
): ProposedOperation[] =>
  proposable.map(({ operation, duplicates = [] }) => ({
    operation,
    summary: telling.of(operation),
    duplicates: duplicates.map((node) => ({ id: node.id, labels: [...node.labels], caption: nameOf(node) })),
  }));

/** Operations of which all that they name was read, as items. Throws `VALIDATION_FAILED` with the place of one that changes nothing. */
export async function proposedOf(
  operations: readonly PatchOperation[],
  reading: GraphReading,
  language: Language,
): Promise<ProposedOperation[]> {
  const found: Proposable[] = [];
  for (const operation of operations) {
    const { op, labels = [], properties = {} } = operation;
    const name = reading.nameOf({ labels, properties });
    found.push({ operation, duplicates: op === 'createNode' ? await duplicatesOf(name, labels, { reading }) : [] });
  }
  const items = itemsOf(found, new ChangeSummary(reading, language), reading);
  const idle = items.findIndex(({ summary }) => summary === '');
  if (idle >= 0) throw ProblemError.field(`body/operations/${idle}`, 'changes nothing');
  return items;
}

/** What of the graph the items of a proposal name. */
export function citationsOf(items: readonly ProposedOperation[], reading: GraphReading): Citation[] {
  const nodeIds = items.flatMap(({ operation: { nodeId, startNodeId, endNodeId }, duplicates }) => [
    ...[nodeId, startNodeId, endNodeId].flatMap((id) => id ?? []),
    ...duplicates.map(({ id }) => id),
  ]);
  const nodes = nodeIds.flatMap((id) => reading.nodes.get(id) ?? []);
  const relationships = items.flatMap(
    ({ operation: { relationshipId } }) => reading.relationships.get(relationshipId ?? '') ?? [],
  );
  return grounded([...nodes.map(citeNode), ...relationships.map(citeRelationship)], reading).slice(0, MOST_CITED);
}
