import { bare } from '../mapping/bare.js';
import { refuse } from '../reading/Cursor.js';
import { type Finish } from '../Reading.js';
import { type Expression } from '../Syntax.js';
import { Asked, isOverRows } from './Asked.js';
import { rowsOf } from './rows.js';

/** `RETURN a, collect(b.name)`: rows that are alike but for what is collected become one, with a list of it. */
export function collectedOf(asked: Asked): ReturnType<typeof rowsOf> | undefined {
  const { items, projection } = asked;
  const isCollect = ({ of }: { readonly of: Expression }) => isOverRows(of) && of.name === 'collect';
  const over = items.filter(({ of }) => isOverRows(of));
  if (over.length === 0 || !over.every(isCollect)) return undefined;
  const rows = items.map((item) => {
    if (item.of.kind !== 'call' || !isCollect(item)) return item;
    const [of, ...more] = item.of.args;
    return of === undefined || more.length > 0 ? refuse('syntax', item.of.at, 'collect( )') : { ...item, of };
  });
  const each = { ...projection, distinct: false, order: [], skip: undefined, limit: undefined };
  const { ground, conditions, subqueries, source, once } = asked;
  const shape = rowsOf(new Asked(ground, each, rows, conditions, subqueries, source, once));
  const order = projection.order.map(({ of, descending }) => {
    const column = items.findIndex((item) => bare(item.of) === bare(asked.ordered(of)));
    return column === -1 ? refuse('unsupported', of.at, 'ORDER BY') : { column, descending };
  });
  const lists = items.flatMap(({ of }, column) =>
    of.kind === 'call' && isOverRows(of) ? [{ column, distinct: of.distinct }] : [],
  );
  const { skip = 0, limit } = projection;
  const finish: Finish = { ...shape.finish, skip, limit, needsAll: asked.at, collected: { lists, order } };
  return { ...shape, finish };
}
