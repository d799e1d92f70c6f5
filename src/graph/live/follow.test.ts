import { describe, expect, test } from 'vitest';

import { type GraphChanged } from '../../../machines/liveGraphMachine';
import { type Departed } from '../elements';
import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { GraphModel } from '../GraphModel';
import { follow, type Follower } from './follow';

const at = '2026-01-01T00:00:00.000Z';
const stamps = { properties: {}, propertyKinds: {}, createdAt: at, updatedAt: at };
const node = (id: string, version = 1, degree = 0): GraphNode => ({ ...stamps, id, labels: ['A'], version, degree });
const link = (id: string, startNodeId: string, endNodeId: string, version = 1): GraphRelationship => ({
  ...stamps,
  id,
  type: 'T',
  startNodeId,
  endNodeId,
  version,
});
const NOTHING: Omit<GraphChanged, 'head'> = {
  projectId: 'P',
  complete: true,
  nodes: [],
  relationships: [],
  deletedNodeIds: [],
  deletedRelationshipIds: [],
};

/** What a small change brings. */
const brings = (nodes: GraphNode[], relationships: GraphRelationship[] = []) =>
  ({ content: { nodes, relationships, canUndo: true, canRedo: false } }) as Pick<GraphChanged, 'content'>;

/** A store that another window changes, and a window that shows `shown` of it as of head 10. */
function windowOn(
  shown: { nodes: GraphNode[]; relationships: GraphRelationship[]; nodesTotal?: number },
  stored: { nodes?: GraphNode[]; relationships?: GraphRelationship[]; head?: number } = {},
  options: Partial<Follower> = {},
) {
  const model = new GraphModel();
  const { nodesTotal = shown.nodes.length, ...elements } = shown;
  const counts = { nodesTotal, relationshipsTotal: shown.relationships.length, labels: [], types: [] };
  model.replace({ ...elements, ...counts, head: 10 });
  const calls: string[] = [];
  const follower: Follower = {
    model,
    own: { settled: async () => undefined, take: () => false },
    showsNew: true,
    readHead: async () => {
      calls.push('head');
      return stored.head ?? 11;
    },
    readElements: async (nodeIds, relationshipIds) => {
      calls.push(`read ${[...nodeIds, ...relationshipIds].join(' ')}`);
      return {
        nodes: (stored.nodes ?? []).filter(({ id }) => nodeIds.includes(id)),
        relationships: (stored.relationships ?? []).filter(({ id }) => relationshipIds.includes(id)),
      };
    },
    reread: async () => void calls.push('reread'),
    onFollowed: () => undefined,
    ...options,
  };
  const hear = (...changes: (Partial<GraphChanged> & { head: number })[]) =>
    follow({ changes: changes.map((change) => ({ ...NOTHING, ...change })), isUnsure: false }, follower);
  return { model, calls, follower, hear };
}

