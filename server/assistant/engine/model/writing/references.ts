import { fold } from '../../../../../domain/folding/fold.js';
import { isId } from '../../../../../domain/ids/ids.js';
import { idsIn } from '../../../../../domain/query/named.js';
import { type Query } from '../../../../../domain/query/Query.js';
import { type QueryFault } from '../../../../../domain/query/validate.js';
import { type NodeId } from '../../../../contract/ids.js';
import { type GraphReading } from '../../../reading/GraphReading.js';

const SIGN = '@';
const OF_LABEL = '#';

/** How a model is told a node, and names it. */
const referenceTo = (name: string, label: string | undefined): string =>
  label === undefined ? `${SIGN}${name}` : `${SIGN}${name}${OF_LABEL}${label}`;

/** A query with each list of ids as something makes of it. */
const withIds = (query: Query, idsOf: (ids: readonly string[]) => readonly string[]): Query =>
  JSON.parse(
    JSON.stringify(query, (key, value: unknown) =>
      key === 'ids' && Array.isArray(value) ? idsOf(value as string[]) : value,
    ),
  ) as Query;

/** The nodes of a query by their names, as a model is told it; and which nodes those names mean from then on. */
export async function byName(
  query: Query,
  reading: GraphReading,
): Promise<{ readonly query: Query; readonly meant: ReadonlyMap<string, readonly string[]> }> {
  const { store, scope } = reading;
  const { nodes } = await store.elements(scope, { nodeIds: idsIn(query) as NodeId[], relationshipIds: [] });
  const references = new Map(
    nodes.map((node) => [node.id as string, referenceTo(reading.nameOf(node), node.labels[0])]),
  );
  const meant = new Map<string, string[]>();
  for (const [id, reference] of references) meant.set(reference, [...(meant.get(reference) ?? []), id]);
  const named = withIds(query, (ids) => [...new Set(ids.map((id) => references.get(id) ?? id))]);
  return { query: named, meant };
}

/** The nodes that are called so, of a label where one is named. */
async function calledBy(reference: string, reading: GraphReading): Promise<readonly string[]> {
  const whole = reference.startsWith(SIGN) ? reference.slice(SIGN.length) : reference;
  const at = whole.lastIndexOf(OF_LABEL);
  const ways = [
    { name: whole, label: undefined },
    ...(at > 0 ? [{ name: whole.slice(0, at), label: whole.slice(at + 1) }] : []),
  ];
  const captions = ways.map(({ name }) => fold(name).trim());
  const found = await reading.mentioned({ captions, words: [], beginnings: [], near: [] });
  const those = ways.map(({ name, label }) => {
    const called = found.filter((node) => label === undefined || node.labels.includes(label));
    const exactly = called.filter((node) => reading.nameOf(node) === name);
    return exactly.length > 0
      ? exactly
      : called.filter((node) => fold(reading.nameOf(node)).trim() === fold(name).trim());
  });
  return (those.find((nodes) => nodes.length > 0) ?? []).map(({ id }) => id);
}

/**
 * A query that names nodes by what they are called, with their ids: names are those of the graph, whatever their case and diacritics, and an id
 * stands where it was given. A fault where no node is called so.
 * @param meant what names mean that were given before @param given ids that may be named
 */
export async function withNodes(
  query: Query,
  reading: GraphReading,
  meant: ReadonlyMap<string, readonly string[]>,
  given: ReadonlySet<string>,
): Promise<{ readonly query: Query } | { readonly fault: QueryFault }> {
  const known = new Map(meant);
  for (const reference of idsIn(query)) {
    if (known.has(reference)) continue;
    const ids = isId(reference) ? (given.has(reference) ? [reference] : []) : await calledBy(reference, reading);
    if (ids.length === 0) return { fault: { path: '', message: `"${reference}" is the name of no node in the graph` } };
    known.set(reference, ids);
  }
  return { query: withIds(query, (references) => [...new Set(references.flatMap((one) => known.get(one) ?? []))]) };
}
