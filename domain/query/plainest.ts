import { plainKey } from './plainKey.js';
import { type GroupKey, type Query } from './Query.js';

type Form = Readonly<Record<string, unknown>>;

const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A total of a property that was written as a total of a measure. */
function plainTotal(total: Form): Form {
  const { kind, by, of } = total;
  return kind === 'measured' && isForm(of) && of['kind'] === 'property'
    ? { kind: 'aggregate', by, property: of['property'] }
    : total;
}

/** A total that an older form says, of a set or of what a step leads to; a group by the measure of a bare property. */
function plainForm(form: Form): Form {
  if (form['kind'] === 'measure') return { ...plainKey(form as Extract<GroupKey, { kind: 'measure' }>) };
  if (!isForm(form['total'])) return form;
  const { kind, total: written, ...rest } = form;
  const total = plainTotal(written);
  const isOfNodes = rest['along'] === undefined && rest['on'] === undefined;
  if (kind === 'total' && total['kind'] === 'aggregate')
    return { ...rest, ...total, kind: 'step' in rest ? 'over' : 'aggregate' };
  if (kind === 'total' && total['kind'] === 'count' && isOfNodes)
    return { ...rest, kind: 'step' in rest ? 'number' : 'count' };
  return { kind, ...rest, total };
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isForm(value)) return value;
  return plainForm(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)])));
}

/**
 * The query with each total and each key that an older form says in that form: `count`, `aggregate`, `number` and `over` have chips, sentences and
 * results of their own, whoever wrote the query.
 */
export const plainest = (query: Query): Query => plain(query) as Query;
