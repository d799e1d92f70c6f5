import { expect, it } from 'vitest';

import { type NodeId } from '../../../../server/contract/ids.js';
import { draftOf } from '../../../../server/people/notifications/draftOf.js';
import { id, newScope, type PersonalRecords } from './PersonalRecords.js';
import { turnIn } from './chats.js';

const bytesOf = (...values: readonly unknown[]): number =>
  values.reduce<number>(
    (sum, value) => sum + Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value)),
    0,
  );

/** An empty list, as it is stored of each message three times: citations, sources, suggestions. */
const LISTS = bytesOf([], [], []);

/** How every engine counts the bytes of a person: those of what they wrote, and the same in all. */
export function describeBytes(current: () => PersonalRecords): void {
  it('counts each text as UTF-8 when it is written, changed and removed', async () => {
    const { stores } = current();
    const scope = await newScope(current());
    const { ownerId, projectId } = scope;
    const adds = async (expected: number, write: () => Promise<unknown>) => {
      const before = await current().bytes(ownerId);
      await write();
      expect((await current().bytes(ownerId)) - before).toBe(expected);
    };

    const turn = turnIn(projectId, 'Unde e Iașul?');
    const began = bytesOf(turn.text, turn.text) + 2 * LISTS;
    await adds(began, () => stores.chats.begin(ownerId, turn));
    await adds(0, () => stores.chats.begin(ownerId, turn));
    const citations = [{ nodeId: 'n' as NodeId, caption: 'Iași', kind: 'Oraș' }];
    const change = { text: 'Aici, în Moldova.', citations, status: 'done' as const };
    const answered = bytesOf(change.text, citations) - bytesOf([]);
    await adds(answered, () => stores.chats.changeAnswer(ownerId, turn.answerUid, change));
    await adds(-began - answered, () => stores.chats.deleteMessage(ownerId, turn.uid));

    const example = { question: 'Și?', answer: 'Așa.', language: 'ro', tags: ['ș'] } as const;
    const taught = bytesOf(example.question, example.answer, example.tags);
    let exampleId = id<never>();
    await adds(taught, async () => {
      exampleId = (await stores.trainExamples.create(ownerId, { ...example, tags: ['ș'] })).id as never;
    });
    await adds(1, () => stores.trainExamples.update(ownerId, exampleId, { version: 1, answer: 'Așa!!' }));
    await adds(-taught - 1, () => stores.trainExamples.remove(ownerId, exampleId));

    const text = { id: id<never>(), title: 'Țară', kind: 'typed', language: 'ro', text: 'ăâî', places: [] } as const;
    const kept = bytesOf(text.title, text.text, text.places);
    await adds(kept, () => stores.documents.addDocument(scope, text));
    const reading = { sentences: [], things: [], facts: [] };
    await adds(bytesOf(reading), () => stores.documents.endReading(ownerId, { id: text.id, attempt: 1 }, reading));
    await adds(-kept - bytesOf(reading), () => stores.documents.removeDocument(scope, text.id));

    const sizes = { type: 'wav', bytes: 7000, mostBytes: 1e9 } as const;
    const sound = { ...sizes, id: id<never>(), name: 'ș.wav', fingerprint: 'f' };
    await adds(bytesOf(sound.name), () => stores.recordingStore.addRecording(scope, sound));
    const heard = { from: 0, to: 1, segments: [{ start: 0, end: 1, text: 'ș' }] };
    const of = { id: sound.id, attempt: 1 };
    await stores.recordingStore.noteReceived(scope, sound.id, { received: 7000, whole: {} });
    await stores.recordingStore.beginTranscription(scope, of);
    await adds(bytesOf(heard), () => stores.recordingStore.keepPart(ownerId, of, 0, heard));
    await adds(0, () => stores.recordingStore.keepPart(ownerId, of, 0, heard));
    const transcript = { segments: heard.segments };
    const outcome = { transcript, transcriber: { kind: 'whisper' } } as const;
    const ended = bytesOf(transcript) - bytesOf(heard);
    await adds(ended, () => stores.recordingStore.endTranscription(ownerId, of, outcome));
    await adds(-bytesOf(sound.name, transcript), () => stores.recordingStore.removeRecording(scope, sound.id));

    const image = { id: id<never>(), name: 'ș', type: 'png', width: 1, height: 1, bytes: 5000 } as const;
    await adds(bytesOf(image.name) + image.bytes, () => stores.imageStore.addImage(ownerId, image));
    await adds(1, () => stores.imageStore.renameImage(ownerId, image.id, 1, 'abc'));
    await adds(-3 - image.bytes, () => stores.imageStore.removeImage(ownerId, image.id));
  });

  it('counts nothing of what is refused', async () => {
    const { stores } = current();
    const { ownerId, projectId } = await newScope(current());
    await stores.chats.increaseInteractions(ownerId, { key: 'all', number: 10 });
    const before = await current().bytes(ownerId);
    const nearlyUsed = draftOf({ kind: 'allowanceNearlyUsed' });
    const begin = stores.chats.begin(ownerId, turnIn(projectId, 'One more?', { nearlyUsed }));
    await expect(begin).rejects.toMatchObject({ code: 'QUOTA_INTERACTIONS' });
    expect(await current().bytes(ownerId)).toBe(before);
  });
}
