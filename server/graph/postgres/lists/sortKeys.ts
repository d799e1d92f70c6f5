import { fieldOf, sameField } from '../../../../domain/changes/delta.js';
import { type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { sortText } from '../../ordering.js';
import { type Graph, scopeOf, type StoredOrder } from '../rows.js';

type Table = StoredOrder['table'];
type Stored = StoredNode | StoredRelationship;

/** As the row of a graph and its keys name an order. */
export const orderName = ({ table, by }: StoredOrder): string =>
  typeof by === 'string' ? `${table}:${by}` : `${table} ${by.property}`;

/** The order of a name. */
export function orderNamed(name: string): StoredOrder {
  const table = name.startsWith('node') ? 'node' : 'relationship';
  const rest = name.slice(table.length + 1);
  const isOwn = name[table.length] === ':' && (rest === 'label' || rest === 'createdAt');
  return { table, by: isOwn ? rest : { property: rest } };
}

/** Enough to sort by, as in every engine. */
const KEY_LENGTH = 80;
/** What a text may begin and end with that says nothing of its place; the rest of the blanks were folded to these. */
const BLANKS = String.raw`E' \t\n\r\f\x0b\u1680\u2028\u2029\ufeff'`;
/** The kind of a key of what has no value, which comes last either way: after numbers, texts, and no and yes. */
export const NO_VALUE = 4;

/** SQL: the value of a property of a row `e`, of a list its first member. @param property an expression */
const firstOf = (column: string, property: string): string =>
  `CASE jsonb_typeof(e.${column} -> ${property}) WHEN 'array' THEN e.${column} -> ${property} -> 0 ELSE e.${column} -> ${property} END`;

/** SQL: by what a row `e` is sorted. */
interface KeySql {
  readonly kind: string;
  readonly number: string;
  readonly text: string;
}

/** SQL: by numbers, then texts without case and diacritics, then no and yes. @param property an expression */
export function propertyKeys(property: string): KeySql {
  const [plain, folded] = [firstOf('props', property), firstOf('folded', property)];
  return {
    kind: `coalesce(array_position(ARRAY['number', 'string', 'boolean'], jsonb_typeof(${plain})), ${NO_VALUE})::smallint`,
    number: `coalesce(CASE jsonb_typeof(${plain}) WHEN 'number' THEN (${plain})::float8 WHEN 'boolean' THEN (${plain})::boolean::int END, 0)`,
    text: `coalesce(CASE jsonb_typeof(${plain}) WHEN 'string' THEN left(btrim(${folded} #>> '{}', ${BLANKS}), ${KEY_LENGTH}) END, '') COLLATE "C"`,
  };
}

const asText = (text: string): KeySql => ({ kind: '2::smallint', number: '0::float8', text: `${text} COLLATE "C"` });
/** SQL: the first label of a node `e`. */
const FIRST_LABEL = '(e.labels::json ->> 0)';

/** SQL: by what all elements have; `:folded` has the labels without case and diacritics, which PostgreSQL does not fold as we do. */
const OWN_KEYS: Readonly<Record<Extract<StoredOrder['by'], string>, KeySql>> = {
  createdAt: asText('e.created_at'),
  label: asText(`coalesce(:folded::text::jsonb ->> ${FIRST_LABEL}, '')`),
};

/** SQL: by what rows `e` are sorted in an order; of a property the parameter is `:property`, of labels `:folded`. */
export const keySqlOf = ({ by }: StoredOrder): KeySql =>
  typeof by === 'string' ? OWN_KEYS[by] : propertyKeys(':property::text');

/** What the SQL of an order binds. @param labels all first labels of the rows */
export const keyParameters = ({ by }: StoredOrder, labels: readonly string[]) => ({
  ...(typeof by === 'string' ? {} : { property: by.property }),
  ...(by === 'label'
    ? { folded: JSON.stringify(Object.fromEntries(labels.map((label) => [label, sortText(label)]))) }
    : {}),
});

/** SQL: keys as they are stored. @param name an expression @param from the rows `e` */
export const keysFrom = (name: string, { kind, number, text }: KeySql, from: string, condition: string): string =>
  `SELECT e.owner, e.project, ${name} AS name, ${kind} AS kind, ${number} AS number, ${text} AS text, e.seq, e.batch
    FROM ${from} WHERE ${condition}`;

const INSERT = 'INSERT INTO sort_key (owner, project, name, kind, number, text, seq, batch)';
const IN_GRAPH = 'e.owner = :owner AND e.project = :project';
const REPLACING =
  'ON CONFLICT (owner, project, name, seq) DO UPDATE SET kind = excluded.kind, number = excluded.number, text = excluded.text';

/** The orders of a graph whose keys changes keep. */
function keptOrders({ row: { sorted, sorting } }: Graph, table: Table): StoredOrder[] {
  const under = Object.keys(sorting).filter((name) => sorting[name] !== null);
  return [...sorted, ...under].map(orderNamed).filter((order) => order.table === table);
}

/** Whether changes store keys of elements, which are made of their rows. */
export const keepsOrders = (graph: Graph, table: Table): boolean => keptOrders(graph, table).length > 0;

const propertiesIn = (orders: readonly StoredOrder[]): string[] =>
  orders.flatMap(({ by }) => (typeof by === 'string' ? [] : [by.property]));

const labelsOf = (elements: readonly Stored[]): string[] => [
  ...new Set(elements.flatMap((one) => ('labels' in one ? one.labels.slice(0, 1) : []))),
];

/** Stores the keys of elements in orders, in the place of those that they have. */
async function putKeys(graph: Graph, orders: readonly StoredOrder[], elements: readonly Stored[]): Promise<void> {
  const [first] = orders;
  if (first === undefined || elements.length === 0) return;
  const { table } = first;
  const bound = { ...scopeOf(graph), seqs: elements.map(({ seq }) => seq) };
  const which = `${IN_GRAPH} AND e.seq = ANY (:seqs::bigint[])`;
  const put = (name: string, keys: KeySql, from: string, parameters: object) =>
    graph.session.run(`${INSERT} ${keysFrom(name, keys, from, which)} ${REPLACING}`, { ...bound, ...parameters });
  const properties = propertiesIn(orders);
  await Promise.all([
    ...(properties.length === 0
      ? []
      : [
          put(
            `'${table} ' || p.property`,
            propertyKeys('p.property'),
            `${table} e CROSS JOIN unnest(:properties::text[]) AS p(property)`,
            { properties },
          ),
        ]),
    ...orders
      .filter(({ by }) => typeof by === 'string')
      .map((order) =>
        put(':name', keySqlOf(order), `${table} e`, {
          name: orderName(order),
          ...keyParameters(order, labelsOf(elements)),
        }),
      ),
  ]);
}

/** Stores the keys of new elements, where their project is sorted. */
export const addSortKeys = (graph: Graph, table: Table, elements: readonly Stored[]): Promise<void> =>
  putKeys(graph, keptOrders(graph, table), elements);

/** Removes the keys of deleted elements. */
export async function dropSortKeys(graph: Graph, table: Table, seqs: readonly number[]): Promise<void> {
  const names = keptOrders(graph, table).map(orderName);
  if (names.length === 0 || seqs.length === 0) return;
  await graph.session.run(
    'DELETE FROM sort_key WHERE owner = :owner AND project = :project AND name = ANY (:names::text[]) AND seq = ANY (:seqs::bigint[])',
    { ...scopeOf(graph), names, seqs },
  );
}

interface ChangedElement {
  readonly before: Stored;
  readonly after: Stored;
}

/** Whether a change gives an element another place in an order. */
function isMoved({ before, after }: ChangedElement, { by }: StoredOrder): boolean {
  if (by === 'createdAt') return false;
  if (by === 'label') return labelsOf([before])[0] !== labelsOf([after])[0];
  return !sameField(fieldOf(before, by.property), fieldOf(after, by.property));
}

/** Replaces the keys of changed elements, in the orders in which they have another place. */
export async function updateSortKeys(graph: Graph, table: Table, changed: readonly ChangedElement[]): Promise<void> {
  const orders = keptOrders(graph, table).filter((order) => changed.some((one) => isMoved(one, order)));
  const moved = changed.filter((one) => orders.some((order) => isMoved(one, order)));
  await putKeys(
    graph,
    orders,
    moved.map(({ after }) => after),
  );
}
