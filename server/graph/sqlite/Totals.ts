import { type Graph, scopeOf } from './rows.js';

/** What a change does to the counters of its project: gathered, then written once. */
export class Totals {
  readonly #labels = new Map<string, number>();
  readonly #types = new Map<string, number>();
  #nodes = 0;
  #relationships = 0;

  node(labels: readonly string[], sign: 1 | -1): void {
    this.#nodes += sign;
    this.labels(labels, sign);
  }

  labels(labels: readonly string[], sign: 1 | -1): void {
    for (const label of labels) this.#labels.set(label, (this.#labels.get(label) ?? 0) + sign);
  }

  relationship(type: string, sign: 1 | -1): void {
    this.#relationships += sign;
    this.type(type, sign);
  }

  type(type: string, sign: 1 | -1): void {
    this.#types.set(type, (this.#types.get(type) ?? 0) + sign);
  }

  /** Adds all of it to the counters, in the transaction of the change. */
  save(graph: Graph): void {
    graph.row.nodes_total += this.#nodes;
    graph.row.relationships_total += this.#relationships;
    for (const [label, by] of this.#labels) addLabelTotal(graph, label, by);
    for (const [type, by] of this.#types) addTypeTotal(graph, type, by);
  }
}

/** Adds to the number of nodes that wear a label; a label that nobody wears is forgotten. */
export function addLabelTotal(graph: Graph, label: string, by: number): void {
  if (by === 0) return;
  const parameters = { ...scopeOf(graph), label };
  graph.file.db.run(
    `INSERT INTO label_total (owner, project, label, total) VALUES (:owner, :project, :label, :by)
     ON CONFLICT DO UPDATE SET total = total + excluded.total`,
    { ...parameters, by },
  );
  if (by > 0) return;
  graph.file.db.run(
    'DELETE FROM label_total WHERE owner = :owner AND project = :project AND label = :label AND total = 0',
    parameters,
  );
}

/** Adds to the number of relationships of a type; a type without any is forgotten. */
export function addTypeTotal(graph: Graph, type: string, by: number): void {
  if (by === 0) return;
  const parameters = { ...scopeOf(graph), type };
  graph.file.db.run(
    `INSERT INTO type_total (owner, project, type, total) VALUES (:owner, :project, :type, :by)
     ON CONFLICT DO UPDATE SET total = total + excluded.total`,
    { ...parameters, by },
  );
  if (by > 0) return;
  graph.file.db.run(
    'DELETE FROM type_total WHERE owner = :owner AND project = :project AND type = :type AND total = 0',
    parameters,
  );
}
