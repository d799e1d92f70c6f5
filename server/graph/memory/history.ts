import { newId } from '../../../domain/ids/ids.js';
import { type Change, type ChangePage, type ChangeReceipt } from '../../contract/edits.js';
import { type ChangeId, type NodeId, type RelationshipId } from '../../contract/ids.js';
import { type ChangeContent, type GraphChanged } from '../../contract/live.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type NewChange } from '../changing/NewChange.js';
import { withStyles } from '../changing/styleEdits.js';
import { type Listing, listingOf, together } from '../changing/listing.js';
import { MOST_LISTED, MOST_TOLD, Outcome, toldCounts } from '../changing/Outcome.js';
import { NO_SUMMARY, summariesTogether } from '../changing/summary/summaryOfEdits.js';
import { type Edit, elementEditsIn, inverse } from '../../../domain/changes/edit.js';
import { keysAfter, nextPage } from '../pageToken.js';
import { elementsOf, labelCounts, typeCounts } from './answers.js';
import { applyEdits } from './applyMemoryEdits.js';
import { summaryOfImport } from './imports.js';
import { type Brought, type MemoryChange, type MemoryProject } from './MemoryProject.js';
import { reapplyStyles } from './styles.js';

/** The elements of an import that was shown or hidden; undefined when they are too many to list. */
export function listingOfImport({ nodes, relationships }: Brought, shown: boolean): Listing | undefined {
  if (nodes.size + relationships.size > MOST_LISTED) return undefined;
  const ids = { nodes: [...nodes.keys()], relationships: [...relationships.keys()] };
  return shown
    ? { ...ids, deletedNodes: [], deletedRelationships: [] }
    : { nodes: [], relationships: [], deletedNodes: ids.nodes, deletedRelationships: ids.relationships };
}

/** What it leaves behind that an import was shown or hidden, its relationships being there. */
function outcomeOfImport(project: MemoryProject, { nodes, relationships }: Brought, shown: boolean): Outcome {
  const outcome = new Outcome();
  if (nodes.size + relationships.size > MOST_TOLD) {
    outcome.leaveUntold();
    return outcome;
  }
  for (const { startNodeId, endNodeId } of relationships.values()) {
    for (const id of [startNodeId, endNodeId]) outcome.node(id, project.nodes.get(id)?.version ?? 0);
  }
  for (const { id, version } of nodes.values()) {
    if (shown) outcome.node(id, version);
    else outcome.nodeGone(id);
  }
  for (const { id, version } of relationships.values()) {
    if (shown) outcome.relationship(id, version);
    else outcome.relationshipGone(id);
  }
  return outcome;
}

/** Makes all of an import visible. */
export function showBrought(project: MemoryProject, brought: Brought): Outcome {
  for (const node of brought.nodes.values()) project.putNode(node);
  for (const relationship of brought.relationships.values()) project.putRelationship(relationship);
  return outcomeOfImport(project, brought, true);
}

/** Takes all that an import brought out of sight. */
function hideBrought(project: MemoryProject, batch: number): { brought: Brought; outcome: Outcome } {
  const brought = {
    nodes: new Map([...project.nodes].filter(([, node]) => node.batch === batch)),
    relationships: new Map([...project.relationships].filter(([, relationship]) => relationship.batch === batch)),
  };
  const outcome = outcomeOfImport(project, brought, false);
  for (const id of brought.relationships.keys()) project.removeRelationship(id);
  for (const id of brought.nodes.keys()) project.removeNode(id);
  return { brought, outcome };
}

/** Writes a change into the history, and ends the branch that could have been redone. */
export function recordChange(
  project: MemoryProject,
  { at, origin, counts, edits, summary, styles = [], batch }: NewChange,
): Change {
  project.changes = project.changes.filter(({ change }) => !change.undone);
  project.head += 1;
  project.updatedAt = at;
  const change: Change = {
    id: newId() as ChangeId,
    number: project.head,
    at,
    source: origin.source,
    ...(origin.reference === undefined ? {} : { reference: origin.reference }),
    counts,
    summary: withStyles(summariesTogether(batch === 0 ? NO_SUMMARY : summaryOfImport(project, batch), summary), styles),
    undone: false,
  };
  project.changes.push({ change, edits: structuredClone([...edits, ...styles]), batch });
  return change;
}

