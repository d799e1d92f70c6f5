import { describe, expect, test } from 'vitest';

import { type ImportJob, importMachine, type ImportState } from '../../machines/importMachine';
import { done, elapsed, expectTaken, failed, uncovered, type Walk, walks } from './replay';

const job = (state: ImportState): ImportJob => ({
  id: 'one',
  fileNames: ['people.csv'],
  format: 'csv',
  state,
  bytesRead: 0,
  bytesTotal: 10,
  nodes: 2,
  relationships: 1,
  nodesWritten: 0,
  relationshipsWritten: 0,
  labels: [],
  types: [],
  issues: [],
  issuesTotal: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const told = (id: string, ...states: ImportState[]) => states.map((state) => done(id, job(state)));
const gone = failed('readJob', { code: 'IMPORT_NOT_FOUND' });

const taken = walks(importMachine, {
  events: [
    { type: 'FILES.CHOSEN', files: ['people.csv'] },
    { type: 'JOB.OPENED', importId: 'one' },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'RETRIED' },
    { type: 'PUT_AWAY' },
    ...told('upload', 'checking'),
    ...told('readJob', 'checking', 'checked', 'refused', 'writing', 'done', 'failed', 'cancelled'),
    ...told('commit', 'writing'),
    ...told('cancel', 'cancelled', 'done'),
    failed('upload'),
    failed('readJob'),
    gone,
    failed('commit'),
    failed('cancel'),
    elapsed('poll', 'import.checking'),
    elapsed('poll', 'import.writing'),
  ],
});

const last = ({ events }: Walk) => events.at(-1);

describe('every path through an import', () => {
  test('takes every transition', () => expect(uncovered(importMachine, taken)).toEqual([]));
  test('reaches every state in which it can rest', () => {
    const rests = Object.keys(importMachine.states).filter((state) => state !== 'sorting');
    expect([...new Set(taken.map(({ after }) => String(after.value)))].sort()).toEqual(rests.sort());
  });
  test('is the one that a running actor takes', () => expectTaken(importMachine, taken));
});

describe('an import', () => {
  test('is written only after the person said so', () => {
    const writes = taken.filter(({ after }) => after.value === 'committing');
    expect(writes.length).toBeGreaterThan(0);
    for (const walk of writes) expect([last(walk)?.type, walk.before.value]).toEqual(['CONFIRMED', 'checked']);
  });
  test('can be cancelled in every state in which the backend works on it or waits', () => {
    const from = taken.filter((walk) => last(walk)?.type === 'CANCELLED').map(({ before }) => before.value);
    expect([...new Set(from)].sort()).toEqual(['checked', 'checking', 'reading', 'writing']);
  });
  test('that was too late to cancel is shown as done', () => {
    const late = taken.filter(
      (walk) => last(walk)?.['actorId'] === 'cancel' && last(walk)?.['output']?.state === 'done',
    );
    expect(late.length).toBeGreaterThan(0);
    for (const { after } of late) expect(after.value).toBe('done');
  });
  test('is asked for again when a reading brings no answer, and given up after three', () => {
    const missed = taken.filter((walk) => last(walk)?.type.includes('error.actor.readJob') && last(walk) !== gone);
    for (const { before, after } of missed) {
      const patient = (before.context.missed as number) < 2;
      expect(after.value === 'failed').toBe(!patient);
    }
    expect(missed.some(({ after }) => after.value === 'failed')).toBe(true);
  });
  test('that is gone is not asked for again', () => {
    for (const walk of taken) if (last(walk) === gone) expect(walk.after.value).toBe('failed');
  });
  test('leaves nothing behind when it is put away', () => {
    for (const walk of taken)
      if (last(walk)?.type === 'PUT_AWAY') expect(walk.after.context).toEqual(importMachine.config.context);
  });
});
