import { expect, test } from 'vitest';

import { type DocumentId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type AskingContext, type Engine } from '../engine/Engine.js';
import { Wording } from '../texts/Wording.js';
import { HandingOnEngine, type TextsTaken } from './HandingOnEngine.js';

const document = { id: 'doc' as DocumentId, projectId: 'own' as ProjectId, title: 'Report *4*' };
const named = {
  title: 'Report \\*4\\*',
  path: '/dashboard/processing?document=doc&project=own',
  audio: '/dashboard/audio',
};
/** Knows one document and two recordings, of which one can be transcribed; takes no text that says no. */
const texts: TextsTaken = {
  take: async (_scope, text) => {
    if (text === 'broken') throw new Error(text);
    if (text === 'no') throw new ProblemError('UNAVAILABLE');
    return document;
  },
  find: async (_scope, title) => (title === 'Report 4' ? document : undefined),
  recording: async (_scope, title) => (title === 'gone' ? undefined : { ...document, isHeard: title !== 'foreign' }),
};
const scope = { ownerId: 'ana' as OwnerId };
const context: AskingContext = { scope, language: 'en', now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] };
const other = new Error('another engine is asked');
const behind: Engine = { answer: () => Promise.reject(other) };
const ask = (question: string, more: Partial<AskingContext> = {}, taken = texts) =>
  new HandingOnEngine(behind, taken).answer(question, { ...context, ...more }, () => undefined, AbortSignal.abort());

test.each([
  ['Process this text: Ann runs Oak.', 'en', 'handOnText', named],
  ['Prelucrează documentul „Report 4”', 'ro', 'handOnDocument', named],
  ['Transcribe the recording “talk”', 'en', 'handOnRecording', named],
  ['Transcribe this', 'en', 'handOnRecording', named],
  ['Transcrie înregistrarea „foreign”', 'ro', 'handOnUnheard', named],
  ['Process this text', 'en', 'handOnNoText', undefined],
  ['Process this text: no', 'en', 'handOnRefused', undefined],
  ['Process the document “Report 5”', 'en', 'handOnNoDocument', { title: 'Report 5' }],
  ['Transcribe the recording “gone”', 'en', 'handOnNoRecording', { title: 'gone' }],
] as const)('%s', async (question, language, key, values) => {
  const isDone = values === named;
  const text = new Wording(language).t(key, values ?? {});
  const { basis, refused, ...answer } = await ask(question);
  expect(answer).toMatchObject({ text, language, engine: 'offline' });
  expect([refused, basis]).toEqual(isDone ? [false, 'edit'] : [true, 'none']);
});

test('without a recording one is asked for', async () => {
  const { text } = await ask('Transcribe this', {}, { ...texts, recording: async () => undefined });
  expect(text).toBe(new Wording('en').t('handOnAttachRecording'));
});

test('all else is asked of another engine, and what breaks is no refusal', async () => {
  await expect(ask('Which documents are there?')).rejects.toBe(other);
  await expect(ask('Transcribe this', { query: { kind: 'schema' } })).rejects.toBe(other);
  await expect(ask('Process this text: broken')).rejects.toThrow('broken');
});
