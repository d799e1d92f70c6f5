import { prepared } from '../../../platform/storage/postgres/statement.js';
import { type Graph, scopeOf, sent } from '../rows.js';

type Kind = 'label' | 'type';

const addSql = (kind: Kind) =>
  prepared(`INSERT INTO ${kind}_total AS t (owner, project, name, total)
   SELECT :owner, :project, w.name, w.by FROM ${sent('name text, by bigint')}
   ON CONFLICT (owner, project, name) DO UPDATE SET total = t.total + excluded.total`);
const forgetSql = (kind: Kind) =>
  `DELETE FROM ${kind}_total WHERE owner = :owner AND project = :project AND name = ANY (:names::text[]) AND total = 0`;
const ADD = { label: addSql('label'), type: addSql('type') };
const FORGET = { label: forgetSql('label'), type: forgetSql('type') };

/** What a change does to the counters of its project: gathered, then written once. */
export class Totals {
  readonly #totals: Readonly<Record<Kind, Map<string, number>>> = { label: new Map(), type: new Map() };
  #nodes = 0;
  #relationships = 0;

  nodes(by: number): void {
    this.#nodes += by;
  }

  relationships(by: number): void {
    this.#relationships += by;
  }

  add(kind: Kind, name: string, by: number): void {
    this.#totals[kind].set(name, (this.#totals[kind].get(name) ?? 0) + by);
  }

  /** Adds all of it to the counters, in the transaction of the change; what nothing wears any more is forgotten. */
  async save(graph: Graph): Promise<void> {
    graph.row.nodes_total += this.#nodes;
    graph.row.relationships_total += this.#relationships;
    await Promise.all([this.#save(graph, 'label'), this.#save(graph, 'type')]);
  }

  async #save(graph: Graph, kind: Kind): Promise<void> {
    const rows = [...this.#totals[kind]].filter(([, by]) => by !== 0).map(([name, by]) => ({ name, by }));
    if (rows.length === 0) return;
    const forgotten = rows.filter(({ by }) => by < 0).map(({ name }) => name);
    await Promise.all([
      graph.session.run(ADD[kind], { ...scopeOf(graph), rows: JSON.stringify(rows) }),
      ...(forgotten.length === 0 ? [] : [graph.session.run(FORGET[kind], { ...scopeOf(graph), names: forgotten })]),
    ]);
  }
}
