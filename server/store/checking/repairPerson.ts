const HIDDEN = `EXISTS (SELECT 1 FROM hidden_batch h WHERE h.owner = e.owner AND h.project = e.project AND h.batch = e.batch)`;

const shown = (table: 'node' | 'relationship') =>
  `(SELECT count(*) FROM ${table} e WHERE e.owner = project.owner AND e.project = project.project AND NOT ${HIDDEN})`;

/** Makes the rows of a person's file agree again after some were lost: no relationship without its nodes, and counters that are right. */
export const REPAIR_PERSON: readonly string[] = [
  'DELETE FROM relationship WHERE start_node NOT IN (SELECT seq FROM node) OR end_node NOT IN (SELECT seq FROM node)',
  'DELETE FROM node_label WHERE node NOT IN (SELECT seq FROM node)',
  'DELETE FROM position WHERE node NOT IN (SELECT seq FROM node)',
  `UPDATE project SET nodes_total = ${shown('node')}, relationships_total = ${shown('relationship')}`,
  'DELETE FROM label_total',
  `INSERT INTO label_total (owner, project, label, total)
     SELECT l.owner, l.project, l.label, count(*) FROM node_label l JOIN node e ON e.seq = l.node
     WHERE NOT ${HIDDEN} GROUP BY l.owner, l.project, l.label`,
  'DELETE FROM type_total',
  `INSERT INTO type_total (owner, project, type, total)
     SELECT e.owner, e.project, e.type, count(*) FROM relationship e WHERE NOT ${HIDDEN} GROUP BY e.owner, e.project, e.type`,
  `UPDATE node SET degree = (SELECT count(*) FROM relationship e WHERE e.owner = node.owner AND e.project = node.project
     AND (e.start_node = node.seq OR e.end_node = node.seq) AND NOT ${HIDDEN})`,
];
