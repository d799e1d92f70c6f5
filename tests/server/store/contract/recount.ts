import { expect } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../../server/contract/elements.js';
import { type Person } from './Person.js';

/** What a person said of their graph: all but versions, times of change and degrees. */
export async function contentOf(person: Person) {
  const { nodes, relationships } = await person.all();
  return {
    nodes: nodes.map(({ id, labels, properties, propertyKinds, createdAt, position, provenance }: GraphNode) => ({
      id,
      labels: [...labels].sort(),
      properties,
      propertyKinds,
      createdAt,
      position,
      provenance,
    })),
    relationships: relationships.map(
      ({ version: _version, updatedAt: _updatedAt, ...said }: GraphRelationship) => said,
    ),
  };
}

const tally = (words: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort());
};

/** Checks every counter of a graph against a recount of what is in it, and that no relationship lacks an end. */
export async function expectCountersRight(person: Person): Promise<void> {
  const { nodes, relationships } = await person.all();
  const { store, scope } = person;
  const labels = (await store.labels(scope)).items.map(({ label, total }) => [label, total] as const);
  const types = (await store.types(scope)).items.map(({ type, total }) => [type, total] as const);
  expect(Object.fromEntries([...labels].sort())).toEqual(tally(nodes.flatMap((node) => node.labels)));
  expect(Object.fromEntries([...types].sort())).toEqual(tally(relationships.map(({ type }) => type)));
  expect(await store.totals(scope)).toEqual({
    nodes: nodes.length,
    relationships: relationships.length,
    labels: labels.length,
    types: types.length,
  });
  const ends = tally(
    relationships.flatMap(({ startNodeId, endNodeId }) => [...new Set<string>([startNodeId, endNodeId])]),
  );
  const degrees = Object.fromEntries(nodes.filter(({ degree }) => degree !== 0).map(({ id, degree }) => [id, degree]));
  expect(degrees).toEqual(ends);
  const known = new Set(nodes.map(({ id }) => id));
  expect(
    relationships.filter(({ startNodeId, endNodeId }) => !known.has(startNodeId) || !known.has(endNodeId)),
  ).toEqual([]);
}

/** Checks the search of nodes for these words against a look at every node. */
export async function expectSearchRight(person: Person, words: readonly string[]): Promise<void> {
  const { nodes } = await person.all();
  for (const word of words) {
    const holders = nodes.filter(({ properties }) => Object.values(properties).includes(word)).map(({ id }) => id);
    const found = await person.nodes({ text: word, pageSize: 500 });
    expect([found.total, found.items.map(({ id }) => id)]).toEqual([holders.length, holders]);
  }
}

/** The code of the problem that a call is refused with; `accepted` when it is not refused. */
export const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
