import { describe, expect, test } from 'vitest';

import { type PendingEdit } from '../../domain/changes/elementEdit';
import { confirmationMachine } from '../../machines/confirmationMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const target = { kind: 'node', id: 'a' } as const;
const present = { id: 'a', version: 4 };
const events = [
  { type: 'SUBMITTED', edit: { setProperties: { name: 'mine' } } },
  { type: 'CONFIRMED' },
  { type: 'DECLINED' },
  { type: 'CONFLICT.RESOLVED', edit: { setProperties: { name: 'both' } }, version: 4 },
  { type: 'CONFLICT.DECLINED' },
  done('submit'),
  failed('submit', { code: 'UNAVAILABLE' }),
  failed('submit', { code: 'VERSION_CONFLICT', present }),
];
const proposal = (action: PendingEdit['action']): PendingEdit => ({ action, target, version: 3, edit: {} });
const inputs = [proposal('update'), proposal('delete')];
const taken = inputs.flatMap((input) =>
  walks(confirmationMachine, { events, input }).map((walk) => ({ ...walk, input })),
);

describe('every path through a confirmation', () => {
  test('takes every transition', () => expect(uncovered(confirmationMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(confirmationMachine, taken));
  test('never submits what was not confirmed', () => {
    for (const { events: way, after } of taken) {
      if (after.value === 'submitting') expect(way.some(({ type }) => type === 'CONFIRMED')).toBe(true);
    }
  });
  test('submits again on the present version after a conflict', () => {
    const again = taken.filter(
      ({ events: way, after }) => way.at(-1)?.type === 'CONFLICT.RESOLVED' && after.value === 'submitting',
    );
    expect(again.length).toBeGreaterThan(0);
    for (const { after } of again) expect(after.context.proposal.version).toBe(4);
  });
});
