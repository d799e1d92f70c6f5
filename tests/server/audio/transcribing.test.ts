import { mkdtemp, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { readAudio } from '../../../server/platform/config/audio.js';
import {
  type DocumentPage,
  type DocumentReading,
  type DocumentSentence,
  type TextDocument,
} from '../../../server/contract/documents.js';
import { type Recording, type RecordingList, type RecordingTranscript } from '../../../server/contract/recordings.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { changeRows, fileOf, literal, rowsOf } from '../storedRows.js';
import { ScriptedTranscriber, type TranscriptionScript, verbose } from './ScriptedTranscriber.js';
import { silentMp3, wav } from './sounds.js';
import { Uploader } from './uploading.js';

const TEXT = 'Ada Lovelace was born in London.';

let dataDir: string;
let transcriber: ScriptedTranscriber;
let env: NodeJS.ProcessEnv;
let server: TestServer;
let uploader: Uploader;
let projectId: string;

const open = async (audio = readAudio(env, dataDir)) => {
  server = await startTestServer({ keep: dataDir, audio });
  uploader = new Uploader(server, () => projectId);
};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-transcribing-'));
  transcriber = new ScriptedTranscriber(() => verbose(TEXT));
  env = {
    HARTA_TRANSCRIPTION_BASE_URL: await transcriber.listen(),
    HARTA_TRANSCRIPTION_MODEL: 'whisper-scripted',
    HARTA_TRANSCRIPTION_API_KEY: 'a-key',
  };
  await open();
  await server.call('bob', 'POST', '/api/neo4j/create-user-if-not-exists');
});
beforeEach(async () => {
  transcriber.script = () => verbose(TEXT);
  transcriber.requests.length = 0;
  const made = await server.call('bob', 'POST', '/api/neo4j/projects', { name: `Project ${Math.random()}` });
  projectId = made.json<{ id: string }>().id;
});
afterAll(async () => {
  await server.close();
  transcriber.close();
  await rm(dataDir, { recursive: true, force: true });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  server.call('bob', method, `/api${url}`, body);
const inProject = (url: string) => `${url}${url.includes('?') ? '&' : '?'}projectId=${projectId}`;
const code = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;
const list = async () => (await call('GET', inProject('/audio/recordings'))).json<RecordingList>().items;
const transcript = async (id: string) =>
  (await call('GET', inProject(`/audio/recordings/${id}/transcript`))).json<RecordingTranscript>();

/** Waits until a recording is no longer transcribed. */
async function whenEnded(id: string): Promise<RecordingTranscript> {
  const state = async () => (await list()).find((recording) => recording.id === id)?.state;
  await vi.waitFor(async () => expect(await state()).not.toBe('transcribing'), { timeout: 60_000, interval: 50 });
  return transcript(id);
}
async function transcribed(name: string, bytes: Uint8Array, script?: TranscriptionScript, more: object = {}) {
  if (script !== undefined) transcriber.script = script;
  const sent = (await uploader.upload(name, bytes, more)).json<Recording>();
  return whenEnded(sent.id);
}
/** Bytes of the kind that lies beside a recording only while it is transcribed. */
const decoded = () =>
  readdirSync(path.join(dataDir, 'recordings'), { recursive: true }).filter((name) => String(name).endsWith('.sound'));

describe('a recording', () => {
  test('is sent to the endpoint as it came, and its words come back with their times', async () => {
    const bytes = wav([1, 1, 0]);
    const { recording, transcript: said } = await transcribed('Ada.wav', bytes, undefined, { language: 'en' });
    expect(recording).toMatchObject({
      ...{ state: 'transcribed', words: 6, heardLanguage: 'en' },
      transcriber: { kind: 'endpoint', model: 'whisper-scripted' },
    });
    expect(said.segments[0]).toMatchObject({ start: 0, end: 3, text: TEXT });
    expect(said.segments[0]?.words?.[1]).toEqual({ start: 0.5, end: 0.9, text: 'Lovelace' });
    const [asked] = transcriber.requests;
    expect(asked).toMatchObject({
      model: 'whisper-scripted',
      language: 'en',
      format: 'verbose_json',
      key: 'Bearer a-key',
    });
    expect(asked?.file.name).toMatch(/\.wav$/u);
    expect(Buffer.from((await asked?.file.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true);
    await vi.waitFor(async () =>
      expect((await call('GET', '/bigquery/notifications/with-paginate')).text).toContain('Ada.wav (6 words)'),
    );
  });

  test('is asked for without times where the model tells none', async () => {
    const { transcript: said } = await transcribed('a.wav', wav([1, 1]), ({ format }) =>
      format === 'verbose_json'
        ? { status: 400, body: { error: { message: "response_format 'verbose_json' is not compatible" } } }
        : { body: { text: TEXT } },
    );
    expect(said.segments).toEqual([{ start: 0, end: 2, text: TEXT }]);
  });

  test.each([
    ['TRANSCRIBER_REFUSED', 'a.wav', { status: 401, body: { error: { message: 'no key' } } }],
    ['TRANSCRIBER_REFUSED', 'a.wav', { body: { nothing: true } }],
    ['RECORDING_SILENT', 'a.wav', { body: { text: ' ', segments: [] } }],
  ])('fails with %s (%s), can be tried again, and stops nothing else', async (expected, name, reply) => {
    const { recording } = await transcribed(name, wav([1]), () => reply);
    expect(recording).toMatchObject({ state: 'failed', problem: expected });
    // Also where nothing was heard: what is loud all through is not sent twice.
    expect(transcriber.requests).toHaveLength(1);
    transcriber.script = () => verbose(TEXT);
    expect((await transcribed('b.wav', wav([1, 1]))).recording.state).toBe('transcribed');
    const again = await call('POST', `/audio/recordings/${recording.id}/transcribe`, { projectId });
    expect(again.json<Recording>().state).toBe('transcribing');
    expect((await whenEnded(recording.id)).recording.state).toBe('transcribed');
  });

  test('is asked for again while the endpoint is busy', async () => {
    const { recording } = await transcribed('a.wav', wav([1]), (_, number) =>
      number === 0 ? { status: 503, body: 'busy' } : verbose(TEXT),
    );
    expect([recording.state, transcriber.requests.length]).toEqual(['transcribed', 2]);
  });

  test('is cancelled, and begun anew', async () => {
    transcriber.script = () => new Promise(() => undefined);
    const sent = (await uploader.upload('a.wav', wav([1]))).json<Recording>();
    await vi.waitFor(() => expect(transcriber.requests).toHaveLength(1), 10_000);
    expect(code(await call('POST', `/audio/recordings/${sent.id}/transcribe`, { projectId }))).toBe('RECORDING_STATE');
    await call('DELETE', `/jobs/${sent.job?.id ?? ''}`);
    expect((await whenEnded(sent.id)).recording.state).toBe('stopped');
    transcriber.script = () => verbose(TEXT);
    await call('POST', `/audio/recordings/${sent.id}/transcribe`, { projectId });
    expect((await whenEnded(sent.id)).recording.state).toBe('transcribed');
  });

  test('whose attempt was asked for, and not counted before the process ended, is transcribed by the next one', async () => {
    transcriber.script = () => new Promise(() => undefined);
    const { id } = (await uploader.upload('Asked.wav', wav([1]))).json<Recording>();
    await vi.waitFor(() => expect(transcriber.requests).toHaveLength(1), 10_000);
    await server.close();
    const uncounted = `UPDATE recording SET attempt = 0 WHERE id = '${id}'`;
    expect(await changeRows(dataDir, fileOf('bob'), uncounted)).toBe(1);
    transcriber.script = () => verbose(TEXT);
    await open();
    expect((await whenEnded(id)).recording.state).toBe('transcribed');
  });
});

describe('what is sent whole', () => {
  /** Four utterances of nine seconds, a second apart. */
  const spoken = wav(Array.from({ length: 40 }, (_, second) => (second % 10 === 9 ? 0 : 1)));
  /** What a server answers that hears these, each as a word a second. */
  const heard = (duration: number, ...sentences: [name: string, from: number][]) => {
    const words = sentences.flatMap(([word, from]) =>
      Array.from({ length: 9 }, (_, at) => ({ word, start: from + at, end: from + at + 1 })),
    );
    const segments = sentences.map(([name, from]) => ({
      ...{ start: from, end: from + 9 },
      text: Array.from({ length: 9 }, () => name).join(' '),
    }));
    return {
      body: { language: 'romanian', duration, text: segments.map(({ text }) => text).join(' '), segments, words },
    };
  };
  const said = ({ transcript: { segments } }: RecordingTranscript) =>
    segments.map(({ text, start }) => [text.split(' ')[0], Math.round(start)]);
  const lengths = () =>
    Promise.all(transcriber.requests.map(async ({ file }) => (await file.arrayBuffer()).byteLength));

  test('is looked through: what was lost is heard again, alone, in the language that was heard', async () => {
    const answer = await transcribed('Lost.wav', spoken, (_, number) =>
      number === 0 ? heard(40, ['one', 0], ['two', 10]) : heard(20, ['three', 0.5], ['four', 10.5]),
    );
    expect(said(answer)).toEqual([
      ['one', 0],
      ['two', 10],
      ['three', 20],
      ['four', 30],
    ]);
    expect(answer.recording).toMatchObject({ state: 'transcribed', seconds: 40, words: 36 });
    expect(await lengths()).toEqual([spoken.length, 44 + 20 * 32_000]);
    expect(transcriber.requests.map(({ language }) => language)).toEqual([null, 'ro']);
    expect(decoded()).toEqual([]);
  }, 30_000);

  test('and heard wholly is sent once; so is what is of another length for who heard it', async () => {
    const all = heard(40, ['one', 0], ['two', 10], ['three', 20], ['four', 30]);
    expect(said(await transcribed('All.wav', spoken, () => all))).toHaveLength(4);
    expect(said(await transcribed('Other.wav', spoken, () => heard(60, ['one', 0])))).toHaveLength(1);
    expect(await lengths()).toEqual([spoken.length, spoken.length]);
  }, 30_000);

  test.each([
    ['Silent.wav', wav([0, 0, 0])],
    ['Silent.mp3', silentMp3(50)],
  ])('is not sent where it is silence alone, and says so (%s)', async (name, bytes) => {
    const { recording } = await transcribed(name, bytes);
    expect([recording.problem, transcriber.requests.length]).toEqual(['RECORDING_SILENT', 0]);
  });

  test('is heard by the endpoint alone where nothing here can decode it', async () => {
    vi.stubEnv('PATH', '');
    const flac = Buffer.alloc(1024);
    flac.write('fLaC');
    flac.writeUInt8(34, 7);
    flac.writeUIntBE(16_000 << 4, 18, 3);
    flac.writeUInt32BE(16_000 * 40, 22);
    const answer = await transcribed('Packed.flac', flac, () => heard(40, ['one', 0]));
    vi.unstubAllEnvs();
    expect([said(answer), await lengths()]).toEqual([[['one', 0]], [1024]]);
  });
});

describe('a long recording', () => {
  /** Eleven minutes and more, in which a second of each ten is silent. */
  const long = wav(
    Array.from({ length: 700 }, (_, second) => (second % 10 === 9 ? 0 : 1)),
    8000,
    2,
  );
  const secondsOf = async ({ file }: { file: File }) => ((await file.arrayBuffer()).byteLength - 44) / 32_000;
  const script: TranscriptionScript = async (request, number) => {
    const seconds = await secondsOf(request);
    const said = `part ${number + 1}.`;
    return {
      body: { language: 'romanian', duration: seconds, text: said, segments: [{ start: 1, end: seconds, text: said }] },
    };
  };

  test('is decoded, cut at silences, and joined without a second lost or doubled', async () => {
    const { recording, transcript: said } = await transcribed('Long.wav', long, script);
    const lengths = await Promise.all(transcriber.requests.map(secondsOf));
    expect(lengths.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(700, 2);
    // The last takes a rest of a second along.
    expect(Math.max(...lengths.slice(0, -1))).toBeLessThanOrEqual(120);
    expect(lengths.at(-1)).toBeLessThanOrEqual(121);
    expect(lengths.length).toBeGreaterThan(5);
    let from = 0;
    for (const [at, { start, end, text }] of said.segments.entries()) {
      expect(text).toBe(`part ${at + 1}.`);
      expect(start).toBeCloseTo(from + 1, 3);
      from += lengths[at] ?? 0;
      expect(end).toBeCloseTo(from, 3);
      // In the silent second.
      if (at < lengths.length - 1) expect(from % 10).toBeGreaterThan(9);
    }
    expect(recording).toMatchObject({ heardLanguage: 'ro', words: lengths.length * 2 });
    expect(decoded()).toEqual([]);
  }, 60_000);

  test('goes on after the last part that was heard when it is begun anew', async () => {
    let isBroken = true;
    const { recording } = await transcribed('Broken.wav', long, (request, number) => {
      if (number !== 3 || !isBroken) return script(request, number);
      isBroken = false;
      return { status: 500, body: 'broken' };
    });
    expect(recording.state).toBe('transcribed');
    const lengths = await Promise.all(transcriber.requests.map(secondsOf));
    // The part that failed was asked for twice, and no other one.
    expect(lengths.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(700 + (lengths[3] ?? 0), 2);
    expect(lengths[4]).toBe(lengths[3]);
  }, 60_000);

  test('goes on only with parts that were cut where it is cut now', async () => {
    transcriber.script = (request, number) => (number < 3 ? script(request, number) : new Promise(() => undefined));
    const { id } = (await uploader.upload('Cut.wav', long)).json<Recording>();
    await vi.waitFor(() => expect(transcriber.requests).toHaveLength(4), 60_000);
    await server.close();
    // As older versions left them: the first tells no cuts, the second was cut elsewhere. The third is as it is cut now.
    const change = async (place: number, changed: object) => {
      const part = `recording = '${id}' AND place = ${place}`;
      const [row] = await rowsOf(dataDir, fileOf('bob'), `SELECT heard FROM recording_part WHERE ${part}`);
      const heard = JSON.stringify({ ...(JSON.parse(String(row?.['heard'])) as object), ...changed });
      const sql = `UPDATE recording_part SET heard = ${literal(heard)} WHERE ${part}`;
      expect(await changeRows(dataDir, fileOf('bob'), sql)).toBe(1);
    };
    await change(0, { from: undefined, to: undefined });
    await change(1, { from: 1 });
    transcriber.script = script;
    await open();
    const { recording, transcript: said } = await whenEnded(id);
    expect(recording.state).toBe('transcribed');
    const texts = said.segments.map(({ text }) => text);
    expect(texts.slice(0, 4)).toEqual(['part 5.', 'part 6.', 'part 3.', 'part 7.']);
    const lengths = await Promise.all(transcriber.requests.map(secondsOf));
    expect(lengths.slice(4, 6)).toEqual(lengths.slice(0, 2));
  }, 60_000);

  test('of silence alone says so, and is not sent to be made up', async () => {
    const { recording } = await transcribed(
      'Silent.wav',
      wav(
        Array.from({ length: 601 }, () => 0 as const),
        8000,
      ),
    );
    expect([recording.problem, transcriber.requests.length]).toEqual(['RECORDING_SILENT', 0]);
  }, 60_000);

  test('of a kind that is not decoded here says what to do', async () => {
    vi.stubEnv('PATH', '');
    const flac = Buffer.alloc(26 * 1024 ** 2);
    flac.write('fLaC');
    flac.writeUInt8(34, 7);
    // 16 kHz, so many samples.
    flac.writeUIntBE(16_000 << 4, 18, 3);
    flac.writeUInt32BE(16_000 * 3600, 22);
    const { recording } = await transcribed('Long.flac', flac);
    expect(recording).toMatchObject({ seconds: 3600, problem: 'RECORDING_NOT_CUT' });
    vi.unstubAllEnvs();
  }, 60_000);
});

test('an MP3 file that is too long is decoded; silence is told from damage', async () => {
  const frames = Math.ceil(620 / (1152 / 44_100));
  const { recording } = await transcribed('Long.mp3', silentMp3(frames));
  expect(recording.seconds).toBeCloseTo(620, 0);
  expect([recording.problem, transcriber.requests.length]).toEqual(['RECORDING_SILENT', 0]);
}, 60_000);

test('what came while nobody transcribed is transcribed by itself once somebody does', async () => {
  await server.close();
  await open(readAudio({}, dataDir));
  const sent = (await uploader.upload('Waiting.wav', wav([1, 1]))).json<Recording>();
  expect(sent.state).toBe('waiting');
  expect(code(await call('POST', `/audio/recordings/${sent.id}/transcribe`, { projectId }))).toBe('NO_TRANSCRIBER');
  await server.close();
  await open();
  expect((await whenEnded(sent.id)).recording).toMatchObject({ state: 'transcribed', words: 6 });
});

describe('a transcript', () => {
  test('is corrected in place; words that stay keep their times', async () => {
    const { recording } = await transcribed('a.wav', wav([1, 1, 1]));
    const input = { projectId, version: recording.version, segment: 0, text: 'Ada King Lovelace was born in Londra.' };
    const edited = (
      await call('PUT', `/audio/recordings/${recording.id}/transcript`, input)
    ).json<RecordingTranscript>();
    expect(edited.recording).toMatchObject({ version: recording.version + 1, words: 7 });
    expect(edited.transcript.segments[0]?.words?.slice(0, 1)).toEqual([{ start: 0, end: 0.4, text: 'Ada' }]);
    expect(await transcript(recording.id)).toEqual(edited);
    expect(code(await call('PUT', `/audio/recordings/${recording.id}/transcript`, input))).toBe('VERSION_CONFLICT');
    const beyond = { ...input, version: edited.recording.version, segment: 1 };
    expect(code(await call('PUT', `/audio/recordings/${recording.id}/transcript`, beyond))).toBe('VALIDATION_FAILED');
  });

  test.each([
    ['txt', `${TEXT}\n`],
    ['srt', `1\n00:00:00,000 --> 00:00:03,000\n${TEXT}\n`],
    ['vtt', `WEBVTT\n\n00:00:00.000 --> 00:00:03.000\n${TEXT}\n`],
  ])('is downloaded as .%s', async (format, expected) => {
    const { recording } = await transcribed('Ada.wav', wav([1, 1, 1]));
    const answer = await call('GET', inProject(`/audio/recordings/${recording.id}/download?format=${format}`));
    expect([answer.text, answer.headers['content-disposition']]).toEqual([
      expected,
      expect.stringContaining(`Ada.${format}`),
    ]);
  });

  test('becomes graph, and each fact leads to its second', async () => {
    const { recording } = await transcribed('Ada.wav', wav([1, 1, 1]), () => ({
      body: {
        ...{ text: '', duration: 9 },
        segments: [
          { start: 0.5, end: 2, text: 'Good morning.' },
          { start: 4.25, end: 6, text: 'Ada Lovelace was born in London.' },
        ],
      },
    }));
    const made = (await call('POST', `/audio/recordings/${recording.id}/process`, { projectId })).json<TextDocument>();
    expect(made).toMatchObject({ kind: 'transcript', title: 'Ada.wav', recordingId: recording.id });
    const state = async () =>
      (await call('GET', inProject('/processing/documents'))).json<DocumentPage>().items[0]?.state;
    await vi.waitFor(async () => expect(await state()).toBe('read'), 30_000);
    const read = (await call('GET', inProject(`/processing/documents/${made.id}`))).json<DocumentReading>();
    const [fact] = read.reading.facts;
    expect(fact?.type).toBe('BORN_IN');
    const span = `start=${fact?.evidence.start ?? ''}&end=${fact?.evidence.end ?? ''}`;
    const sentence = (await call('GET', `/processing/documents/${made.id}/sentence?${span}`)).json<DocumentSentence>();
    expect(sentence).toMatchObject({ recordingId: recording.id, second: 4.25, sentence: TEXT });
  });
});
