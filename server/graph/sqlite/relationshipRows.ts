import { searchText } from '../content.js';
import { type StoredRelationship } from '../../../domain/changes/edit.js';
import { type Graph, kindsText, provenanceText, scopeOf } from './rows.js';

/** A relationship with the row numbers of its ends. */
export interface Ends {
  readonly start: number;
  readonly end: number;
}

/**
 * Written by `VALUES`, not by `SELECT`: that would make a savepoint, and with it a segment of the index, for every row. The
 * row itself says that the text is the owner's.
 */
const TEXT_VALUES = `relationship_text (rowid, text) VALUES
  ((SELECT seq FROM relationship WHERE owner = :owner AND project = :project AND seq = :seq), :text)`;
const PUT_TEXT = {
  INSERT: `INSERT INTO ${TEXT_VALUES}`,
  'INSERT OR REPLACE': `INSERT OR REPLACE INTO ${TEXT_VALUES}`,
};

function putText(graph: Graph, relationship: StoredRelationship, verb: keyof typeof PUT_TEXT): void {
  graph.file.db.run(PUT_TEXT[verb], {
    owner: graph.file.owner,
    project: graph.row.project,
    seq: relationship.seq,
    text: searchText([relationship.type], relationship.properties),
  });
}

const bodyOf = (relationship: StoredRelationship, ends: Ends) => ({
  type: relationship.type,
  start: ends.start,
  end: ends.end,
  version: relationship.version,
  updatedAt: relationship.updatedAt,
  properties: JSON.stringify(relationship.properties),
  kinds: kindsText(relationship.propertyKinds),
});

/** Writes a new relationship: row and search. The degrees of its ends are the caller's. */
export function insertRelationshipRow(graph: Graph, relationship: StoredRelationship, ends: Ends): void {
  const texts = {
    type: relationship.type,
    properties: JSON.stringify(relationship.properties),
    kinds: kindsText(relationship.propertyKinds),
    provenance: provenanceText(relationship.provenance),
  };
  graph.file.db.run(
    `INSERT INTO relationship (seq, owner, project, batch, id, type, start_node, end_node, version, created_at,
       updated_at, properties, kinds, provenance)
     VALUES (:seq, :owner, :project, :batch, :id, :type, :start, :end, :version, :createdAt, :updatedAt, :properties,
       :kinds, :provenance)`,
    {
      owner: graph.file.owner,
      project: graph.row.project,
      seq: relationship.seq,
      batch: relationship.batch,
      id: relationship.id,
      start: ends.start,
      end: ends.end,
      version: relationship.version,
      createdAt: relationship.createdAt,
      updatedAt: relationship.updatedAt,
      ...texts,
    },
  );
  graph.file.bytes.added(Object.values(texts));
  putText(graph, relationship, 'INSERT');
}

/** Writes the content, version and time of a relationship anew. The degrees of its ends are the caller's. */
export function updateRelationshipRow(graph: Graph, after: StoredRelationship, ends: Ends): void {
  const body = bodyOf(after, ends);
  graph.file.bytes.removedBySeq('relationship', ':seq', { seq: after.seq });
  graph.file.bytes.added([body.type, body.properties, body.kinds, provenanceText(after.provenance)]);
  graph.file.db.run(
    `UPDATE relationship SET type = :type, start_node = :start, end_node = :end, version = :version,
       updated_at = :updatedAt, properties = :properties, kinds = :kinds
     WHERE owner = :owner AND project = :project AND seq = :seq`,
    { ...scopeOf(graph), ...body, seq: after.seq },
  );
  putText(graph, after, 'INSERT OR REPLACE');
}

/** Removes relationships, all in three statements. The degrees of their ends are the caller's. */
export function deleteRelationshipRows(graph: Graph, seqs: readonly number[]): void {
  const parameters = { ...scopeOf(graph), seqs: JSON.stringify(seqs) };
  graph.file.bytes.removedBySeq('relationship', 'SELECT value FROM json_each(:seqs)', { seqs: parameters.seqs });
  // Without NOT INDEXED SQLite's planner reads the whole project by an index.
  graph.file.db.run(
    `DELETE FROM relationship NOT INDEXED
     WHERE owner = :owner AND project = :project AND seq IN (SELECT value FROM json_each(:seqs))`,
    parameters,
  );
  graph.file.db.run(
    `DELETE FROM relationship_text WHERE rowid IN (SELECT s.value FROM json_each(:seqs) s JOIN graph p
       ON p.owner = :owner AND p.project = :project AND s.value BETWEEN p.first_seq AND p.end_seq)`,
    parameters,
  );
}

/** Removes a relationship. The degrees of its ends are the caller's. */
export const deleteRelationshipRow = (graph: Graph, seq: number): void => deleteRelationshipRows(graph, [seq]);
