import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';

import { type MapEvent, mapMachine } from '../../machines/mapMachine';

function started() {
  let tell: (event: MapEvent) => void = () => undefined;
  let readings = 0;
  const read = fromCallback<AnyEventObject, { projectId: string }>(({ sendBack }) => {
    readings += 1;
    tell = (event) => sendBack(event);
  });
  const actor = createActor(mapMachine.provide({ actors: { read } }), { input: { projectId: 'p' } }).start();
  return { actor, tell: (event: MapEvent) => tell(event), readings: () => readings };
}

test('says how many of how many nodes have come, and at the end how many are shown', () => {
  const { actor, tell } = started();
  tell({ type: 'MAP.CAME', nodes: 2000, nodesTotal: 50_000 });
  tell({ type: 'MAP.CAME', nodes: 6000, nodesTotal: 50_000 });
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
    'reading',
    { projectId: 'p', nodes: 6000, nodesTotal: 50_000 },
  ]);
  tell({ type: 'MAP.ENDED', nodes: 49_000 });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.nodes]).toEqual(['shown', 49_000]);
});

test('a map that failed is read again when somebody asks', () => {
  const { actor, tell, readings } = started();
  tell({ type: 'MAP.FAILED' });
  expect([actor.getSnapshot().value, readings()]).toEqual(['failed', 1]);
  actor.send({ type: 'RETRIED' });
  expect([actor.getSnapshot().value, readings()]).toEqual(['reading', 2]);
});
