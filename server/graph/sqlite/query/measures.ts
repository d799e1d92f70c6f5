import { type Comparison, type Measure, type Predicate } from '../../../../domain/query/Query.js';
import { type Planning } from './Planning.js';
import { rankedSql } from './properties.js';

/** Measures of what an element is linked to, or of a set whatever the element. */
export type Linking = Extract<Measure, { kind: 'number' | 'over' | 'total' | 'ofSet' }>;

/** An element as SQL sees it, with how measures of what it is linked to are computed. */
interface Element {
  /** The column of its properties. */
  readonly properties: string;
  linking(measure: Linking): string;
}

/** What an element is worth, or nothing. */
export function measureSql(plan: Planning, measure: Measure, element: Element): string {
  const sql = (of: Measure) => measureSql(plan, of, element);
  switch (measure.kind) {
    case 'property':
      return rankedSql(plan, element.properties, measure.property);
    case 'constant':
      return typeof measure.value === 'boolean' ? 'NULL' : plan.bind(measure.value);
    case 'part':
      return `part_of_time(${sql(measure.of)}, ${plan.bind(measure.part)})`;
    case 'interval':
      return `interval_of(${sql(measure.of)}, ${plan.bind(measure.width)})`;
    case 'minus': {
      const [of, less] = [sql(measure.of), sql(measure.less)];
      if (measure.in !== undefined) return `time_between(${of}, ${less}, ${plan.bind(measure.in)})`;
      // SQLite would take a text for a number.
      return `(SELECT CASE WHEN typeof(x.a) <> 'text' AND typeof(x.b) <> 'text' THEN x.a - x.b END FROM (SELECT ${of} AS a, ${less} AS b) x)`;
    }
    case 'plus':
    case 'times':
    case 'ratio':
      return `arithmetic_of(${sql(measure.of)}, ${sql(measure.with)}, ${plan.bind(measure.kind)})`;
    default:
      return element.linking(measure);
  }
}

const SIGNS: Record<Exclude<Comparison, '=' | '≠'>, string> = { '<': '<', '≤': '<=', '>': '>', '≥': '>=' };

/** How two measures of an element compare: 1 or 0, never nothing. */
export function relateSql(
  plan: Planning,
  { of, is, to }: Extract<Predicate, { kind: 'relate' }>,
  element: Element,
): string {
  const both = `(SELECT ${measureSql(plan, of, element)} AS a, ${measureSql(plan, to, element)} AS b) x`;
  const holds =
    is === '=' || is === '≠'
      ? `x.a ${is === '=' ? '=' : '<>'} x.b`
      : `(typeof(x.a) = 'text') = (typeof(x.b) = 'text') AND x.a ${SIGNS[is]} x.b`;
  return `(SELECT ifnull(${holds}, 0) FROM ${both})`;
}
