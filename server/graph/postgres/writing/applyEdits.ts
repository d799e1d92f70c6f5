import { difference, says, withDelta } from '../../../../domain/changes/delta.js';
import {
  type Delta,
  type Edit,
  inSafeOrder,
  type StoredNode,
  type StoredRelationship,
  type UpdateEdit,
} from '../../../../domain/changes/edit.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { Outcome } from '../../changing/Outcome.js';
import { type ElementKey } from '../../changing/gathering/GatheredProject.js';
import { dropHiddenRelationshipsOf } from '../imports/hiddenRelationships.js';
import { type Closing, closingOf } from '../closing.js';
import { keepsOrders } from '../lists/sortKeys.js';
import { captionsOf } from '../naming.js';
import { type Graph, type MadeElements, rowOfNode, rowOfRelationship } from '../rows.js';
import {
  addDegrees,
  deleteNodes,
  deleteRelationships,
  type Ends,
  insertNodes,
  insertRelationships,
  newNodeRows,
  type Tied,
  updateNodes,
  updateRelationships,
} from './elementRows.js';
import { type ElementsOfEdits, elementsOfEdits } from './elementsOfEdits.js';
import { lastRevisions, recordRevisions, type Revision } from './revisions.js';

/** The stored graph contradicts its history. That is a bug in Harta, and the change is not made. */
class HistoryMismatchError extends Error {
  override readonly name = 'HistoryMismatchError';
}

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new HistoryMismatchError(`${what} is not there`);
  return value;
}

/** What is true of edits: new ones, of elements as they are; of the history, whose elements were there before; of an import, read before. */
export type EditOrigin = 'new' | 'history' | 'read';

type Stored = StoredNode | StoredRelationship;
const kindOf = (element: Stored): Edit['of'] => ('labels' in element ? 'node' : 'relationship');

/** Works out in memory what edits leave behind, so that all of it is written in a few statements, however many edits there are. */
class EditedElements {
  readonly outcome = new Outcome();
  readonly revisions: Revision[] = [];
  readonly degrees = new Map<number, number>();
  readonly nodes: Map<string, StoredNode>;
  readonly relationships: Map<string, StoredRelationship>;
  /** Where relationships hang that stand after the edits; nodes that go are gone by then. */
  readonly ends = new Map<string, Ends>();

  constructor(
    before: ElementsOfEdits,
    private readonly at: string,
    private readonly origin: EditOrigin,
    private readonly last: ReadonlyMap<string, number>,
    private readonly totals: Closing,
  ) {
    this.nodes = new Map(before.nodes);
    this.relationships = new Map(before.relationships);
  }

  apply(edit: Edit): void {
    if (edit.op === 'update') this.#update(edit);
    else if (edit.of === 'node') this.#node(edit.op, edit.element);
    else this.#relationship(edit.op, edit.element);
  }

  #node(op: 'create' | 'delete', element: StoredNode): void {
    if (op === 'create') {
      const made = this.#returning(element);
      this.nodes.set(made.id, made);
      this.outcome.node(made.id, made.version);
      return this.#countNode(made, 1);
    }
    const node = must(this.nodes.get(element.id), `Node ${element.id}`);
    this.nodes.delete(node.id);
    this.degrees.delete(node.seq);
    this.outcome.nodeGone(node.id);
    this.#countNode(node, -1);
  }

  #countNode({ labels }: StoredNode, by: 1 | -1): void {
    this.totals.nodes(by);
    for (const label of labels) this.totals.add('label', label, by);
  }

  #relationship(op: 'create' | 'delete', element: StoredRelationship): void {
    const isNew = op === 'create';
    this.#count(element, isNew ? 1 : -1);
    this.totals.relationships(isNew ? 1 : -1);
    this.totals.add('type', element.type, isNew ? 1 : -1);
    if (isNew) {
      const made = this.#returning(element);
      this.relationships.set(made.id, made);
      return this.outcome.relationship(made.id, made.version);
    }
    must(this.relationships.get(element.id), `Relationship ${element.id}`);
    this.relationships.delete(element.id);
    this.outcome.relationshipGone(element.id);
  }

  /** An element that comes back is a new version of what clients may still hold: its versions go on growing. */
  #returning<T extends Stored>(element: T): T {
    if (this.origin !== 'history') return element;
    const of = kindOf(element);
    const version = Math.max(this.last.get(`${of} ${element.id}`) ?? 0, element.version) + 1;
    this.revisions.push({ of, id: element.id, version, before: {} });
    return { ...element, version };
  }

  #update(edit: UpdateEdit): void {
    if (edit.of === 'node') this.#updateNode(this.#present(edit, this.nodes.get(edit.id)), edit.to);
    else this.#updateRelationship(this.#present(edit, this.relationships.get(edit.id)), edit.to);
  }

  /** What an edit changes; what was read before must still be what it was. Throws `VERSION_CONFLICT`. */
  #present<T extends Stored>({ of, id, from }: UpdateEdit, found: T | undefined): T {
    if (this.origin !== 'read') return must(found, `The ${of} ${id}`);
    if (found !== undefined && says(found, from)) return found;
    throw new ProblemError('VERSION_CONFLICT', { detail: `The ${of} ${id} was changed while it was imported` });
  }

  #updateNode(before: StoredNode, to: Delta): void {
    const after = this.#changed(before, to);
    this.nodes.set(after.id, after);
    this.outcome.node(after.id, after.version);
    for (const label of before.labels) this.totals.add('label', label, -1);
    for (const label of after.labels) this.totals.add('label', label, 1);
  }

  #updateRelationship(before: StoredRelationship, to: Delta): void {
    const after = this.#changed(before, to);
    if (before.startNodeId !== after.startNodeId || before.endNodeId !== after.endNodeId) {
      this.#count(before, -1);
      this.#count(after, 1);
    } else this.#tie(after);
    this.relationships.set(after.id, after);
    this.outcome.relationship(after.id, after.version);
    this.totals.add('type', before.type, -1);
    this.totals.add('type', after.type, 1);
  }

  #changed<T extends Stored>(before: T, to: Delta): T {
    const after = { ...withDelta(before, to), version: before.version + 1, updatedAt: this.at };
    const revised = difference(before, after)?.from ?? {};
    this.revisions.push({ of: kindOf(before), id: before.id, version: after.version, before: revised });
    return after;
  }

  #end(id: string): StoredNode {
    return must(this.nodes.get(id), `Node ${id}`);
  }

  #tie({ id, startNodeId, endNodeId }: StoredRelationship): Ends {
    const ends = { start: this.#end(startNodeId).seq, end: this.#end(endNodeId).seq };
    this.ends.set(id, ends);
    return ends;
  }

  /** Counts a relationship at its ends; a self loop once. */
  #count(relationship: StoredRelationship, by: 1 | -1): void {
    const { start, end } = this.#tie(relationship);
    for (const id of [relationship.startNodeId, relationship.endNodeId]) this.outcome.node(id, this.#end(id).version);
    for (const seq of new Set([start, end])) this.degrees.set(seq, (this.degrees.get(seq) ?? 0) + by);
  }
}

