import { describe, expect, test } from 'vitest';

import { isUnderWay, type Job, percentOf } from '../../domain/jobs/job';
import { jobsMachine } from '../../machines/jobsMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const at = '2026-01-01T00:00:00.000Z';
const running: Job = {
  id: 'A',
  kind: 'exportArchive',
  state: 'running',
  done: 1,
  total: 4,
  attempts: 1,
  createdAt: at,
  startsAt: at,
};
const ended: Job = { ...running, state: 'done', done: 4, endedAt: at };
const other: Job = { ...running, id: 'B' };

const taken = walks(jobsMachine, {
  events: [
    { type: 'JOINED' },
    ...[running, ended, other].map((job) => ({ type: 'JOB.TOLD', job })),
    done('read', [running]),
    done('read', []),
    failed('read'),
    elapsed('REST', 'jobs.resting'),
  ],
});

describe('every path through following jobs', () => {
  test('takes every transition', () => expect(uncovered(jobsMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(jobsMachine, taken));
  test('what has ended goes on no more, neither by an event nor by a list that was asked for before', () => {
    for (const { name, before, after } of taken) {
      const stateIn = ({ context }: typeof after) => context.jobs.find((job: Job) => job.id === 'A')?.state as unknown;
      if (stateIn(before) === 'done') expect([name, stateIn(after)]).not.toEqual([name, 'running']);
    }
  });
  test('a new one comes first', () => {
    const both = taken.find(({ after }) => after.context.jobs.length === 2 && after.context.jobs[0].id === 'B');
    expect(both).toBeDefined();
  });
});

test('a deletion that waits for days is not under way, a job that begins at once is', () => {
  const waiting: Job = { ...running, state: 'waiting' };
  const deletion: Job = { ...waiting, kind: 'deleteAccount' };
  expect([running, waiting, deletion, { ...deletion, state: 'running' } as Job, ended].map(isUnderWay)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  const { total: _, ...unknown } = running;
  expect([percentOf(running), percentOf(ended), percentOf(unknown)]).toEqual([25, 100, undefined]);
});
