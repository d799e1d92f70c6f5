import { describe, expect, test } from 'vitest';

import { elementFormMachine } from '../../machines/elementFormMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const element = { id: 'a', labels: ['Thing'], version: 2 };
const creation = { kind: 'node', id: 'n', labels: ['Thing'], properties: { name: 'new' }, propertyKinds: {} };
const taken = walks(elementFormMachine, {
  events: [
    { type: 'OPENED', target: { mode: 'create', ref: { kind: 'node', id: 'n' } } },
    { type: 'OPENED', target: { mode: 'update', element } },
    { type: 'OPENED', target: { mode: 'update', element }, isResumed: true },
    { type: 'CHANGED' },
    { type: 'CLOSED' },
    { type: 'DISCARD.CONFIRMED' },
    { type: 'DISCARD.DECLINED' },
    { type: 'CREATE.SUBMITTED', creation },
    { type: 'SAVED' },
    { type: 'DELETE.WANTED', element },
    { type: 'DELETE.ENDED' },
    { type: 'DELETE.DECLINED' },
    done('create'),
    failed('create', { code: 'VALIDATION_FAILED' }),
    failed('create', new Error('cut off')),
  ],
});

describe('every path through the form', () => {
  test('takes every transition', () => expect(uncovered(elementFormMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(elementFormMachine, taken));
  test('what was typed is never dropped without a question, unless it was saved or its element deleted', () => {
    for (const { before, after, events } of taken) {
      if (!before.context.isChanged || after.value !== 'closed') continue;
      expect(['DISCARD.CONFIRMED', 'SAVED', 'DELETE.ENDED', 'xstate.done.actor.create']).toContain(events.at(-1)?.type);
    }
  });
  test('a refusal leaves the form open with what was typed', () => {
    const refused = taken.filter(({ events }) => events.at(-1)?.type === 'xstate.error.actor.create');
    expect(refused.length).toBeGreaterThan(0);
    for (const { before, after } of refused) {
      expect(after.value).toBe('open');
      expect(after.context).toMatchObject({ target: before.context.target, isChanged: before.context.isChanged });
      expect(after.context.refusal).not.toBeNull();
    }
  });
  test('input that was taken up again counts as unsaved from the start', () => {
    const resumed = taken.filter(({ events }) => events.at(-1)?.['isResumed'] === true);
    expect(resumed.map(({ after }) => after.context.isChanged)).toEqual([true]);
  });
  test('nothing is kept of a form that is closed', () => {
    for (const { after } of taken) if (after.value === 'closed') expect(after.context.target).toBeNull();
  });
});