/** What became of elements: an id that went and came back with another number is one that went and one that came. */
function changesOf<T extends Stored>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) {
  const isSame = ({ id, seq }: T) => after.get(id)?.seq === seq;
  return {
    gone: [...before.values()].filter((one) => !isSame(one)),
    made: [...after.values()].filter(({ id, seq }) => before.get(id)?.seq !== seq),
    changed: [...before.values()].flatMap((one) => {
      const now = after.get(one.id);
      return now === undefined || now === one || now.seq !== one.seq ? [] : [{ before: one, after: now }];
    }),
  };
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

async function lastOfReturning(graph: Graph, edits: readonly Edit[], origin: EditOrigin) {
  if (origin !== 'history') return new Map<string, number>();
  const made: ElementKey[] = edits.filter(({ op }) => op === 'create').map(({ of, id }) => ({ of, id }));
  const last = await lastRevisions(graph, made);
  return new Map(made.map(({ of, id }, index) => [`${of} ${id}`, last[index] ?? 0]));
}

/** Whether a new node is all that there is: nothing is made of its row before the commit, with whose statement it is written. */
const isOneNode = (graph: Graph, [edit, ...more]: readonly Edit[], origin: EditOrigin): boolean =>
  origin === 'new' && more.length === 0 && edit?.op === 'create' && edit.of === 'node' && !keepsOrders(graph, 'node');

/**
 * Writes edits into the rows of one project, in the transaction of their change; undo and redo come this way too. What is asked for
 * afterwards sees them, whether or not the caller has waited until they are written; but a new node that is all there is comes into the database
 * with `closeGraph` only. What is new is answered as well. Throws `VERSION_CONFLICT` where an element that was read before is not any more
 * what it was changed from.
 */
export async function applyEdits(
  graph: Graph,
  edits: readonly Edit[],
  at: string,
  origin: EditOrigin,
): Promise<{ readonly outcome: Outcome; readonly made: MadeElements; readonly written: Promise<unknown> }> {
  const before = await elementsOfEdits(graph, edits, false);
  delete graph.reads;
  const edited = new EditedElements(before, at, origin, await lastOfReturning(graph, edits, origin), closingOf(graph));
  for (const edit of inSafeOrder(edits)) edited.apply(edit);
  const nodes = changesOf(before.nodes, edited.nodes);
  const relationships = changesOf(before.relationships, edited.relationships);
  const captions = await captionsOf(graph);
  const tied = (one: StoredRelationship): Tied => ({
    relationship: one,
    ends: must(edited.ends.get(one.id), `The ends of ${one.id}`),
  });
  await dropHiddenRelationshipsOf(
    graph,
    nodes.gone.map(({ seq }) => seq),
  );
  const isAtEnd = isOneNode(graph, edits, origin);
  if (isAtEnd) closingOf(graph).make(JSON.stringify(newNodeRows(graph, nodes.made, captions)));
  // Sent together, in this order.
  const written = Promise.all([
    deleteRelationships(
      graph,
      relationships.gone.map(({ seq }) => seq),
    ),
    deleteNodes(graph, nodes.gone),
    insertNodes(graph, isAtEnd ? [] : nodes.made, captions),
    updateNodes(graph, nodes.changed, captions),
    insertRelationships(graph, relationships.made.map(tied)),
    updateRelationships(
      graph,
      relationships.changed.map(({ before: old, after }) => ({ before: old, after: tied(after) })),
    ),
    addDegrees(graph, edited.degrees),
    recordRevisions(graph, edited.revisions),
  ]);
  // Where something else fails first nobody waits for it.
  written.catch(() => undefined);
  const made = {
    nodes: byId(nodes.made.map((node) => rowOfNode(node, edited.degrees.get(node.seq) ?? 0))),
    relationships: byId(relationships.made.map(rowOfRelationship)),
  };
  return { outcome: edited.outcome, made, written };
}
