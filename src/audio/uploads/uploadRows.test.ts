import { expect, test } from 'vitest';

import { type Recording } from '../recordingCalls';
import { type Upload } from './uploadQueue';
import { rowsOf } from './uploadRows';

const file = new File(['sound'], 'a.wav');
const upload = (more: Partial<Upload>): Upload => ({
  ...{ key: 1, recording: { projectId: 'p', file }, sent: 0, state: 'sending', error: null },
  ...more,
});
const recording = (more: Partial<Recording>) =>
  ({ id: 'r', name: file.name, bytes: file.size, state: 'uploading', ...more }) as Recording;
const keysOf = (one: Upload, ...recordings: Recording[]) =>
  rowsOf({ uploads: [one], recordings }).map(({ key }) => key);

test('a file that is being sent is one row, before its recording is known and after it has come whole', () => {
  expect(keysOf(upload({}), recording({}))).toEqual(['upload 1']);
  for (const state of ['uploading', 'waiting', 'transcribing'] as const)
    expect(keysOf(upload({ id: 'r' }), recording({ state }))).toEqual(['upload 1']);
});

test('a recording of the same name that came before is a row of its own', () => {
  expect(keysOf(upload({ id: 'new' }), recording({ state: 'transcribed' }))).toEqual(['upload 1', 'r']);
  expect(keysOf(upload({ state: 'queued' }), recording({ state: 'transcribed' }))).toEqual(['upload 1', 'r']);
});
