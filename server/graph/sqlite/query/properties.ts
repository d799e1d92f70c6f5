import { fold } from '../../../../domain/folding/fold.js';
import { type Comparison, type Predicate, type QueryValue } from '../../../../domain/query/Query.js';
import { type Planning } from './Planning.js';

type OwnPredicate = Exclude<Predicate, { kind: 'linked' | 'relate' | 'and' | 'or' | 'not' }>;

/** Names that can stand in a path of SQLite as they are: far quicker than going through all properties. */
const PLAIN_NAME = /^[^"\\\p{Cc}]+$/u;

/** A property in SQL: the kind of its value, the value, and the members of a list. */
interface PropertySql {
  readonly type: string;
  readonly value: string;
  readonly members: string;
}

/** A member of an object as JSON text, for a name that no path can hold. */
const AS_JSON = `CASE k.type WHEN 'array' THEN k.value WHEN 'true' THEN 'true' WHEN 'false' THEN 'false' ELSE json_quote(k.value) END`;

/** A property of a row, whatever its name. */
export function propertySql(plan: Planning, properties: string, name: string): PropertySql {
  const bound = plan.bind(PLAIN_NAME.test(name) ? `$."${name}"` : name);
  if (PLAIN_NAME.test(name)) {
    const args = `${properties}, ${bound}`;
    return { type: `json_type(${args})`, value: `json_extract(${args})`, members: `json_each(${args})` };
  }
  const own = (column: 'type' | 'value' | typeof AS_JSON) =>
    `(SELECT ${column === AS_JSON ? column : `k.${column}`} FROM json_each(${properties}) k WHERE k.key = ${bound})`;
  return { type: own('type'), value: own('value'), members: `json_each(${own(AS_JSON)})` };
}

const KINDS = { string: `'text'`, number: `'integer', 'real'`, boolean: `'true', 'false'` } as const;
const kindsOf = (value: QueryValue) => KINDS[typeof value as keyof typeof KINDS];
const SIGNS: Record<Exclude<Comparison, '≠'>, string> = { '=': '=', '<': '<', '≤': '<=', '>': '>', '≥': '>=' };

/** 1 where the value, or a member of the list, is of these kinds and passes. */
const anySql = ({ type, value, members }: PropertySql, kinds: string, test: (value: string) => string): string =>
  `CASE WHEN ${type} IN (${kinds}) THEN ${test(value)}
     WHEN ${type} = 'array' THEN EXISTS (SELECT 1 FROM ${members} j WHERE j.type IN (${kinds}) AND ${test('j.value')}) ELSE 0 END`;

function compareSql(plan: Planning, own: PropertySql, is: Comparison, value: QueryValue): string {
  if (is === '≠') return `(${own.type} IS NOT NULL AND NOT ${compareSql(plan, own, '=', value)})`;
  // True and false have no order.
  if (typeof value === 'boolean' && is !== '=') return '0';
  const bound = plan.bind(value);
  return anySql(own, kindsOf(value), (found) => `${found} ${SIGNS[is]} ${bound}`);
}

function textSql(plan: Planning, own: PropertySql, { is, value }: Extract<Predicate, { kind: 'text' }>): string {
  const wanted = fold(value);
  const bound = plan.bind(wanted);
  return anySql(own, KINDS.string, (found) => {
    const text = `folded(${found})`;
    if (is === 'is') return `${text} = ${bound}`;
    // Signs that fold to nothing stand in every text.
    if (wanted === '') return '1';
    if (is === 'contains') return `instr(${text}, ${bound}) > 0`;
    return is === 'starts'
      ? `substr(${text}, 1, length(${bound})) = ${bound}`
      : `(length(${text}) >= length(${bound}) AND substr(${text}, -length(${bound})) = ${bound})`;
  });
}

/** A condition on the properties of a row: 1 or 0, never nothing. */
export function ownSql(plan: Planning, properties: string, predicate: OwnPredicate): string {
  const own = propertySql(plan, properties, predicate.property);
  switch (predicate.kind) {
    case 'compare':
      return compareSql(plan, own, predicate.is, predicate.value);
    case 'has':
      return `${own.type} IS NOT NULL`;
    case 'truth':
      return anySql(
        own,
        `'text', 'integer', 'real', 'true', 'false'`,
        (found) =>
          // The truth of a text or number, or nothing.
          `ifnull(truth_of(${found}) = ${plan.bind(predicate.is === 'yes')}, 0)`,
      );
    case 'text':
      return textSql(plan, own, predicate);
    case 'between': {
      const { from, to } = predicate;
      if (typeof from !== typeof to || typeof from === 'boolean') return '0';
      const [low, high] = [plan.bind(from), plan.bind(to)];
      return anySql(own, kindsOf(from), (found) => `${found} BETWEEN ${low} AND ${high}`);
    }
  }
}

/** What a row is ranked by: the number or text of a property, or nothing. */
export function rankedSql(plan: Planning, properties: string, name: string): string {
  const { type, value } = propertySql(plan, properties, name);
  // A real number each time: functions take no integer that JavaScript has no number for.
  return `CASE WHEN ${type} IN ('integer', 'real') THEN ${value} + 0.0 WHEN ${type} = 'text' THEN ${value} END`;
}
