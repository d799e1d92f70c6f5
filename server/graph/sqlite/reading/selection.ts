import { type SqlParameters } from '../../../platform/storage/driver.js';
import { type Json } from '../../../platform/storage/Json.js';
import { type Filter, type Measure, type Selected, type Selection, type Step } from '../../selection.js';
import { hitsSource } from '../lists/textHits.js';
import { narrowestMatch } from './equalityIndex.js';
import { type Graph, labelTotal, NODE_JSON, scopeOf, visible, WEARS_LABEL, WITH_POSITION } from '../rows.js';

/** Collects the parameters of a statement whose conditions are put together. */
class Statement {
  readonly parameters: SqlParameters = {};
  #count = 0;

  bind(value: string | number): string {
    const name = `p${this.#count}`;
    this.#count += 1;
    this.parameters[name] = value;
    return `:${name}`;
  }
}

const KINDS = { string: `'text'`, number: `'integer', 'real'`, boolean: `'true', 'false'` } as const;

/** Rows of the nodes at the near end of a step whose far end is in a query of row numbers. */
function stepSql(statement: Statement, { types, way }: Step, far: string): string {
  const ofType = `r.type IN (SELECT value FROM json_each(${statement.bind(JSON.stringify(types))}))`;
  const half = (near: string, end: string, index: string) =>
    `SELECT r.${near} FROM relationship r INDEXED BY ${index} WHERE r.owner = :owner AND r.project = :project
       AND r.${end} IN (${far}) AND ${ofType} AND ${visible('r')}`;
  const out = half('start_node', 'end_node', 'relationship_end');
  const incoming = half('end_node', 'start_node', 'relationship_start');
  return way === 'out' ? out : way === 'in' ? incoming : `${out} UNION ${incoming}`;
}

const idsSql = (statement: Statement, ids: readonly string[]) =>
  `SELECT w.seq FROM json_each(${statement.bind(JSON.stringify(ids))}) wanted CROSS JOIN node w INDEXED BY node_id
     ON w.owner = :owner AND w.project = :project AND w.id = wanted.value`;