describe('a window that follows another', () => {
  test('shows a node that was made there, with one call', async () => {
    const { model, calls, hear } = windowOn({ nodes: [node('a')], relationships: [] }, { nodes: [node('b')] });
    const followed = await hear({ head: 11, nodes: [{ id: 'b', version: 1 }] });
    expect(followed).toEqual({ kind: 'patched', added: 1, changed: 0, deleted: 0 });
    expect([model.node('b'), model.head, calls]).toEqual([node('b'), 11, ['read b']]);
  });

  test('makes no call for changes that bring their content, and takes of each element the last', async () => {
    const { model, calls, hear } = windowOn({ nodes: [node('a', 1, 4), node('b')], relationships: [] });
    const followed = await hear(
      { head: 11, nodes: [{ id: 'a', version: 2 }], ...brings([node('a', 2, 4)]) },
      {
        head: 12,
        nodes: [
          { id: 'a', version: 3 },
          { id: 'b', version: 1 },
        ],
        relationships: [{ id: 'r', version: 1 }],
        ...brings([node('a', 3, 5), node('b', 1, 1)], [link('r', 'a', 'b')]),
      },
    );
    expect(followed).toEqual({ kind: 'patched', added: 1, changed: 1, deleted: 0 });
    expect([model.node('a'), model.node('b')?.degree, model.head, calls]).toEqual([node('a', 3, 5), 1, 12, []]);
  });

  test('hands on what was told, once it is followed, and nothing of changes that it has seen', async () => {
    const told: string[] = [];
    const onFollowed = ({ nodes }: Parameters<Follower['onFollowed']>[0]) => void told.push(...nodes.keys());
    const { hear } = windowOn({ nodes: [node('a'), node('b')], relationships: [] }, {}, { onFollowed });
    const change = { nodes: [{ id: 'a', version: 2 }], ...brings([node('a', 2)]) };
    await hear({ head: 11, ...change });
    expect(told).toEqual(['a']);
    expect(await hear({ head: 11, ...change })).toEqual({ kind: 'nothing' });
    expect(told).toEqual(['a']);
  });

  test('reads what a change does not bring, also when an earlier one brought it', async () => {
    const { model, calls, hear } = windowOn(
      { nodes: [node('a'), node('b')], relationships: [] },
      { nodes: [node('a', 3)] },
    );
    await hear(
      {
        head: 11,
        nodes: [
          { id: 'a', version: 2 },
          { id: 'b', version: 2 },
        ],
        ...brings([node('a', 2), node('b', 2)]),
      },
      { head: 12, nodes: [{ id: 'a', version: 3 }] },
    );
    expect([model.node('a')?.version, model.node('b')?.version, calls]).toEqual([3, 2, ['read a']]);
  });

  test('reads all anew for a change that brings its content after one that was missed', async () => {
    const { calls, hear } = windowOn({ nodes: [node('a')], relationships: [] });
    await hear({ head: 12, nodes: [{ id: 'a', version: 3 }], ...brings([node('a', 3)]) });
    expect(calls).toEqual(['reread']);
  });

  test('counts relationships right when news of another window comes after an answer to its own', async () => {
    const own = { settled: async () => undefined, take: ({ head }: GraphChanged) => head === 12 };
    const { model, hear } = windowOn({ nodes: [node('a', 1, 6)], relationships: [] }, {}, { own });
    const linkedTo = (degree: number) => ({ nodes: [{ id: 'a', version: 1 }], ...brings([node('a', 1, degree)]) });
    await hear({ head: 11, relationships: [{ id: 'x', version: 1 }], ...linkedTo(5) });
    expect(model.node('a')?.degree).toBe(5);
    expect(await hear({ head: 12, relationships: [{ id: 'y', version: 1 }], ...linkedTo(6) })).toEqual({
      kind: 'nothing',
    });
    expect(model.node('a')?.degree).toBe(6);
  });

  test('waits for what this window is writing before it puts what was brought in', async () => {
    const { model, hear } = windowOn({ nodes: [node('a')], relationships: [] });
    const mine = { ...node('a', 3), labels: ['Mine'] };
    model.applyEarly('a', { ...NOTHING, nodes: [{ ...node('a'), labels: ['Mine'] }], relationships: [] });
    const hearing = hear({ head: 11, nodes: [{ id: 'a', version: 2 }], ...brings([node('a', 2)]) });
    model.settle('a', { ...NOTHING, nodes: [mine], relationships: [] });
    await hearing;
    expect(model.node('a')).toEqual(mine);
  });

  test('takes several changes in one call, in their order, each once', async () => {
    const { model, calls, hear } = windowOn(
      { nodes: [node('a'), node('b')], relationships: [] },
      { nodes: [node('a', 3)] },
    );
    const second = { head: 12, nodes: [{ id: 'a', version: 3 }] };
    const followed = await hear(second, { head: 11, nodes: [{ id: 'a', version: 2 }] }, second, {
      head: 13,
      deletedNodeIds: ['b'],
    });
    expect(followed).toEqual({ kind: 'patched', added: 0, changed: 1, deleted: 1 });
    expect([model.node('a')?.version, model.node('b'), model.head, calls]).toEqual([3, undefined, 13, ['read a']]);
  });

  test('makes no call for what it wrote itself', async () => {
    const { model, calls, hear } = windowOn(
      { nodes: [node('a')], relationships: [] },
      {},
      { own: { settled: async () => undefined, take: () => true } },
    );
    expect(await hear({ head: 11, complete: false })).toEqual({ kind: 'nothing' });
    expect([model.head, calls]).toEqual([11, []]);
  });

  test('makes no call for what it has read already', async () => {
    const { calls, hear } = windowOn({ nodes: [node('a')], relationships: [] });
    expect(await hear({ head: 10, nodes: [{ id: 'a', version: 5 }] })).toEqual({ kind: 'nothing' });
    expect(await hear({ head: 11, nodes: [{ id: 'a', version: 1 }] })).toMatchObject({ kind: 'patched', changed: 0 });
    expect(calls).toEqual([]);
  });

  test('draws a new relationship with the degrees that its ends now have', async () => {
    const { model, calls, hear } = windowOn(
      { nodes: [node('a', 1, 4), node('b')], relationships: [] },
      { nodes: [node('a', 1, 5), node('b', 1, 1)], relationships: [link('r', 'a', 'b')] },
    );
    const ends = [
      { id: 'a', version: 1 },
      { id: 'b', version: 1 },
    ];
    await hear({ head: 11, nodes: ends, relationships: [{ id: 'r', version: 1 }] });
    expect([model.node('a')?.degree, model.node('b')?.degree, model.relationship('r')?.endNodeId]).toEqual([5, 1, 'b']);
    expect(calls).toEqual(['read a b r']);
  });

  test('lowers the degree of a shown node whose hidden neighbour was deleted', async () => {
    const { model, hear } = windowOn(
      { nodes: [node('a', 1, 4)], relationships: [], nodesTotal: 5 },
      { nodes: [node('a', 1, 3)] },
    );
    const change = { nodes: [{ id: 'a', version: 1 }], deletedNodeIds: ['x'], deletedRelationshipIds: ['r'] };
    expect(await hear({ head: 11, ...change })).toEqual({ kind: 'patched', added: 0, changed: 0, deleted: 0 });
    expect(model.node('a')?.degree).toBe(3);
  });

  test('where a part is shown, takes in what was made or hangs on it, and not what merely changed beyond it', async () => {
    const beyond = { nodes: [node('new'), node('old', 4), node('tied', 2)], relationships: [link('r', 'a', 'tied')] };
    const { model, hear } = windowOn({ nodes: [node('a')], relationships: [], nodesTotal: 5000 }, beyond);
    await hear(
      { head: 11, nodes: [{ id: 'new', version: 1 }] },
      { head: 12, nodes: [{ id: 'old', version: 4 }] },
      { head: 13, nodes: [{ id: 'tied', version: 2 }], relationships: [{ id: 'r', version: 1 }] },
    );
    expect(model.nodes().map(({ id }) => id)).toEqual(['a', 'new', 'tied']);
    expect(model.relationships()).toHaveLength(1);
  });

  test('beside a table, changes what is shown and adds no strange nodes', async () => {
    const { model, calls, hear } = windowOn(
      { nodes: [node('a')], relationships: [] },
      { nodes: [node('a', 2), node('b')] },
      { showsNew: false },
    );
    await hear({ head: 11, nodes: [{ id: 'b', version: 1 }] }, { head: 12, nodes: [{ id: 'a', version: 2 }] });
    expect(model.nodes()).toEqual([node('a', 2)]);
    expect(calls).toEqual(['read a']);
  });

  test('says what to look at in place of what was deleted', async () => {
    const { model, hear } = windowOn({
      nodes: [node('a'), node('b'), node('c')],
      relationships: [link('r', 'a', 'b'), link('s', 'b', 'c')],
    });
    let departed: ReadonlyMap<string, Departed> | undefined;
    model.subscribe((event) => {
      if (event.type === 'delta') departed = event.departed;
    });
    await hear({ head: 11, deletedNodeIds: ['a', 'b'], deletedRelationshipIds: ['r', 's'] });
    const c = { kind: 'node', id: 'c' };
    const heirs = [...(departed ?? [])].map(([id, { element, instead }]) => [id, element.id, instead]);
    expect(heirs).toEqual([
      ['r', 'r', null],
      ['s', 's', c],
      ['a', 'a', null],
      ['b', 'b', c],
    ]);
    expect(model.nodes()).toEqual([node('c')]);
  });

  test.each([
    ['a change is missing', [{ head: 12, nodes: [{ id: 'a', version: 2 }] }], 12],
    ['a change is too large to list', [{ head: 11, complete: false }], 11],
    [
      'more changed than one call reads',
      [{ head: 11, nodes: Array.from({ length: 101 }, (_, index) => ({ id: `n${index}`, version: 1 })) }],
      11,
    ],
  ])('reads all anew when %s', async (_why, changes, head) => {
    const { model, calls, hear } = windowOn({ nodes: [node('a')], relationships: [] });
    expect(await hear(...changes)).toEqual({ kind: 'reread', isChange: true });
    expect([calls, model.head]).toEqual([['reread'], head]);
  });

  test('after a rejoin asks how far the project has come, and reads anew only when it has moved', async () => {
    const still = windowOn({ nodes: [], relationships: [] }, { head: 10 });
    expect(await follow({ changes: [], isUnsure: true }, still.follower)).toEqual({ kind: 'nothing' });
    expect(still.calls).toEqual(['head']);
    const moved = windowOn({ nodes: [], relationships: [] }, { head: 12 });
    expect(await follow({ changes: [], isUnsure: true }, moved.follower)).toEqual({ kind: 'reread', isChange: true });
    expect([moved.calls, moved.model.head]).toEqual([['head', 'reread'], 12]);
  });

  test('a page that had heard of no change yet reads all again, and knows of nothing that has changed', async () => {
    const { calls, follower } = windowOn({ nodes: [], relationships: [] }, { head: 12 }, { model: new GraphModel() });
    expect(await follow({ changes: [], isUnsure: true }, follower)).toEqual({ kind: 'reread', isChange: false });
    expect([calls, follower.model.head]).toEqual([['head', 'reread'], 12]);
  });

  test('never takes an older version in, and leaves alone what this window is writing', async () => {
    const { model, hear } = windowOn(
      { nodes: [node('a', 5)], relationships: [] },
      { nodes: [node('a', 4)], relationships: [] },
    );
    await hear({ head: 11, nodes: [{ id: 'a', version: 6 }] });
    expect(model.node('a')?.version).toBe(5);
    const busy = windowOn({ nodes: [node('a')], relationships: [] }, { nodes: [node('a', 2)] });
    busy.model.applyEarly('a', { ...NOTHING, nodes: [{ ...node('a'), labels: ['Mine'] }], relationships: [] });
    await expect(busy.hear({ head: 11, nodes: [{ id: 'a', version: 2 }] })).rejects.toThrow('writing');
    expect(busy.model.node('a')?.labels).toEqual(['Mine']);
  });

  test('does not put a stale deletion on what was read anew meanwhile', async () => {
    const shown = { nodes: [node('a'), node('b')], relationships: [] };
    const { model, hear } = windowOn(
      shown,
      { head: 13 },
      {
        readElements: async () => {
          model.replace({ ...shown, nodesTotal: 2, relationshipsTotal: 0, labels: [], types: [], head: 13 });
          return { nodes: [], relationships: [] };
        },
      },
    );
    const followed = await hear({ head: 11, nodes: [{ id: 'b', version: 2 }], deletedNodeIds: ['a'] });
    expect(followed).toEqual({ kind: 'nothing' });
    expect(model.node('a')).toBeDefined();
  });

  test('takes a relationship off the canvas whose end another window hung on a node that is not shown', async () => {
    const moved = link('r', 'a', 'elsewhere', 2);
    const { model, hear } = windowOn(
      { nodes: [node('a'), node('b')], relationships: [link('r', 'a', 'b')], nodesTotal: 9 },
      {},
      { showsNew: false },
    );
    await hear({ head: 11, relationships: [{ id: 'r', version: 2 }], ...brings([], [moved]) });
    expect(model.relationships()).toEqual([]);
  });
});
