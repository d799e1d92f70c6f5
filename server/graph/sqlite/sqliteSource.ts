import { type ElementSource } from '../changing/ElementSource.js';
import { type Delta } from '../../../domain/changes/edit.js';
import { isPromised } from './imports/openImports.js';
import { captionsOf } from './naming.js';
import { presentNode, presentRelationship } from './present.js';
import { lastRevision, revisionsBetween } from './revisions.js';
import { type Graph, loadNode, loadRelationship, loadRelationshipsOf, oldestBetween } from './rows.js';

/** What a change reads of a project in SQLite. */
export const sqliteSource = (graph: Graph): ElementSource => ({
  node: (id) => loadNode(graph, id),
  relationship: (id) => loadRelationship(graph, id),
  captions: () => captionsOf(graph),
  relationshipsOf: ({ seq }) => loadRelationshipsOf(graph, seq),
  oldestBetween: (type, start, end) => oldestBetween(graph, type, start.seq, end.seq),
  lastRevision: (of, id) => lastRevision(graph, of, id),
  revisions: (of, id, version, present): readonly Delta[] => revisionsBetween(graph, of, id, version, present),
  isPromised: (of, id) => isPromised(graph, of, id),
  nextNumber: (of) => (of === 'node' ? (graph.row.last_node += 1) : (graph.row.last_relationship += 1)),
  presentNode: (id) => presentNode(graph, id),
  presentRelationship: (id) => presentRelationship(graph, id),
});
