import { newId } from '../../../../domain/ids/ids.js';
import { type PatchOperation } from '../../../contract/edits.js';
import { type NodeId, type RelationshipId } from '../../../contract/ids.js';
import { type Answer, plainAnswer } from '../../engine/Engine.js';
import { type Language } from '../../language/lexicon/files.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { EDIT_TEXTS } from '../texts/EditTexts.js';
import { citationsOf, proposalSentence, proposedOf } from '../told/proposed.js';

const some = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Reads all that is there of what the operations name, ends of relationships included. */
async function readNamed(operations: readonly PatchOperation[], reading: GraphReading): Promise<void> {
  const ids = (of: (operation: PatchOperation) => NodeId[]) => [...new Set(operations.flatMap(of))];
  const relationshipIds = [
    ...new Set(operations.flatMap(({ relationshipId }): RelationshipId[] => some(relationshipId))),
  ];
  const { relationships } = await reading.store.elements(reading.scope, { nodeIds: [], relationshipIds });
  reading.keep(relationships);
  const ends = relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]);
  const named = ids(({ nodeId, startNodeId, endNodeId }) => [nodeId, startNodeId, endNodeId].flatMap(some));
  await reading.read([...new Set([...named, ...ends])]);
}

/** An operation as it is kept: a new node has its id, and what is changed is changed as it stands now. */
function completed(operation: PatchOperation, { nodes, relationships }: GraphReading): PatchOperation {
  const { op, nodeId, relationshipId, version } = operation;
  if (op === 'createNode') return { ...operation, nodeId: nodeId ?? (newId() as NodeId) };
  if (op === 'createRelationship' || version !== undefined) return operation;
  const present = op.endsWith('Node') ? nodes.get(nodeId ?? '') : relationships.get(relationshipId ?? '');
  return present === undefined ? operation : { ...operation, version: present.version };
}

/** Operations from outside, checked as `GraphWriter.applyPatch` does, which says what is thrown. Nothing is written. */
async function readOperations(sent: readonly PatchOperation[], reading: GraphReading): Promise<PatchOperation[]> {
  await readNamed(sent, reading);
  const operations = sent.map((operation) => completed(operation, reading));
  await reading.store.patchCounts(reading.scope, operations);
  return operations;
}

/** Changes that a program proposes, and in which words. */
interface Proposed {
  readonly operations: readonly PatchOperation[];
  /** What they are for, as the program says it. */
  readonly text: string;
  /** What the person calls the program; undefined where they came with their own sign-in. */
  readonly program?: string | undefined;
}

/** A message in the name of the program, and the answer that holds the proposal. */
interface OutsideProposal {
  readonly question: string;
  readonly answer: Answer;
}

/** A proposal of changes from outside that could be made now; the program's own words are quoted. */
export async function outsideProposal(
  { operations: sent, text, program }: Proposed,
  reading: GraphReading,
  language: Language,
): Promise<OutsideProposal> {
  const { t, wording } = EDIT_TEXTS[language];
  const operations = await proposedOf(await readOperations(sent, reading), reading, language);
  const said = proposalSentence(operations, language, program);
  return {
    question: program === undefined ? t('proposed') : t('proposedBy', { program }),
    answer: {
      ...plainAnswer(language),
      text: `${said}\n\n> ${wording.plain(text)}`,
      basis: 'edit',
      citations: citationsOf(operations, reading),
      proposal: { operations },
    },
  };
}
