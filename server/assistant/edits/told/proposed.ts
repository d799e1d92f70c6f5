import { type ProposedOperation } from '../../../contract/chat/messages.js';
import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Citation } from '../../engine/Engine.js';
import { citeNode, citeRelationship, grounded } from '../../grounding/citations.js';
import { type Language } from '../../language/lexicon/files.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { EDIT_TEXTS } from '../texts/EditTexts.js';
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

/** Changes of which a sentence tells each by itself. */
const MOST_SAID = 3;

type Told = Pick<ProposedOperation, 'operation' | 'summary'>;

/** Whether something that is there would be gone. */
const deletes = ({ operation: { op, removeProperties, setProperties } }: Told): boolean =>
  op.startsWith('delete') || (removeProperties !== undefined && setProperties === undefined);

/** The changes that are told by themselves: all in the order in which they are made, or, of too many for that, what deletes first. */
function foremost(operations: readonly Told[]): readonly Told[] {
  if (operations.length <= MOST_SAID) return operations;
  return [...operations.filter(deletes), ...operations.filter((one) => !deletes(one))].slice(0, MOST_SAID);
}

/** A proposal in a sentence of Markdown, which tells each deletion. @param program who makes it, where that is not the assistant */
export function proposalSentence(operations: readonly Told[], language: Language, program?: string): string {
  const { t, wording } = EDIT_TEXTS[language];
  const said = foremost(operations);
  const deleted = operations.filter((one) => deletes(one) && !said.includes(one)).length;
  const others = operations.length - said.length - deleted;
  const parts = [
    ...said.map(({ summary }) => wording.plain(summary)),
    ...(deleted > 0 ? [t('andDeletions', { count: deleted })] : []),
    ...(others > 0 ? [t('andMore', { count: others })] : []),
  ];
  return t(program === undefined ? 'proposal' : 'proposalOf', {
    count: operations.length,
    total: wording.number(operations.length),
    what: parts.join('; '),
    program: wording.plain(program ?? ''),
  });
}
