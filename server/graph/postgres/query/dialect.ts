import { type QueryValue } from '../../../../domain/query/Query.js';
import {
  type Bind,
  type Dialect,
  type PropertySql,
  type RowPropertySql,
  type ValueKind,
} from '../../planning/Dialect.js';
import { SIGNS } from '../../planning/properties.js';

const TYPES: Record<ValueKind, string> = { string: 'text', number: 'float8', boolean: 'boolean' };
const CASTS: Record<ValueKind, (json: string) => string> = {
  string: (json) => `(${json} #>> '{}') COLLATE "C"`,
  number: (json) => `(${json})::float8`,
  boolean: (json) => `(${json})::boolean`,
};

/** What no text of PostgreSQL holds: nothing that is stored has it, and what asks for it finds nothing. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;
const storable = (text: string): string => text.replaceAll(UNSTORABLE, '\u{10ffff}');

/** A property of an object in `jsonb`. */
const propertyOf = (own: string): PropertySql => ({
  isThere: `${own} IS NOT NULL`,
  ranked: `worth_of(${own})`,
  members: `jsonb_array_elements(CASE jsonb_typeof(${own}) WHEN 'array' THEN ${own} ELSE jsonb_build_array(${own}) END) j(value)`,
  // Only CASE says what is computed first, and a cast of another kind is an error.
  any: (kind, test) => `CASE jsonb_typeof(${own}) WHEN '${kind}' THEN ${test(CASTS[kind](own))}
    WHEN 'array' THEN EXISTS (SELECT 1 FROM jsonb_array_elements(${own}) j(value)
      WHERE CASE jsonb_typeof(j.value) WHEN '${kind}' THEN ${test(CASTS[kind]('j.value'))} ELSE false END) ELSE false END`,
});

function rowPropertyOf(bind: Bind, row: string, name: string): RowPropertySql {
  const bound = bind(name);
  const json = (value: unknown) => `${bind(JSON.stringify(value))}::jsonb`;
  const known = storable(name);
  return {
    ...propertyOf(`(${row}.props -> ${bound})`),
    // What an index of `jsonb` finds. A member of a list is contained in it.
    equals: (value) => {
      const own = typeof value === 'string' ? storable(value) : value;
      return `(${row}.props @> ${json({ [known]: own })} OR ${row}.props @> ${json({ [known]: [own] })})`;
    },
    anyText: (test) => propertyOf(`(${row}.folded -> ${bound})`).any('string', test),
    says: (is) => `${row}.truths @> ${json({ [known]: [is === 'yes'] })}`,
  };
}

const aggregated = (number: string): string =>
  `CASE WHEN ${number} IS NOT NULL THEN ROW(0, ${number}, NULL)::worth END`;

/**
 * PostgreSQL finds the order of joins by itself, but not from sets of rows to their relationships: joined in any other way than LATERAL it reads
 * whole tables. A worth is of a type of its own, since a column is of one type.
 */
export const POSTGRES: Dialect = {
  yes: 'true',
  no: 'false',
  joinNode: (alias, by, value) => `JOIN node ${alias} ON ${alias}.${by} = ${value}`,
  exists: (query) => `EXISTS (${query})`,
  indexed: () => '',
  derived: (query) => `(${query}) q`,
  bound: (parameter, value: QueryValue) => ({
    sql: `:${parameter}::${TYPES[typeof value as ValueKind]}`,
    value: typeof value === 'string' ? storable(value) : value,
  }),
  whole: (parameter) => `:${parameter}::bigint`,
  texts: (values) => values.map(storable),
  listed: (parameter) => `(SELECT unnest(:${parameter}::text[]) AS value)`,
  // A statement is ended by the server.
  inTime: () => '',
  isHashing: true,
  // Hashed once. As a plain IN it would become a join, inside a row's subquery one for each row.
  among: (column, rows) => `(${column} IN (${rows})) IS TRUE`,
  from: (rows, source) => {
    const { table, where } = source('= s.seq');
    return `(${rows}) s CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE ${where} OFFSET 0) r WHERE true`;
  },
  fromEach: (rows, source) => {
    const { table, where } = source('= m.seq');
    return `${rows} m CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE ${where} OFFSET 0) r WHERE true`;
  },
  properties: 'props',
  noProperties: `'{}'::jsonb`,
  property: (bind, properties, name) => propertyOf(`(${properties} -> ${bind(name)})`),
  rowProperty: rowPropertyOf,
  textTests: {
    is: (text, wanted) => `${text} = ${wanted}`,
    contains: (text, wanted) => `strpos(${text}, ${wanted}) > 0`,
    starts: (text, wanted) => `starts_with(${text}, ${wanted})`,
    ends: (text, wanted) => `right(${text}, length(${wanted})) = ${wanted}`,
  },
  worth: {
    nothing: 'NULL::worth',
    number: (number) => `ROW(0, ${number}, NULL)::worth`,
    text: (text) => `ROW(1, NULL, ${text})::worth`,
    isKnown: (worth) => `(${worth}).r IS NOT NULL`,
    isNumber: (worth) => `(${worth}).r = 0`,
    numberOf: (worth) => `(${worth}).n`,
    sum: (numbers) => aggregated(`sum(${numbers})`),
    mean: (numbers) => aggregated(`avg(${numbers})`),
    minus: (worth, less) => `minus_of(${worth}, ${less})`,
    relate: (one, is, other) => {
      if (is === '=' || is === '≠') return `coalesce(${one} ${is === '=' ? '=' : '<>'} ${other}, false)`;
      return `coalesce(order_of(${one}, ${other}) ${SIGNS[is]} 0, false)`;
    },
    answer: (worth) => `worth_json(${worth})`,
    memberKey: 'worth_key(j.value)',
    memberTruth: `(jsonb_typeof(j.value) = 'boolean')::int`,
  },
};

/**
 * Each row looked up by itself. Of a person whom its statistics do not know yet PostgreSQL expects no row, and compares those of one table with
 * all of the other. It does not look behind an OFFSET.
 */
export const LOOKING_UP: Dialect = {
  ...POSTGRES,
  joinNode: (alias, by, value) => `CROSS JOIN LATERAL
    (SELECT * FROM node WHERE owner = :owner${by === 'id' ? ' AND project = :project' : ''} AND ${by} = ${value} OFFSET 0) ${alias}`,
  exists: (query) => `EXISTS (${query} OFFSET 0)`,
};
