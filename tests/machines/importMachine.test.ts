import { describe, expect, test } from 'vitest';

import { type ImportJob, type ImportState } from '../../domain/imports/importJob';
import { importMachine } from '../../machines/importMachine';
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
const tables = (state: ImportState): ImportJob => ({ ...job(state), tables: 1 });
const blocked: ImportJob = { ...tables('checked'), isBlocked: true };
const said = { options: [] };
const told = (id: string, ...states: ImportState[]) => states.map((state) => done(id, job(state)));
const heard = (state: ImportState, id = 'one') => ({ type: 'JOB.TOLD', job: { ...job(state), id } });

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
    done('readJob', tables('checked')),
    done('readJob', blocked),
    { type: 'MAPPED' },
    { type: 'MAPPED', said },
    { type: 'READ_ANEW', said },
    { type: 'WENT_BACK' },
    done('map', tables('checking')),
    failed('map'),
    heard('checked'),
    heard('done'),
    heard('writing', 'another'),
    { type: 'CHANNEL.JOINED' },
    ...told('commit', 'writing'),
    ...told('cancel', 'cancelled', 'done'),
    failed('upload'),
    failed('readJob'),
    failed('commit'),
    failed('cancel'),
    elapsed('silence', 'import.checking'),
    elapsed('silence', 'import.writing'),
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
    const writes = taken.filter(({ before, after }) => after.value === 'committing' && before.value !== 'committing');
    expect(writes.length).toBeGreaterThan(0);
    for (const walk of writes)
      expect([last(walk)?.type, walk.before.context.job?.state]).toEqual(['CONFIRMED', 'checked']);
  });
  test('is written also when the channel is joined just before the press', () => {
    const pressed = taken.filter(
      (walk) =>
        last(walk)?.type === 'CONFIRMED' && walk.before.value === 'reading' && walk.after.value === 'committing',
    );
    expect(pressed.length).toBeGreaterThan(0);
  });
  test('can be cancelled in every state in which the backend works on it or waits', () => {
    const from = taken.filter((walk) => last(walk)?.type === 'CANCELLED').map(({ before }) => before.value);
    expect([...new Set(from)].sort()).toEqual(['checked', 'checking', 'mapping', 'reading', 'writing']);
  });
  test('that was too late to cancel is shown as done', () => {
    const late = taken.filter(
      (walk) =>
        last(walk)?.['actorId'] === 'cancel' &&
        last(walk)?.['output']?.state === 'done' &&
        !walk.before.context.isUnsure,
    );
    expect(late.length).toBeGreaterThan(0);
    for (const { after } of late) expect(after.value).toBe('done');
  });
  test('is read again after each gap of the channel, as soon as no call is under way', () => {
    const gaps = taken.filter((walk) => last(walk)?.type === 'CHANNEL.JOINED');
    for (const { before, after } of gaps)
      if (['checking', 'checked', 'writing', 'reading'].includes(String(before.value)))
        expect(after.value).toBe('reading');
    const unsure = taken.filter(({ before, after }) => before.context.isUnsure && before.value !== after.value);
    expect(unsure.length).toBeGreaterThan(0);
    for (const walk of unsure) {
      if (last(walk)?.type.startsWith('xstate.done')) expect(walk.after.value).toBe('reading');
    }
  });
  test('stands as the channel told while a call was under way, when its answer is older', () => {
    const overtaken = taken.filter(
      (walk) =>
        last(walk)?.type === 'xstate.done.actor.upload' &&
        !walk.before.context.isUnsure &&
        walk.before.context.told.some(({ id, state }: ImportJob) => id === 'one' && state === 'done'),
    );
    expect(overtaken.length).toBeGreaterThan(0);
    for (const { after } of overtaken) expect(after.value).toBe('done');
  });
  test('is not changed by what is told of another', () => {
    for (const walk of taken)
      if (last(walk)?.['job']?.id === 'another') expect(walk.after.context.job).toEqual(walk.before.context.job);
  });
  test('keeps what was said of its tables until the backend has taken it', () => {
    const after = (type: string) =>
      taken.filter((walk) => last(walk)?.type === type && walk.before.context.said === said).map((walk) => walk.after);
    const [kept, forgotten] = [after('xstate.error.actor.map'), after('xstate.done.actor.map')];
    expect([kept.length > 0, forgotten.length > 0]).toEqual([true, true]);
    for (const { context } of kept) expect(context.said).toBe(said);
    for (const { context } of forgotten) expect(context.said).toEqual({});
  });
  test('leaves nothing behind when it is put away', () => {
    for (const walk of taken)
      if (last(walk)?.type === 'PUT_AWAY') expect(walk.after.context).toEqual(importMachine.config.context);
  });
});
