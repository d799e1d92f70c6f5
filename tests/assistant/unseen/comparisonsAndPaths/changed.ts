import { vi } from 'vitest';

import { type PatchOperation } from '../../../../server/contract/edits.js';
import { type GraphStore } from '../../../../server/graph/GraphStore.js';
import { type GraphScope } from '../../../../server/graph/ports/scope.js';
import { loadGraph } from '../../harness/loadGraph.js';
import { type Asked, en, type Field, NOTHING, ro, says } from '../Gold.js';
import { World } from '../World.js';

const world = new World();
world.add('Reporter', 'name', {
  'Ada Finch': { salary: 3900 },
  'Bruno Keller': { salary: 4200 },
  'Cleo Hart': { salary: 3100 },
});
world.add('Desk', 'name', { Culture: { floor: 2 }, Sports: { floor: 3 }, Politics: { floor: 5 } });
world.join('WORKS_AT', 'Ada_Finch > Culture, Bruno_Keller > Politics');

const idOf = (name: string) => world.named(name).id;
const CHANGES: readonly { readonly at: string; readonly operations: readonly object[] }[] = [
  {
    at: '2026-11-16T09:00:00.000Z',
    operations: [{ op: 'updateNode', nodeId: idOf('Bruno Keller'), version: 1, setProperties: { salary: 4500 } }],
  },
  {
    at: '2026-11-20T15:00:00.000Z',
    operations: [
      { op: 'createNode', labels: ['Reporter'], properties: { name: 'Dora Lindt', salary: 2800 } },
      { op: 'deleteNode', nodeId: idOf('Sports') },
    ],
  },
  {
    at: '2026-11-22T08:00:00.000Z',
    operations: [{ op: 'updateNode', nodeId: idOf('Ada Finch'), version: 1, setProperties: { salary: 4100 } }],
  },
];

/** Loads the graph and does its changes, each at its own time. */
export async function loadChanged(store: GraphStore, { name }: Field): Promise<GraphScope> {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime('2026-11-02T08:00:00.000Z');
    const scope = await loadGraph(store, name, world.graph);
    for (const { at, operations } of CHANGES) {
      vi.setSystemTime(at);
      await store.applyPatch(scope, operations as PatchOperation[], { source: 'hand' });
    }
    return scope;
  } finally {
    vi.useRealTimers();
  }
}

const asked: readonly Asked[] = [
  en('What has changed since yesterday?', () => says('Ada Finch')),
  en('What changed in the last three days?', () => says('Ada Finch', 'Dora Lindt', 'Sports')),
  en('What was deleted this week?', () => says('Sports')),
  en('Which nodes were added since November 19?', () => says('Dora Lindt')),
  en('When was Bruno Keller last changed?', () => says({ date: '2026-11-16' })),
  en('When did Ada Finch last change?', () => says({ date: '2026-11-22' })),
  en('Show me the changes since Monday the 16th of November', () => says('Ada Finch', 'Dora Lindt', 'Bruno Keller')),
  en('Who changed Bruno Keller?', NOTHING),
  en('What was deleted today?', NOTHING),
  ro('Ce s-a schimbat de ieri?', () => says('Ada Finch')),
  ro('Ce s-a șters în ultimele șapte zile?', () => says('Sports')),
  ro('Ce s-a adăugat săptămâna asta?', () => says('Dora Lindt')),
  ro('Când a fost modificat ultima dată Bruno Keller?', () => says({ date: '2026-11-16' })),
  ro('De ce s-a schimbat Ada Finch?', NOTHING),
  ro('Când a fost concediat Bruno Keller?', NOTHING),
];

/** A newspaper whose graph has been changed; asked on Sunday, 22 November 2026. */
export const changed: Field = { name: 'newspaper', language: 'en', world, asked };