const possible = ({ changes }: MemoryProject): Pick<ChangeReceipt, 'canUndo' | 'canRedo'> => ({
  canUndo: changes.some(({ change }) => !change.undone),
  canRedo: changes.some(({ change }) => change.undone),
});

/** What a canvas applies after a change: elements as they stand now, and the ids of those that went. */
export function receiptOf(project: MemoryProject, change: Change, listing: Listing | undefined): ChangeReceipt {
  const { nodes = [], relationships = [], deletedNodes = [], deletedRelationships = [] } = listing ?? {};
  return {
    projectId: project.id,
    change: structuredClone(change),
    head: project.head,
    complete: listing !== undefined,
    ...possible(project),
    ...elementsOf(project, { nodeIds: nodes as NodeId[], relationshipIds: relationships as RelationshipId[] }),
    deletedNodeIds: [...deletedNodes] as NodeId[],
    deletedRelationshipIds: [...deletedRelationships] as RelationshipId[],
  };
}

/** The message to followers of the graph, once all of the change is made. */
export const toldOf = (project: MemoryProject, outcome: Outcome): GraphChanged =>
  outcome.told(project, (wanted) =>
    JSON.stringify({
      ...elementsOf(project, wanted),
      ...possible(project),
      ...toldCounts({
        nodesTotal: project.nodes.size,
        relationshipsTotal: project.relationships.size,
        labels: labelCounts(project.nodes.values()),
        types: typeCounts(project.relationships.values()),
      }),
    } satisfies ChangeContent),
  );

function travelOfEdits(project: MemoryProject, edits: readonly Edit[], back: boolean, at: string) {
  const made = back ? inverse(edits) : edits;
  return { outcome: applyEdits(project, made, at, true), listing: listingOf(made) };
}

/** Shows or hides what an import brought, beside what it changed of what was there before it. */
function travelOfImport(
  project: MemoryProject,
  entry: MemoryChange,
  edited: ReturnType<typeof travelOfEdits>,
  back: boolean,
) {
  let outcome: Outcome;
  let brought = entry.hidden ?? { nodes: new Map(), relationships: new Map() };
  if (back) {
    ({ brought, outcome } = hideBrought(project, entry.batch));
    entry.hidden = brought;
  } else outcome = showBrought(project, brought);
  outcome.include(edited.outcome);
  return { outcome, listing: together(listingOfImport(brought, !back), edited.listing) };
}

/** Takes the last change back, or makes the last undone one again. Throws `NOTHING_TO_UNDO`, `NOTHING_TO_REDO`. */
export function travel(project: MemoryProject, back: boolean): { receipt: ChangeReceipt; outcome: Outcome } {
  const { changes } = project;
  const entry = back ? changes.findLast(({ change }) => !change.undone) : changes.find(({ change }) => change.undone);
  if (entry === undefined) throw new ProblemError(back ? 'NOTHING_TO_UNDO' : 'NOTHING_TO_REDO');
  const at = new Date().toISOString();
  const edited = travelOfEdits(project, elementEditsIn(entry.edits), back, at);
  const { outcome, listing } = entry.batch === 0 ? edited : travelOfImport(project, entry, edited, back);
  if (reapplyStyles(project, entry.edits, back)) outcome.restyled();
  project.head += 1;
  project.updatedAt = at;
  entry.change = { ...entry.change, undone: back };
  return { receipt: receiptOf(project, entry.change, listing), outcome };
}

/** A page of the history, newest first. Throws `PAGE_TOKEN_INVALID`. */
export function changesPage(project: MemoryProject, query: { pageSize: number; pageToken?: string }): ChangePage {
  const identity = { list: 'changes', ownerId: project.ownerId, projectId: project.id, filters: [] };
  const [before = Number.MAX_SAFE_INTEGER] = keysAfter(identity, query.pageToken, 1) ?? [];
  const rest = project.changes.map(({ change }) => change).filter(({ number }) => number < Number(before));
  const shown = rest.toReversed().slice(0, query.pageSize);
  const last = rest.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: structuredClone(shown),
    ...nextPage(identity, last && [last.number]),
    total: project.changes.length,
    ...possible(project),
  };
}
