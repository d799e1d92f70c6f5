import { newId } from '../../../domain/ids/ids.js';
import { captionProperty } from '../../../domain/caption/caption.js';
import { liesWithin, readingWithOwn } from '../../../domain/processing/ownFinds.js';
import { findsToWrite } from '../../../domain/processing/patchOfReview.js';
import {
  type FactReview,
  type Review,
  type ThingReview,
  type WrittenFinds,
} from '../../../domain/processing/review.js';
import { type DocumentReviewed, type ReviewDocumentInput } from '../../contract/documents.js';
import { type ChangeReceipt, type PatchOperation } from '../../contract/edits.js';
import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphReader } from '../../graph/ports/GraphReader.js';
import { type GraphWriter } from '../../graph/ports/GraphWriter.js';
import { type ProjectScope, type WithoutProject } from '../../graph/ports/scope.js';
import { type DocumentStore, type WholeDocument } from '../../people/records/documents/DocumentStore.js';
import { type RunEffects, isCommittedBefore, reviewEffect } from '../../people/records/effects.js';

/** What reviews are written with. */
export interface WritingParts {
  readonly store: GraphReader & GraphWriter;
  readonly documents: Pick<DocumentStore, 'keepReview'>;
  readonly runEffects: RunEffects;
}

/** Longest reference of a change. */
const LONGEST_REFERENCE = 512;
/** What the name of a new node is called where the project has nodes of no label alike. */
const NAME = 'name';

/** The ids of the elements that came of these documents and are still there. */
export async function thereOf(
  store: Pick<GraphReader, 'present'>,
  scope: ProjectScope,
  written: readonly WrittenFinds[],
): Promise<ReadonlySet<string>> {
  const nodeIds = written.flatMap(({ things }) => Object.values(things) as NodeId[]);
  const relationshipIds = written.flatMap(({ facts }) => Object.values(facts) as RelationshipId[]);
  if (nodeIds.length + relationshipIds.length === 0) return new Set();
  return new Set(await store.present(scope, { nodeIds, relationshipIds }));
}

/** What was written and is still there: what was undone or deleted meanwhile can be written again. */
export async function stillWritten(
  store: Pick<GraphReader, 'present'>,
  scope: ProjectScope,
  { things, facts }: WrittenFinds,
): Promise<WrittenFinds> {
  const there = await thereOf(store, scope, [{ things, facts }]);
  const kept = (map: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(map).filter(([, id]) => there.has(id)));
  return { things: kept(things), facts: kept(facts) };
}

const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
  Object.fromEntries(items.map(({ id, ...rest }) => [id, rest])) as Record<string, Omit<T, 'id'>>;

/** The review as it is after these decisions. */
function decided(before: Review, { things, facts }: Pick<ReviewDocumentInput, 'things' | 'facts'>): Review {
  return {
    things: { ...before.things, ...(byId(things) as Record<string, ThingReview>) },
    facts: { ...before.facts, ...(byId(facts) as Record<string, FactReview>) },
  };
}

/** The property that holds the names of the project's nodes. */
async function namePropertyOf({ store }: WritingParts, scope: ProjectScope): Promise<string> {
  const { items } = await store.exportNodes(scope, null, 1);
  const [node] = items;
  return (node && captionProperty(node.properties)) ?? NAME;
}

type Written = ReturnType<typeof findsToWrite>;

/** Leaves out relationships that are there between the same nodes: they are not made twice. */
async function withoutKnown({ store }: WritingParts, scope: ProjectScope, { nodes, relationships, ends }: Written) {
  const made = new Set(nodes.map(({ operation }) => operation.nodeId));
  const there = [...new Set(ends.values())].filter((id) => !made.has(id)) as NodeId[];
  const among = there.length === 0 ? [] : (await store.relationshipsAmong(scope, there)).items;
  const keyOf = (from: string, type: string, to: string) => JSON.stringify([from, type, to]);
  const known = new Map<string, string>(
    among.map(({ id, type, startNodeId, endNodeId }) => [keyOf(startNodeId, type, endNodeId), id]),
  );
  const met = new Map<string, string>();
  const fresh = relationships.filter(({ find, operation }) => {
    const { startNodeId = '', endNodeId = '', type = '', relationshipId = '' } = operation;
    const key = keyOf(startNodeId, type, endNodeId);
    const id = known.get(key);
    if (id === undefined) known.set(key, relationshipId);
    else met.set(find, id);
    return id === undefined;
  });
  return { fresh, met };
}

/** The refusal of a review, some finds of which stand nowhere in the text. */
const misplaced = ({ things }: Pick<ReviewDocumentInput, 'things'>, text: string): ProblemError =>
  new ProblemError('VALIDATION_FAILED', {
    errors: things.flatMap(({ id, ...rest }, place) =>
      liesWithin({ things: { [id]: rest } }, text)
        ? []
        : [{ path: `/things/${String(place)}/span`, message: 'lies outside of the text' }],
    ),
  });

/** Keeps decisions of a person, and writes what they accepted as one step of the history. */
export async function writeReview(
  parts: WritingParts,
  scope: ProjectScope,
  whole: WholeDocument,
  input: WithoutProject<ReviewDocumentInput>,
): Promise<Omit<DocumentReviewed, 'document'>> {
  const { document, reading: found } = whole;
  if (found === null || document.state !== 'read') throw new ProblemError('DOCUMENT_STATE');
  if (document.version !== input.version) throw new ProblemError('VERSION_CONFLICT', { present: { ...document } });
  const before = await stillWritten(parts.store, scope, whole.document.written);
  const review = decided(whole.review, input);
  if (!liesWithin(review, whole.text)) throw misplaced(input, whole.text);
  const reading = readingWithOwn(found, review, whole.text);
  const nameProperty = await namePropertyOf(parts, scope);
  const wanted = findsToWrite({ documentId: document.id, reading, review, written: before, newId, nameProperty });
  const { fresh, met } = await withoutKnown(parts, scope, wanted);
  const accepted = reading.things.filter(({ id }) => review.things[id]?.verdict === 'accepted');
  const written = {
    things: {
      ...before.things,
      ...Object.fromEntries(accepted.flatMap(({ id }) => (wanted.ends.has(id) ? [[id, wanted.ends.get(id)]] : []))),
    },
    facts: {
      ...before.facts,
      ...Object.fromEntries([...met, ...fresh.map(({ find, operation }) => [find, operation.relationshipId] as const)]),
    },
  } as WrittenFinds;
  const kept = { documentId: document.id, version: document.version, review, written };
  const operations = [...wanted.nodes, ...fresh].map(({ operation }) => operation) as PatchOperation[];
  const made = { nodesMade: wanted.nodes.length, relationshipsMade: fresh.length };
  if (operations.length === 0) {
    await parts.documents.keepReview(scope.ownerId, kept);
    return made;
  }
  const change = await commit(parts, scope, operations, { title: document.title, kept });
  return { ...made, changeId: change.id };
}

async function commit(
  { store, runEffects }: WritingParts,
  scope: ProjectScope,
  operations: readonly PatchOperation[],
  { title, kept }: { readonly title: string; readonly kept: Parameters<typeof reviewEffect>[0] },
): Promise<ChangeReceipt['change']> {
  const origin = { source: 'text', reference: title.slice(0, LONGEST_REFERENCE) } as const;
  try {
    return (await store.applyPatch(scope, operations, origin, [reviewEffect(kept)])).change;
  } catch (error) {
    throw isCommittedBefore(error) ? new ProblemError('VERSION_CONFLICT') : error;
  } finally {
    await runEffects(scope.ownerId);
  }
}
