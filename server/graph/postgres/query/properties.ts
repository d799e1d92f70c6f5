import { fold } from '../../../../domain/folding/fold.js';
import { type Comparison, type Predicate, type QueryValue, type TextTest } from '../../../../domain/query/Query.js';
import { type Planning, Unplanned } from './Planning.js';

type OwnPredicate = Exclude<Predicate, { kind: 'linked' | 'relate' | 'and' | 'or' | 'not' }>;

const CASTS = {
  string: (json: string) => `(${json} #>> '{}') COLLATE "C"`,
  number: (json: string) => `(${json} #>> '{}')::float8`,
  boolean: (json: string) => `(${json} #>> '{}')::boolean`,
} as const;
const SIGNS: Record<Exclude<Comparison, '≠'>, string> = { '=': '=', '<': '<', '≤': '<=', '>': '>', '≥': '>=' };

/** Whether the value, or a member of the list, is of this kind and passes. */
function anySql(plan: Planning, own: string, kind: keyof typeof CASTS, test: (value: string) => string): string {
  const member = plan.name();
  return `CASE jsonb_typeof(${own}) WHEN '${kind}' THEN ${test(CASTS[kind](own))}
    WHEN 'array' THEN EXISTS (SELECT 1 FROM jsonb_array_elements(${own}) ${member}(j)
      WHERE CASE WHEN jsonb_typeof(${member}.j) = '${kind}' THEN ${test(CASTS[kind](`${member}.j`))} ELSE false END)
    ELSE false END`;
}

function compareSql(plan: Planning, own: string, is: Comparison, value: QueryValue): string {
  if (is === '≠') return `(${own} IS NOT NULL AND NOT ${compareSql(plan, own, '=', value)})`;
  // True and false have no order.
  if (typeof value === 'boolean' && is !== '=') return 'false';
  const bound = plan.bind(value);
  return anySql(plan, own, typeof value as keyof typeof CASTS, (found) => `${found} ${SIGNS[is]} ${bound}`);
}

/** A condition on texts without case and diacritics. */
function textSql(plan: Planning, own: string, { is, value }: Extract<Predicate, { kind: 'text' }>): string {
  const wanted = fold(value);
  const bound = plan.bind(wanted);
  const tests: Record<TextTest, (text: string) => string> = {
    is: (text) => `${text} = ${bound}`,
    contains: (text) => `strpos(${text}, ${bound}) > 0`,
    starts: (text) => `starts_with(${text}, ${bound})`,
    ends: (text) => `right(${text}, length(${bound})) = ${bound}`,
  };
  // Signs that fold to nothing stand in every text.
  const isAny = wanted === '' && is !== 'is';
  return anySql(plan, own, 'string', (text) => (isAny ? 'true' : tests[is](text)));
}

/** A condition on the properties of a row of this alias, never nothing. Throws {@link Unplanned}. */
export function ownSql(plan: Planning, alias: string, predicate: OwnPredicate): string {
  const name = plan.bind(predicate.property);
  const own = `(${alias}.props -> ${name})`;
  switch (predicate.kind) {
    case 'compare':
      return compareSql(plan, own, predicate.is, predicate.value);
    case 'has':
      return `${own} IS NOT NULL`;
    case 'between': {
      const { from, to } = predicate;
      if (typeof from !== typeof to || typeof from === 'boolean') return 'false';
      const [low, high] = [plan.bind(from), plan.bind(to)];
      return anySql(plan, own, typeof from as 'string' | 'number', (found) => `${found} BETWEEN ${low} AND ${high}`);
    }
    case 'text':
      return textSql(plan, `(${alias}.folded -> ${name})`, predicate);
    // Which words say yes and no is known in JavaScript alone.
    case 'truth':
      throw new Unplanned();
  }
}
