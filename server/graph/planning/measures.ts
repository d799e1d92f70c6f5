import { type Measure, type Predicate, type QueryValue } from '../../../domain/query/Query.js';
import { type Planning } from './Planning.js';

/** Measures of what an element is linked to, or of a set whatever the element. */
export type Linking = Extract<Measure, { kind: 'number' | 'over' | 'total' | 'ofSet' }>;

/** An element as SQL sees it, with how measures of what it is linked to are computed. */
interface Element {
  /** The column of its properties. */
  readonly properties: string;
  linking(measure: Linking): string;
}

/** What is written, as what an element is worth: a truth is worth nothing. */
export function constantSql(plan: Planning, value: QueryValue): string {
  const { worth } = plan.dialect;
  if (typeof value === 'boolean') return worth.nothing;
  return typeof value === 'number' ? worth.number(plan.bind(value)) : worth.text(plan.bind(value));
}

/** What an element is worth, or nothing. */
export function measureSql(plan: Planning, measure: Measure, element: Element): string {
  const { worth } = plan.dialect;
  const sql = (of: Measure) => measureSql(plan, of, element);
  switch (measure.kind) {
    case 'property':
      return plan.dialect.property(plan.bind, element.properties, measure.property).ranked;
    case 'constant':
      return constantSql(plan, measure.value);
    case 'part':
      return `part_of_time(${sql(measure.of)}, ${plan.bind(measure.part)})`;
    case 'interval':
      return `interval_of(${sql(measure.of)}, ${plan.bind(measure.width)})`;
    case 'minus': {
      const [of, less] = [sql(measure.of), sql(measure.less)];
      if (measure.in !== undefined) return `time_between(${of}, ${less}, ${plan.bind(measure.in)})`;
      return worth.minus(of, less);
    }
    case 'plus':
    case 'times':
    case 'ratio':
      return `arithmetic_of(${sql(measure.of)}, ${sql(measure.with)}, ${plan.bind(measure.kind)})`;
    default:
      return element.linking(measure);
  }
}

/** How two measures of an element compare; never nothing. */
export const relateSql = (
  plan: Planning,
  { of, is, to }: Extract<Predicate, { kind: 'relate' }>,
  element: Element,
): string => {
  const own = measureSql(plan, of, element);
  return plan.dialect.worth.relate(own, is, measureSql(plan, to, element));
};
