import { expect, it } from 'vitest';

import { type RecordingId } from '../../../../server/contract/ids.js';
import { type NewRecording } from '../../../../server/people/records/recordings/RecordingStore.js';
import { allPages, ARCHIVED, DELETED, id, newScope, type PersonalRecords } from './PersonalRecords.js';
import { manyTimes, outcomes } from './Records.js';

const sound = (more: Partial<NewRecording> = {}): NewRecording => ({
  ...{ id: id<RecordingId>(), name: 'Interviu.wav', type: 'wav', bytes: 7000, fingerprint: id(), mostBytes: 20_000 },
  ...more,
});

const segment = (text: string) => ({ start: 0, end: 1.5, text });
const TRANSCRIPT = { language: 'ro', segments: [segment('Bună ziua')] };
const WHISPER = { kind: 'whisper', model: 'small' } as const;

/** What every store of recordings must do. */
export function describeRecordings(current: () => PersonalRecords): void {
  const recordings = () => current().stores.recordingStore;

  it('goes on with the same file that has not come whole, however many begin it at once', async () => {
    const scope = await newScope(current());
    const fingerprint = 'same';
    const begun = await Promise.all(manyTimes(() => recordings().addRecording(scope, sound({ fingerprint }))));
    expect(new Set(begun.map((each) => each.id)).size).toBe(1);
    const one = begun[0]!.id;
    expect(await recordings().noteReceived(scope, one, { received: 3500 })).toMatchObject({ state: 'uploading' });
    await recordings().noteReceived(scope, one, { received: 7000, whole: { seconds: 1.25 } });
    // What came whole stays so, whatever is noted after.
    await recordings().noteReceived(scope, one, { received: 1 });
    await current().reopen();
    expect(await recordings().recording(scope, one)).toMatchObject({ state: 'kept', received: 7000, seconds: 1.25 });
    expect((await recordings().addRecording(scope, sound({ fingerprint }))).id).not.toBe(one);
  });

  it('lists recordings newest first, in pages, and those that wait to be transcribed', async () => {
    const scope = await newScope(current());
    const ids = [];
    for (const bytes of [1, 2, 3]) {
      const one = sound({ bytes });
      ids.unshift(one.id);
      await recordings().addRecording(scope, one);
      if (bytes > 1) await recordings().noteReceived(scope, one.id, { received: bytes, whole: {} });
    }
    const read = await allPages((pageToken) => recordings().recordingPage(scope, { pageSize: 1, pageToken }));
    expect([read.items.map((each) => each.id), read.total]).toEqual([ids, 3]);
    const waiting = async () => (await recordings().untranscribed(scope.ownerId)).map((each) => each.id);
    expect(await waiting()).toEqual([ids[1], ids[0]]);
    await recordings().beginTranscription(scope, { id: ids[0]!, attempt: 1 });
    expect(await waiting()).toEqual([ids[1]]);
    await current().setState(scope, ARCHIVED);
    expect(await waiting()).toEqual([]);
  });

  it('keeps parts and transcript of the attempt that was begun last alone', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    const { id: one } = await recordings().addRecording(scope, sound());
    await recordings().noteReceived(scope, one, { received: 7000, whole: {} });
    const of = (attempt: number) => ({ id: one, attempt });
    const part = (text: string) => ({ from: 0, to: 30, segments: [segment(text)] });
    await recordings().beginTranscription(scope, of(1));
    await recordings().keepPart(ownerId, of(1), 0, part('a'));
    await recordings().beginTranscription(scope, of(1));
    expect(await recordings().heardParts(ownerId, of(1))).toHaveLength(1);
    await recordings().beginTranscription(scope, of(2));
    await recordings().keepPart(ownerId, of(1), 1, part('late'));
    expect(await recordings().heardParts(ownerId, of(1))).toEqual([]);
    for (const [place, text] of [
      [1, 'c'],
      [0, 'x'],
      [0, 'b'],
    ] as const)
      await recordings().keepPart(ownerId, of(2), place, part(text));
    expect(await recordings().heardParts(ownerId, of(2))).toEqual([part('b'), part('c')]);
    const outcome = { transcript: TRANSCRIPT, transcriber: WHISPER, seconds: 2.5 };
    expect(await recordings().endTranscription(ownerId, of(1), outcome)).toBeUndefined();
    const ends = await Promise.all(manyTimes(() => recordings().endTranscription(ownerId, of(2), outcome)));
    expect(ends.filter((each) => each !== undefined)).toMatchObject([
      { state: 'transcribed', words: 2, heardLanguage: 'ro', transcriber: WHISPER, seconds: 2.5, version: 2 },
    ]);
    expect(await recordings().transcript(scope, one)).toEqual(TRANSCRIPT);
    expect(await recordings().heardParts(ownerId, of(2))).toEqual([]);
  });

  it('changes a recording and its transcript as of a version, one of many', async () => {
    const scope = await newScope(current());
    const { id: one } = await recordings().addRecording(scope, sound());
    expect(await recordings().transcript(scope, one)).toBeNull();
    const renames = manyTimes((at) => recordings().updateRecording(scope, one, 1, { name: `${at}.wav` }));
    expect(await outcomes(renames)).toEqual({ done: 1, refused: ['VERSION_CONFLICT'] });
    expect(await recordings().updateRecording(scope, one, 2, { language: 'ro' })).toMatchObject({ language: 'ro' });
    const corrected = { segments: [segment('Bună dimineața tuturor')] };
    expect(await recordings().keepTranscript(scope, one, 3, corrected)).toMatchObject({ words: 3, version: 4 });
    const old = recordings().keepTranscript(scope, one, 3, TRANSCRIPT);
    await expect(old).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await recordings().transcript(scope, one)).toEqual(corrected);
  });

  it('refuses more than may be kept: bytes of files, and of what was heard', async () => {
    const scope = await newScope(current());
    const come = manyTimes(() => recordings().addRecording(scope, sound()));
    expect(await outcomes(come)).toEqual({ done: 2, refused: ['QUOTA_RECORDINGS'] });
    const [one] = (await recordings().recordingPage(scope, { pageSize: 1 })).items;
    const long = { segments: [segment('ă'.repeat(160_000))] };
    await expect(recordings().keepTranscript(scope, one!.id, 1, long)).rejects.toMatchObject({ code: 'QUOTA_BYTES' });
    await recordings().beginTranscription(scope, { id: one!.id, attempt: 1 });
    const part = { ...long, from: 0, to: 1 };
    const keep = recordings().keepPart(scope.ownerId, { id: one!.id, attempt: 1 }, 0, part);
    await expect(keep).rejects.toMatchObject({ code: 'QUOTA_BYTES' });
    expect(await recordings().transcript(scope, one!.id)).toBeNull();
  });

  it('holds a recording to its project and its person, and removes it once', async () => {
    const scope = await newScope(current());
    const { id: one } = await recordings().addRecording(scope, sound());
    for (const wrong of [await newScope(current(), scope.ownerId), await newScope(current())])
      await expect(recordings().recording(wrong, one)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' });
    await current().setState(scope, ARCHIVED);
    const changes = [
      recordings().addRecording(scope, sound()),
      recordings().updateRecording(scope, one, 1, { name: 'x' }),
    ];
    expect(await outcomes(changes)).toEqual({ done: 0, refused: ['PROJECT_ARCHIVED'] });
    const removals = manyTimes(() => recordings().removeRecording(scope, one));
    expect(await outcomes(removals)).toEqual({ done: 1, refused: ['RECORDING_NOT_FOUND'] });
    await current().setState(scope, DELETED);
    const gone = recordings().recordingPage(scope, { pageSize: 1 });
    await expect(gone).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });
}
