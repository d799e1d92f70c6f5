import { describe, expect, test } from 'vitest';

import { type GraphChanged, type GraphNews, liveGraphMachine } from '../../machines/liveGraphMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const change: GraphChanged = {
  projectId: 'P',
  head: 1,
  complete: true,
  nodes: [],
  relationships: [],
  deletedNodeIds: [],
  deletedRelationshipIds: [],
};
const taken = walks(liveGraphMachine, {
  events: [
    { type: 'CHANGED', change },
    { type: 'JOINED' },
    elapsed('patience', 'liveGraph.gathering'),
    elapsed('rest', 'liveGraph.resting'),
    done('follow', { kind: 'nothing' }),
    done('follow', { kind: 'patched', added: 1, changed: 0, deleted: 0 }),
    failed('follow'),
  ],
  within: ({ heard, underWay, failures }: { heard: GraphNews; underWay: GraphNews; failures: number }) =>
    heard.changes.length + underWay.changes.length < 2 && failures < 2,
});

describe('every path through following a project', () => {
  test('takes every transition', () => expect(uncovered(liveGraphMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(liveGraphMachine, taken));
});
