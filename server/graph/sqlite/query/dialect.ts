import { type Comparison, type QueryValue } from '../../../../domain/query/Query.js';
import { type Bind, type Dialect, type PropertySql, type RowPropertySql } from '../../planning/Dialect.js';

/** Rows between two looks at the clock, less one: a power of two, so that the test is one instruction. */
const LOOKS = 63;

/** Names that can stand in a path of SQLite as they are: far quicker than going through all properties. */
const PLAIN_NAME = /^[^"\\\p{Cc}]+$/u;

/** A member of an object as JSON text, for a name that no path can hold. */
const AS_JSON = `CASE k.type WHEN 'array' THEN k.value WHEN 'true' THEN 'true' WHEN 'false' THEN 'false' ELSE json_quote(k.value) END`;

const TYPES = { string: `'text'`, number: `'integer', 'real'`, boolean: `'true', 'false'` } as const;
const SCALARS = Object.values(TYPES).join(', ');

/** A property in SQL: the type of its value, the value, and the members of a list. */
function partsOf(bind: Bind, properties: string, name: string) {
  const isPlain = PLAIN_NAME.test(name);
  const bound = bind(isPlain ? `$."${name}"` : name);
  if (isPlain) {
    const args = `${properties}, ${bound}`;
    return { type: `json_type(${args})`, value: `json_extract(${args})`, members: `json_each(${args})` };
  }
  const own = (column: string) => `(SELECT ${column} FROM json_each(${properties}) k WHERE k.key = ${bound})`;
  return { type: own('k.type'), value: own('k.value'), members: `json_each(${own(AS_JSON)})` };
}

type Parts = ReturnType<typeof partsOf>;

/** 1 where the value, or a member of the list, is of these types and passes. */
const anySql = ({ type, value, members }: Parts, types: string, test: (value: string) => string): string =>
  `CASE WHEN ${type} IN (${types}) THEN ${test(value)}
     WHEN ${type} = 'array' THEN EXISTS (SELECT 1 FROM ${members} j WHERE j.type IN (${types}) AND ${test('j.value')}) ELSE 0 END`;

const propertyOf = (own: Parts): PropertySql => ({
  isThere: `${own.type} IS NOT NULL`,
  // A real number each time: functions take no integer that JavaScript has no number for.
  ranked: `CASE WHEN ${own.type} IN (${TYPES.number}) THEN ${own.value} + 0.0 WHEN ${own.type} = ${TYPES.string} THEN ${own.value} END`,
  members: `${own.members} j`,
  any: (kind, test) => anySql(own, TYPES[kind], test),
});

function rowPropertyOf(bind: Bind, own: Parts): RowPropertySql {
  const kindOf = (value: QueryValue) => TYPES[typeof value as keyof typeof TYPES];
  return {
    ...propertyOf(own),
    equals: (value) => {
      const bound = bind(value);
      return anySql(own, kindOf(value), (found) => `${found} = ${bound}`);
    },
    anyText: (test) => anySql(own, TYPES.string, (found) => test(`folded(${found})`)),
    // The truth of a text or number, or nothing.
    says: (is) => anySql(own, SCALARS, (found) => `ifnull(truth_of(${found}) = ${bind(is === 'yes')}, 0)`),
  };
}

const SIGNS: Record<Comparison, string> = { '=': '=', '≠': '<>', '<': '<', '≤': '<=', '>': '>', '≥': '>=' };

function relate(one: string, is: Comparison, other: string): string {
  const both = `(SELECT ${one} AS a, ${other} AS b) x`;
  const isOfOneKind = is === '=' || is === '≠' ? '' : `(typeof(x.a) = 'text') = (typeof(x.b) = 'text') AND `;
  return `(SELECT ifnull(${isOfOneKind}x.a ${SIGNS[is]} x.b, 0) FROM ${both})`;
}

const asIs = (sql: string): string => sql;

/** SQLite keeps the order of a CROSS JOIN, and takes numbers and texts in one column. */
export const SQLITE: Dialect = {
  yes: '1',
  no: '0',
  joinNode: (alias, by, value) =>
    `CROSS JOIN node ${alias}${by === 'id' ? ' INDEXED BY node_id' : ''} ON ${alias}.${by} = ${value}`,
  exists: (query) => `EXISTS (${query})`,
  indexed: (index) => ` INDEXED BY ${index}`,
  derived: (query) => `(${query})`,
  bound: (parameter, value) => ({ sql: `:${parameter}`, value: typeof value === 'boolean' ? Number(value) : value }),
  whole: (parameter) => `:${parameter}`,
  texts: (values) => JSON.stringify(values),
  listed: (parameter) => `json_each(:${parameter})`,
  inTime: (alias) => ` AND ((${alias}.seq & ${LOOKS}) OR in_time())`,
  isHashing: false,
  among: (column, rows) => `${column} IN (${rows})`,
  from: (rows, source) => {
    const { table, where } = source(`IN (${rows})`);
    return `${table} WHERE ${where}`;
  },
  fromEach: (rows, source) => {
    const { table, where } = source('= m.seq');
    return `${rows} m CROSS JOIN ${table} WHERE ${where}`;
  },
  properties: 'properties',
  noProperties: `'{}'`,
  property: (bind, properties, name) => propertyOf(partsOf(bind, properties, name)),
  rowProperty: (bind, row, name) => rowPropertyOf(bind, partsOf(bind, `${row}.properties`, name)),
  textTests: {
    is: (text, wanted) => `${text} = ${wanted}`,
    contains: (text, wanted) => `instr(${text}, ${wanted}) > 0`,
    starts: (text, wanted) => `substr(${text}, 1, length(${wanted})) = ${wanted}`,
    ends: (text, wanted) =>
      `(length(${text}) >= length(${wanted}) AND substr(${text}, -length(${wanted})) = ${wanted})`,
  },
  worth: {
    nothing: 'NULL',
    number: asIs,
    text: asIs,
    isKnown: (worth) => `${worth} IS NOT NULL`,
    isNumber: (worth) => `typeof(${worth}) IN (${TYPES.number})`,
    numberOf: asIs,
    sum: (numbers) => `CASE WHEN count(${numbers}) > 0 THEN total(${numbers}) END`,
    mean: (numbers) => `avg(${numbers})`,
    // SQLite would take a text for a number.
    minus: (worth, less) =>
      `(SELECT CASE WHEN typeof(x.a) <> 'text' AND typeof(x.b) <> 'text' THEN x.a - x.b END FROM (SELECT ${worth} AS a, ${less} AS b) x)`,
    relate,
    answer: asIs,
    memberKey: 'j.value',
    memberTruth: `j.type IN (${TYPES.boolean})`,
  },
};
