import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { type VersionedEdit } from '../../domain/changes/rebase';
import { elementEditMachine } from '../../machines/elementEditMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const edit = (value: string) => ({ edit: { setProperties: { name: value } }, version: 1 });
const taken = walks(elementEditMachine, {
  events: [
    { type: 'EDITED', ...edit('one') },
    { type: 'CONFLICT.RESOLVED', ...edit('both'), version: 2 },
    { type: 'CONFLICT.DECLINED' },
    done('save', 2),
    failed('save', { code: 'NODE_NOT_FOUND' }),
    failed('save', { code: 'VERSION_CONFLICT', present: { id: 'a', version: 2 } }),
  ],
  within: (context: { queue: unknown[] }) => context.queue.length < 3,
});

describe('every path through the inline edits of an element', () => {
  test('takes every transition', () => expect(uncovered(elementEditMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(elementEditMachine, taken));
});

test('edits are sent in the order in which they were made, also after one was refused', async () => {
  const sent: unknown[] = [];
  const save = fromPromise<number, VersionedEdit>(({ input }) => {
    sent.push(input.edit.setProperties?.['name']);
    return sent.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(2);
  });
  const actor = createActor(elementEditMachine.provide({ actors: { save } })).start();
  for (const value of ['one', 'two', 'three']) actor.send({ type: 'EDITED', ...edit(value) });
  await new Promise((settled) => setTimeout(settled, 20));
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(actor.getSnapshot().value).toBe('idle');
});

const versionsSent = async (answers: readonly number[]) => {
  const sent: number[] = [];
  const save = fromPromise<number, VersionedEdit>(({ input }) => {
    sent.push(input.version);
    return Promise.resolve(answers[sent.length - 1] ?? 0);
  });
  const actor = createActor(elementEditMachine.provide({ actors: { save } })).start();
  actor.send({ type: 'EDITED', ...edit('one') });
  actor.send({ type: 'EDITED', ...edit('two') });
  await new Promise((settled) => setTimeout(settled, 20));
  return sent;
};

test('a second edit made meanwhile does not collide with the first, but does with one of somebody else', async () => {
  expect(await versionsSent([2, 3])).toEqual([1, 2]);
  expect(await versionsSent([3, 4])).toEqual([1, 1]);
});
