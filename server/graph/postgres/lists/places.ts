import { BoundedMap } from '../../../platform/storage/BoundedMap.js';
import { type ListIdentity, type PageKeys } from '../../pageToken.js';
import { type Graph, scopeOf, visible } from '../rows.js';
import { type ListOrder, walkRows } from './orderedRows.js';

/** Lists whose places a process remembers, and places of each. */
const LISTS = 64;
const PLACES = 100;

/** The keys of rows of a list, by the number of rows up to and with them. */
type Places = Map<number, PageKeys>;

/** Where the rows stand with which pages ended: the next page that is asked for by its place begins at the nearest, until the graph changes. */
export class KnownPlaces {
  readonly #lists = new BoundedMap<string, Places>(LISTS);

  /** The places of a list in a graph as it is now. */
  of({ row }: Graph, identity: ListIdentity): Places {
    return this.#lists.use(JSON.stringify([identity, row.head]), () => new BoundedMap(PLACES));
  }
}

const SOME_HIDDEN = 'SELECT 1 FROM hidden_batch WHERE owner = :owner AND project = :project LIMIT 1';

/** The same order by what its index alone tells of rows: whether they are seen only where an import is hidden, their number not after an id. */
async function byIndexAlone(graph: Graph, order: ListOrder): Promise<ListOrder> {
  const isHidden = (await graph.session.get(SOME_HIDDEN, scopeOf(graph))) !== undefined;
  const isById = order.keys.some(({ column }) => column === 'e.id');
  return {
    ...order,
    keys: isById ? order.keys.slice(0, -1) : order.keys,
    conditions: order.conditions.map((condition) =>
      condition === visible('e') && !isHidden ? 'e.owner = :owner AND e.project = :project' : condition,
    ),
  };
}

/** A list, of which the rows at some places are known. */
interface PlacedList {
  readonly order: ListOrder;
  readonly way: 'asc' | 'desc';
  readonly total: number;
  readonly known: Places;
}

/** A row of a list by its number; without keys what is before the first row or after the last. */
interface Landmark {
  readonly place: number;
  readonly keys?: PageKeys;
}

/** The landmark from which the fewest rows lie between. */
function nearest(offset: number, { known, total }: PlacedList): Landmark {
  let found: Landmark = { place: offset > total / 2 ? total + 1 : 0 };
  for (const [place, keys] of known)
    if (Math.abs(place - offset) < Math.abs(found.place - offset)) found = { place, keys };
  return found;
}

/** The keys of the row before a place, which is looked for from the nearest row that is known. Undefined where the list ends before that. */
export async function keysBefore(graph: Graph, list: PlacedList, offset: number): Promise<PageKeys | undefined> {
  const { order, way, total } = list;
  if (offset > total) return undefined;
  const { place, keys } = nearest(offset, list);
  if (place === offset) return keys;
  const skipping = await byIndexAlone(graph, order);
  const [row] = await walkRows(graph, skipping, {
    way,
    isBackward: place > offset,
    after: keys?.slice(0, skipping.keys.length),
    passing: Math.abs(place - offset) - 1,
    limit: 1,
  });
  // Of one id there is one row, whatever its number.
  const beyondIt = way === 'asc' ? Number.MAX_SAFE_INTEGER : 0;
  return row && order.keys.map((_, index) => row[`k${index}`] ?? beyondIt);
}
