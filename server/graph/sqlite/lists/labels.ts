import { type Graph, scopeOf } from '../rows.js';

/** Condition on node `n`: it wears `:label`. */
export const WEARS_LABEL =
  'EXISTS (SELECT 1 FROM node_label l WHERE l.owner = :owner AND l.project = :project AND l.label = :label AND l.node = n.seq)';

/** How many nodes wear a label. */
export const labelTotal = (graph: Graph, label: string): number =>
  graph.file.db.get<{ total: number }>(
    'SELECT total FROM label_total WHERE owner = :owner AND project = :project AND label = :label',
    { ...scopeOf(graph), label },
  )?.total ?? 0;
