import { describe, expect, test } from 'vitest';

import { type OwnerId, type ProjectId, type RecordingId } from '../../contract/ids.js';
import { type Job } from '../../contract/jobs.js';
import { type KeptRecording } from '../../people/records/recordings/RecordingStore.js';
import { openSpoken } from './openSpoken.js';

const ID = 'r' as RecordingId;
const SCOPE = { ownerId: 'o' as OwnerId, projectId: 'p' as ProjectId };
const kept = (state: KeptRecording['state'], attempt = 1) => ({ id: ID, state, attempt }) as KeptRecording;
const ended = (state: Job['state']) => ({ state, endedAt: '2026-01-01T00:00:00.000Z' }) as Job;

/** What is said of a recording that is found so at each look, the last way from then on. */
const saidOf = (job: Job | undefined, ...looks: KeptRecording[]) =>
  openSpoken({
    recordingStore: {
      recording: async () => (looks.length > 1 ? looks.shift() : looks[0]) as KeptRecording,
      transcript: async () => ({ segments: [{ start: 0, end: 1, text: 'Ada.' }] }),
    },
    jobStore: { jobOfKey: async () => job },
  }).said(SCOPE, ID);

describe('a recording', () => {
  test('whose words came between the look at it and the look at its job is looked at once more', async () => {
    expect(await saidOf(ended('done'), kept('kept'), kept('transcribed'))).toEqual({ state: 'waiting' });
  });

  test('that was begun anew meanwhile is waited for', async () => {
    expect(await saidOf(ended('failed'), kept('kept'), kept('kept', 2))).toEqual({ state: 'waiting' });
  });

  test.each(['failed', 'cancelled'] as const)(
    'whose job is %s, and stays as it is, will not be heard',
    async (state) => {
      expect(await saidOf(ended(state), kept('kept'))).toEqual({ state: 'failed' });
    },
  );

  test('that is transcribed says its words', async () => {
    expect(await saidOf(ended('done'), kept('transcribed'))).toMatchObject({
      state: 'transcribed',
      prose: { text: 'Ada.' },
    });
  });
});
