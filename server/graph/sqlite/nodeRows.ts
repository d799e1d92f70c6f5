import { captionKey, searchText } from '../content.js';
import { haveSameProperties } from '../../../domain/changes/delta.js';
import { type StoredNode } from '../../../domain/changes/edit.js';
import { type ChosenCaptions } from '../../../domain/styles/names.js';
import { captionsOf } from './naming.js';
import { type Graph, kindsText, provenanceText, scopeOf } from './rows.js';

const textsOf = ({ labels, properties, propertyKinds }: StoredNode) => ({
  labels: JSON.stringify(labels),
  properties: JSON.stringify(properties),
  kinds: kindsText(propertyKinds),
});

const bodyOf = (node: StoredNode, captions: ChosenCaptions) => ({
  caption: captionKey(node, captions),
  version: node.version,
  updatedAt: node.updatedAt,
  ...textsOf(node),
});

function insertLabels(graph: Graph, node: number, labels: readonly string[]): void {
  for (const label of labels) {
    graph.file.db.run('INSERT INTO node_label (owner, project, label, node) VALUES (:owner, :project, :label, :node)', {
      ...scopeOf(graph),
      label,
      node,
    });
  }
}

function deleteLabels(graph: Graph, node: number, labels: readonly string[]): void {
  for (const label of labels) {
    graph.file.db.run(
      'DELETE FROM node_label WHERE owner = :owner AND project = :project AND label = :label AND node = :node',
      { ...scopeOf(graph), label, node },
    );
  }
}

/**
 * The search index has no owner column; its rows are numbered in the range of a project, which belongs to one person. The
 * statements name the owner all the same, through the graph's row.
 */
const IN_PROJECT =
  'SELECT 1 FROM graph WHERE owner = :owner AND project = :project AND :seq BETWEEN first_seq AND end_seq';

/**
 * Written by `VALUES`, not by `SELECT`: that would make a savepoint, and with it a segment of the index, for every row. The
 * row itself says that the text is the owner's.
 */
const TEXT_VALUES = `node_text (rowid, text) VALUES
  ((SELECT seq FROM node WHERE owner = :owner AND project = :project AND seq = :seq), :text)`;
const PUT_TEXT = {
  INSERT: `INSERT INTO ${TEXT_VALUES}`,
  'INSERT OR REPLACE': `INSERT OR REPLACE INTO ${TEXT_VALUES}`,
};

function putText(
  graph: Graph,
  node: StoredNode,
  verb: keyof typeof PUT_TEXT,
  text = searchText(node.labels, node.properties),
): void {
  graph.file.db.run(PUT_TEXT[verb], {
    ...scopeOf(graph),
    seq: node.seq,
    text,
  });
}

/** Writes a new node: row, labels, search. Without relationships yet. @param captions what labels are captioned by */
export function insertNode(graph: Graph, node: StoredNode, captions = captionsOf(graph)): void {
  const texts = { ...textsOf(node), provenance: provenanceText(node.provenance) };
  graph.file.db.run(
    `INSERT INTO node (seq, owner, project, batch, id, caption, version, created_at, updated_at, labels, properties,
       kinds, provenance)
     VALUES (:seq, :owner, :project, :batch, :id, :caption, :version, :createdAt, :updatedAt, :labels, :properties,
       :kinds, :provenance)`,
    {
      owner: graph.file.owner,
      project: graph.row.project,
      seq: node.seq,
      batch: node.batch,
      id: node.id,
      caption: captionKey(node, captions),
      version: node.version,
      createdAt: node.createdAt,
      updatedAt: node.updatedAt,
      ...texts,
    },
  );
  graph.file.bytes.added(Object.values(texts));
  insertLabels(graph, node.seq, node.labels);
  putText(graph, node, 'INSERT');
}

const BODY = 'version = :version, updated_at = :updatedAt, labels = :labels, properties = :properties, kinds = :kinds';
const OF_NODE = 'WHERE owner = :owner AND project = :project AND seq = :seq';
/** A column that is named is taken out of its index and put in again, also where it stays what it is. */
const UPDATE_BODY = `UPDATE node SET ${BODY} ${OF_NODE}`;
const UPDATE_ALL = `UPDATE node SET caption = :caption, ${BODY} ${OF_NODE}`;

/** Where a node came from stays as it is, and so do its bytes; properties that a change leaves alone are the same object. */
function countReplaced({ file }: Graph, before: StoredNode, after: StoredNode, now: ReturnType<typeof textsOf>): void {
  file.bytes.replaced([JSON.stringify(before.labels)], [now.labels]);
  if (haveSameProperties(before, after)) return;
  const { properties, kinds } = textsOf(before);
  file.bytes.replaced([properties, kinds], [now.properties, now.kinds]);
}

/** Writes the content, version and time of a node anew. */
export function updateNodeRow(graph: Graph, before: StoredNode, after: StoredNode): void {
  const captions = captionsOf(graph);
  const { caption, ...body } = bodyOf(after, captions);
  const isRenamed = caption !== captionKey(before, captions);
  countReplaced(graph, before, after, body);
  graph.file.db.run(isRenamed ? UPDATE_ALL : UPDATE_BODY, {
    ...scopeOf(graph),
    ...body,
    ...(isRenamed ? { caption } : {}),
    seq: after.seq,
  });
  deleteLabels(
    graph,
    before.seq,
    before.labels.filter((label) => !after.labels.includes(label)),
  );
  insertLabels(
    graph,
    after.seq,
    after.labels.filter((label) => !before.labels.includes(label)),
  );
  const text = searchText(after.labels, after.properties);
  if (text !== searchText(before.labels, before.properties)) putText(graph, after, 'INSERT OR REPLACE', text);
}

/** Removes a node that has no relationships. Its place on the canvas is kept for its return. */
export function deleteNodeRow(graph: Graph, node: Pick<StoredNode, 'seq' | 'labels'>): void {
  const parameters = { ...scopeOf(graph), seq: node.seq };
  graph.file.bytes.removedBySeq('node', ':seq', { seq: node.seq });
  graph.file.db.run('DELETE FROM node WHERE owner = :owner AND project = :project AND seq = :seq', parameters);
  deleteLabels(graph, node.seq, node.labels);
  graph.file.db.run(`DELETE FROM node_text WHERE rowid = :seq AND EXISTS (${IN_PROJECT})`, parameters);
}

/** Adds to the number of relationships of a node. */
export function addDegree(graph: Graph, node: number, by: number): void {
  graph.file.db.run(
    'UPDATE node SET degree = degree + :by WHERE owner = :owner AND project = :project AND seq = :node',
    { ...scopeOf(graph), node, by },
  );
}

/** The row number and version of a node that readers see. */
export function rowOfNode(graph: Graph, id: string): { seq: number; version: number } | undefined {
  return graph.file.db.get<{ seq: number; version: number }>(
    `SELECT seq, version FROM node WHERE owner = :owner AND project = :project AND id = :id AND batch NOT IN
       (SELECT batch FROM hidden_batch WHERE owner = :owner AND project = :project)`,
    { ...scopeOf(graph), id },
  );
}

/** The row number of a node that readers see. */
export const seqOfNode = (graph: Graph, id: string): number | undefined => rowOfNode(graph, id)?.seq;
