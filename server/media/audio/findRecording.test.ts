import { expect, test } from 'vitest';

import { type OwnerId, type ProjectId, type RecordingId } from '../../contract/ids.js';
import { type Recording } from '../../contract/recordings.js';
import { type Audio } from './Audio.js';
import { findRecording } from './findRecording.js';

const scope = { ownerId: 'ana' as OwnerId };
const recordingOf = (name: string, state: Recording['state'] = 'transcribed'): Recording => ({
  ...{ id: `of ${name}` as RecordingId, projectId: 'p' as ProjectId, name, type: 'wav', bytes: 1, received: 1, state },
  ...{ words: 0, version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
});

/** A list of one recording a page. */
const listOf = (...all: readonly Recording[]): Pick<Audio, 'list'> => ({
  list: async (_, { pageToken = '1' }) => {
    const at = Number(pageToken);
    const next = at < all.length ? { nextPageToken: String(at + 1) } : {};
    return { items: all.slice(at - 1, at), total: all.length, ...next };
  },
});

test('a recording is found by its name on whatever page it stands', async () => {
  const audio = listOf(recordingOf('b.wav'), recordingOf('a.wav'), recordingOf('c.wav'));
  expect((await findRecording(audio, scope, 'c.wav'))?.name).toBe('c.wav');
  expect(await findRecording(audio, scope, 'd.wav')).toBeUndefined();
  expect(await findRecording(listOf(), scope, undefined)).toBeUndefined();
});

test('without a name it is the newest that has come whole', async () => {
  const audio = listOf(recordingOf('half.wav', 'uploading'), recordingOf('a.wav'), recordingOf('b.wav'));
  expect((await findRecording(audio, scope, undefined))?.name).toBe('a.wav');
  expect(await findRecording(audio, scope, 'half.wav')).toBeUndefined();
});
