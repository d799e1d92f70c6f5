import { describe, expect, it } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../../server/contract/elements.js';
import { type Person } from './Person.js';

/** A graph with hubs, chains, a self loop and an island; the same each time. */
async function grow(person: Person, size: number) {
  const nodes: GraphNode[] = [];
  for (let index = 0; index < size; index += 1) nodes.push(await person.node([index % 2 === 0 ? 'Even' : 'Odd']));
  const relationships: GraphRelationship[] = [];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  for (let index = 0; index < size - 2; index += 1) {
    const [start, end] = [nodes[Math.min(random(size - 1), random(size - 1))]!, nodes[random(size - 1)]!];
    relationships.push(await person.relationship(index % 3 === 0 ? 'ROAD' : 'RIVER', start, end));
  }
  return { nodes, relationships };
}

type Grown = Awaited<ReturnType<typeof grow>>;

/** Distance by node id, relationships followed either way. */
function distances({ relationships }: Grown, start: string, type?: string): Map<string, number> {
  const reached = new Map([[start, 0]]);
  for (const queue = [start]; queue.length > 0;) {
    const at = queue.shift()!;
    for (const { type: of, startNodeId, endNodeId } of relationships) {
      if (type !== undefined && of !== type) continue;
      const other = startNodeId === at ? endNodeId : endNodeId === at ? startNodeId : undefined;
      if (other === undefined || reached.has(other)) continue;
      reached.set(other, reached.get(at)! + 1);
      queue.push(other);
    }
  }
  return reached;
}

export const describeSurroundings = (person: () => Person) =>
  describe('surroundings', () => {
    it('reaches in 1 to 3 hops exactly what a plain search does, by any type or one', async () => {
      const graph = await grow(person(), 40);
      const { store, scope } = person();
      for (const start of graph.nodes.slice(0, 12)) {
        for (const type of [undefined, 'ROAD']) {
          const far = distances(graph, start.id, type);
          for (const hops of [1, 2, 3]) {
            const query = type === undefined ? { hops, limit: 300 } : { hops, limit: 300, type };
            const near = await store.neighbourhood(scope, start.id, query);
            const expected = [...far].filter(([, distance]) => distance <= hops).map(([id]) => id);
            expect(near.nodes.map(({ id }) => id as string).sort()).toEqual(expected.sort());
            expect(near.nodesLeftOut).toBe(0);
            expect(near.nodes[0]?.id).toBe(start.id);
          }
        }
      }
    });

    it('gives no relationship without both its ends, and counts types whole', async () => {
      const graph = await grow(person(), 40);
      const { store, scope } = person();
      const hub = graph.nodes[0]!;
      const near = await store.neighbourhood(scope, hub.id, { hops: 2, limit: 5 });
      expect(near.nodes).toHaveLength(5);
      expect(near.nodesLeftOut).toBeGreaterThan(0);
      const given = new Set<string>(near.nodes.map(({ id }) => id));
      expect(near.relationships.every((r) => given.has(r.startNodeId) && given.has(r.endNodeId))).toBe(true);
      const total = graph.relationships.filter((r) => r.startNodeId === hub.id || r.endNodeId === hub.id).length;
      expect(near.types.reduce((sum, each) => sum + each.total, 0)).toBe(total);
    });

    it('finds paths that are as short as a plain search says', async () => {
      const graph = await grow(person(), 40);
      const { store, scope } = person();
      const [from] = graph.nodes as [GraphNode];
      const far = distances(graph, from.id);
      for (const to of graph.nodes) {
        const path = await store.shortestPath(scope, { from: from.id, to: to.id, maxHops: 12 });
        const distance = far.get(to.id);
        expect(path.found).toBe(distance !== undefined);
        if (distance === undefined) continue;
        expect([path.nodes.length, path.relationships.length]).toEqual([distance + 1, distance]);
        path.relationships.forEach(({ startNodeId, endNodeId }, index) => {
          const step = [path.nodes[index]!.id, path.nodes[index + 1]!.id].sort();
          expect([startNodeId, endNodeId].sort()).toEqual(step);
        });
        if (distance < 2) continue;
        const short = { from: from.id, to: to.id, maxHops: distance - 1 };
        expect((await store.shortestPath(scope, short)).found).toBe(false);
      }
    });

    it('draws the best connected nodes and all relationships among them, the same each time', async () => {
      const graph = await grow(person(), 40);
      const { store, scope } = person();
      const query = { nodes: 10, relationships: 1000 };
      const overview = await store.overview(scope, query);
      expect(JSON.stringify(await store.overview(scope, query))).toBe(JSON.stringify(overview));
      expect(overview).toMatchObject({ nodesTotal: 40, relationshipsTotal: 38, nodes: { length: 10 } });
      const degrees = overview.nodes.map(({ degree }) => degree);
      expect(degrees).toEqual([...degrees].sort((one, other) => other - one));
      const given = new Set<string>(overview.nodes.map(({ id }) => id));
      const among = graph.relationships.filter((r) => given.has(r.startNodeId) && given.has(r.endNodeId));
      expect(overview.relationships.map(({ id }) => id).sort()).toEqual(among.map(({ id }) => id).sort());
      expect((await store.overview(scope, { ...query, relationships: 2 })).relationships).toHaveLength(2);
      const odd = await store.overview(scope, { nodes: 100, relationships: 0, label: 'Odd' });
      expect(odd.nodes).toHaveLength(20);
      expect(overview.head).toBe((await person().changes()).items[0]?.number);
    });
  });
