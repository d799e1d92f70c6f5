import { type Filter, type Measure, type Selected, type Selection, type Step } from '../../selection.js';
import { type PostgresParameters } from '../connection/statement.js';
import { type Graph, nodeAnswer, nodesBySeq, scopeOf, visible } from '../rows.js';

type Value = PostgresParameters[string];

/** Collects the parameters of a statement whose conditions are put together. */
class Statement {
  readonly parameters: Record<string, Value> = {};
  #count = 0;

  bind(value: Value): string {
    const name = `p${this.#count}`;
    this.#count += 1;
    this.parameters[name] = value;
    return `:${name}`;
  }
}

const HALVES = { out: ['start_node', 'end_node'], in: ['end_node', 'start_node'] } as const;
const halvesOf = ({ way }: Step) => (way === 'both' ? [HALVES.out, HALVES.in] : [HALVES[way]]);
const ofTypes = (statement: Statement, { types }: Step) => `r.type = ANY (${statement.bind(types)}::text[])`;

/** Rows of the nodes at the near end of a step whose far end is in a query of row numbers. */
const stepSql = (statement: Statement, step: Step, far: string): string =>
  halvesOf(step)
    .map(
      ([near, end]) =>
        `SELECT r.${near} AS seq FROM relationship r WHERE r.${end} IN (${far}) AND ${ofTypes(statement, step)} AND ${visible('r')}`,
    )
    .join(' UNION ');

const idsSql = (statement: Statement, ids: readonly string[]) =>
  `SELECT x.seq FROM node x WHERE x.owner = :owner AND x.project = :project AND x.id = ANY (${statement.bind(ids)}::text[])`;

/** How many different nodes a step leads to from node `n`. */
function reachedSql(statement: Statement, step: Step): string {
  const others = halvesOf(step).map(
    ([near, far]) =>
      `SELECT r.${far} AS other FROM relationship r WHERE r.${near} = n.seq AND ${ofTypes(statement, step)} AND ${visible('r')}`,
  );
  return `(SELECT count(DISTINCT y.other) FROM (${others.join(' UNION ALL ')}) y)`;
}

const CASTS = {
  string: (text: string) => `${text} COLLATE "C"`,
  number: (text: string) => `(${text})::float8`,
  boolean: (text: string) => `(${text})::boolean`,
} as const;
const BOUND = { string: 'text', number: 'float8', boolean: 'boolean' } as const;

function compareSql(statement: Statement, { property, test, value }: Extract<Filter, { kind: 'compare' }>): string {
  const kind = typeof value as keyof typeof CASTS;
  const name = `${statement.bind(property)}::text`;
  const own = CASTS[kind](`n.props ->> ${name}`);
  return `CASE WHEN jsonb_typeof(n.props -> ${name}) = '${kind}'
    THEN ${own} ${test} ${statement.bind(value)}::${BOUND[kind]} ELSE false END`;
}

function filterSql(statement: Statement, filter: Filter): string {
  switch (filter.kind) {
    case 'compare':
      return compareSql(statement, filter);
    case 'has':
      return `n.props -> ${statement.bind(filter.property)}::text IS NOT NULL`;
    case 'among':
      return `n.seq IN (${idsSql(statement, filter.ids)})`;
    case 'linked': {
      const to = idsSql(statement, filter.to);
      return `n.seq IN (${filter.steps.reduceRight((inner, step) => stepSql(statement, step, inner), to)})`;
    }
    case 'joined':
      return `${reachedSql(statement, filter.step)} ${filter.test} ${statement.bind(filter.value)}::float8`;
    case 'not':
      return `NOT (${filterSql(statement, filter.of)})`;
    case 'any':
    case 'all': {
      const parts = filter.of.map((one) => `(${filterSql(statement, one)})`);
      return parts.length === 0 ? 'true' : parts.join(filter.kind === 'any' ? ' OR ' : ' AND ');
    }
  }
}

/** What a node is ranked by, as a number and as a text: at most one of them is there. */
function measureSql(statement: Statement, measure: Measure | undefined): { number: string; text: string } {
  const none = 'NULL::text';
  if (measure === undefined) return { number: '0::float8', text: none };
  if (measure.by === 'degree') return { number: 'n.degree::float8', text: none };
  if (measure.by === 'linked') return { number: `${reachedSql(statement, measure.step)}::float8`, text: none };
  const name = `${statement.bind(measure.property)}::text`;
  const where = (kind: string, value: string) =>
    `CASE WHEN jsonb_typeof(n.props -> ${name}) = '${kind}' THEN ${value} END`;
  return {
    number: where('number', `(n.props ->> ${name})::float8`),
    text: where('string', `n.props ->> ${name}`),
  };
}

interface Row {
  readonly seq: number;
  readonly number: number | null;
  readonly text: string | null;
}
interface Whole {
  readonly total: number;
  readonly sum: number | null;
  readonly summed: number;
}

/** The nodes that fulfil all conditions: how many, and the first of them. */
export async function selectedNodes(graph: Graph, { label, where, rank, limit }: Selection): Promise<Selected> {
  const statement = new Statement();
  const worn =
    label === undefined
      ? []
      : [
          `n.seq IN (SELECT l.node FROM node_label l
             WHERE l.owner = :owner AND l.project = :project AND l.label = ${statement.bind(label)})`,
        ];
  const conditions = [visible('n'), ...worn, ...where.map((one) => `(${filterSql(statement, one)})`)];
  const { number, text } = measureSql(statement, rank?.measure);
  const chosen = `SELECT * FROM (SELECT n.seq, n.caption, ${number} AS number, (${text}) COLLATE "C" AS text FROM node n
    WHERE ${conditions.join(' AND ')}) c WHERE c.number IS NOT NULL OR c.text IS NOT NULL`;
  const way = rank === undefined || rank.least === true ? 'ASC' : 'DESC';
  const parameters = { ...scopeOf(graph), ...statement.parameters, limit };
  const whole = await graph.session.get<Whole>(
    `SELECT count(*) AS total, sum(k.number) AS sum, count(k.number) AS summed FROM (${chosen}) k`,
    parameters,
  );
  // Numbers come before texts, and after them where the greatest is first.
  const rows = await graph.session.all<Row>(
    `${chosen} ORDER BY (c.text IS NOT NULL) ${way}, c.number ${way}, c.text ${way}, c.caption, c.seq LIMIT :limit`,
    parameters,
  );
  const nodes = await nodesBySeq(
    graph,
    rows.map(({ seq }) => seq),
  );
  return {
    total: whole?.total ?? 0,
    nodes: nodes.map(nodeAnswer),
    values: rank === undefined ? [] : rows.map((row) => row.number ?? row.text ?? 0),
    ...(rank?.measure.by === 'property' ? { sum: { value: whole?.sum ?? 0, count: whole?.summed ?? 0 } } : {}),
  };
}