/** Names that can stand in a path of SQLite as they are: far quicker than going through all properties. */
const PLAIN_NAME = /^[^"\\\p{Cc}]+$/u;

/** A condition on a property of the node; `test` is given the SQL of its type and of its value. */
function propertySql(statement: Statement, name: string, test: (type: string, value: string) => string): string {
  if (PLAIN_NAME.test(name)) {
    const path = statement.bind(`$."${name}"`);
    return test(`json_type(n.properties, ${path})`, `json_extract(n.properties, ${path})`);
  }
  const key = statement.bind(name);
  return `EXISTS (SELECT 1 FROM json_each(n.properties) j WHERE j.key = ${key} AND ${test('j.type', 'j.value')})`;
}

function compareSql(statement: Statement, { property, test, value }: Extract<Filter, { kind: 'compare' }>): string {
  const kind = KINDS[typeof value as keyof typeof KINDS];
  const bound = statement.bind(typeof value === 'boolean' ? Number(value) : value);
  return propertySql(statement, property, (type, own) => `${type} IN (${kind}) AND ${own} ${test} ${bound}`);
}

function filterSql(statement: Statement, filter: Filter): string {
  switch (filter.kind) {
    case 'compare':
      return compareSql(statement, filter);
    case 'has':
      return propertySql(statement, filter.property, (type) => `${type} IS NOT NULL`);
    case 'among':
      return `n.seq IN (${idsSql(statement, filter.ids)})`;
    case 'linked': {
      const far = filter.steps.reduceRight(
        (inner, step) => stepSql(statement, step, inner),
        idsSql(statement, filter.to),
      );
      return `n.seq IN (${far})`;
    }
    case 'joined':
      return `${measureSql(statement, { by: 'linked', step: filter.step })} ${filter.test} ${statement.bind(filter.value)}`;
    case 'not':
      return `NOT (${filterSql(statement, filter.of)})`;
    case 'any':
    case 'all': {
      const parts = filter.of.map((one) => `(${filterSql(statement, one)})`);
      return parts.length === 0 ? '1' : parts.join(filter.kind === 'any' ? ' OR ' : ' AND ');
    }
  }
}

const MEASURED = `'integer', 'real', 'text'`;

function measuredSql(statement: Statement, name: string): string {
  if (PLAIN_NAME.test(name)) {
    const path = statement.bind(`$."${name}"`);
    return `CASE WHEN json_type(n.properties, ${path}) IN (${MEASURED}) THEN json_extract(n.properties, ${path}) END`;
  }
  const key = statement.bind(name);
  return `(SELECT j.value FROM json_each(n.properties) j WHERE j.key = ${key} AND j.type IN (${MEASURED}))`;
}

function measureSql(statement: Statement, measure: Measure): string {
  if (measure.by === 'degree') return 'n.degree';
  if (measure.by === 'property') {
    return measuredSql(statement, measure.property);
  }
  const { types, way } = measure.step;
  const ofType = `r.type IN (SELECT value FROM json_each(${statement.bind(JSON.stringify(types))}))`;
  const half = (near: string, far: string, index: string) =>
    `SELECT r.${far} AS other FROM relationship r INDEXED BY ${index} WHERE r.owner = :owner AND r.project = :project
       AND r.${near} = n.seq AND ${ofType} AND ${visible('r')}`;
  const out = half('start_node', 'end_node', 'relationship_start');
  const incoming = half('end_node', 'start_node', 'relationship_end');
  const others = way === 'out' ? out : way === 'in' ? incoming : `${out} UNION ALL ${incoming}`;
  return `(SELECT count(DISTINCT other) FROM (${others}))`;
}

/** The rows that the search index names for one of the conditions, where these are few. */
function indexedSql(graph: Graph, statement: Statement, { label, where }: Selection): string | undefined {
  const rows = label === undefined ? graph.row.nodes_total : labelTotal(graph, label);
  const match = narrowestMatch(graph, where, rows);
  if (match === undefined) return undefined;
  statement.parameters['match'] = match;
  return `${hitsSource('node_text')} CROSS JOIN node n ON n.seq = t.rowid`;
}

/** The rows to look at: those of a label, some that are named, or all. */
function sourceSql(statement: Statement, label: string | undefined, where: readonly Filter[]): string {
  if (label !== undefined) {
    return `node_label l CROSS JOIN node n ON l.owner = :owner AND l.project = :project
      AND l.label = ${statement.bind(label)} AND n.seq = l.node`;
  }
  const named = where.find((filter) => filter.kind === 'among');
  if (named === undefined) return 'node n';
  return `(SELECT DISTINCT seq FROM (${idsSql(statement, named.ids)})) named CROSS JOIN node n ON n.seq = named.seq`;
}

interface Row {
  readonly json: string;
  readonly value: number | string | null;
  readonly total: number;
  readonly sum?: number;
  readonly summed?: number;
}

/** The nodes that fulfil all conditions: how many, and the first of them. */
export function selectedJson(graph: Graph, selection: Selection): Json<Selected> {
  const { label, where, rank, limit } = selection;
  const statement = new Statement();
  const indexed = indexedSql(graph, statement, selection);
  const from = indexed ?? sourceSql(statement, label, where);
  const conditions = ['n.owner = :owner', 'n.project = :project', visible('n')];
  if (indexed !== undefined && label !== undefined) {
    statement.parameters['label'] = label;
    conditions.push(WEARS_LABEL);
  }
  for (const filter of where) conditions.push(`(${filterSql(statement, filter)})`);
  const value = rank === undefined ? 'NULL' : measureSql(statement, rank.measure);
  const order = rank === undefined ? 'caption' : `value ${rank.least === true ? 'ASC' : 'DESC'}, caption`;
  const chosen = `SELECT n.seq AS seq, n.caption AS caption, ${value} AS value FROM ${from} WHERE ${conditions.join(' AND ')}`;
  const isSummed = rank?.measure.by === 'property';
  const number = `CASE WHEN typeof(value) IN ('integer', 'real') THEN value END`;
  const sums = isSummed ? `, total(${number}) AS sum, count(${number}) AS summed` : '';
  const rows = graph.file.db.all<Row>(
    `WITH chosen AS MATERIALIZED (${chosen}),
       known AS (SELECT * FROM chosen ${rank === undefined ? '' : 'WHERE value IS NOT NULL'}),
       page AS MATERIALIZED (SELECT * FROM known ORDER BY ${order} LIMIT ${statement.bind(limit)}),
       whole AS MATERIALIZED (SELECT count(*) AS total ${sums} FROM known)
     SELECT ${NODE_JSON} AS json, page.value AS value, whole.*
     FROM whole CROSS JOIN page CROSS JOIN node n ON n.seq = page.seq ${WITH_POSITION}
     WHERE n.owner = :owner AND n.project = :project
     ORDER BY ${order.replaceAll(/value|caption/gu, 'page.$&')}`,
    { ...scopeOf(graph), ...statement.parameters },
  );
  const values = rank === undefined ? [] : rows.map((row) => row.value);
  const [{ total = 0, sum = 0, summed = 0 } = {}] = rows;
  const sumJson = isSummed ? `,"sum":${JSON.stringify({ value: sum, count: summed })}` : '';
  return `{"total":${total},"nodes":[${rows.map(({ json }) => json).join(',')}],"values":${JSON.stringify(values)}${sumJson}}` as Json<Selected>;
}
