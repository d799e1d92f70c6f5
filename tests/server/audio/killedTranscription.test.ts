import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, expect, test, vi } from 'vitest';

import { type NotificationPage } from '../../../server/contract/notifications.js';
import { type Recording, type RecordingTranscript } from '../../../server/contract/recordings.js';
import { signIn, signUp } from '../identity/toolkit.js';
import { rounds } from '../../soak/rounds.js';
import { freePort } from '../../freePort.js';
import { endAll, runHarta, type Running } from '../realtime/processes.js';
import { ScriptedTranscriber } from './ScriptedTranscriber.js';
import { wav } from './sounds.js';

const EMAIL = 'speaker@example.org';
/** So often the process is killed while it transcribes. */
const KILLS = rounds('transcriptionKills');
/** A part has up to so many seconds. */
const PART_SECONDS = 120;
/** It ends in the last whole pause of that time. The last part is shorter, and not so short that its end is not lost. */
const [HEARD_SECONDS, REST_SECONDS] = [110, 90];
/** A machine that does much else hears this many parts slowly. */
const PATIENCE_MS = 150_000 + KILLS * 20_000;
/** More parts than a kill each could let through. */
const SOUND = wav(
  Array.from({ length: HEARD_SECONDS * (2 * KILLS + 6) + REST_SECONDS }, (_, second) => (second % 10 === 9 ? 0 : 1)),
  8000,
);
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

afterAll(endAll);

/** The end of each part is lost at first, so many seconds of it, as engines lose it. */
const LOST = 25;
/** What is shorter was lost, and is heard alone: heard wholly, but for its own end where that is long. */
const ALONE = PART_SECONDS / 2 - 10;
const sizes: number[] = [];

/** What a part is said to say follows from its sound alone, as with a model: a word of its digest a second. */
const server = new ScriptedTranscriber(async ({ file }) => {
  const bytes = Buffer.from(await file.arrayBuffer());
  await pause(150);
  const seconds = (bytes.length - 44) / 32_000;
  sizes.push(seconds);
  const digest = digestOf(bytes);
  const told = seconds < ALONE ? seconds : seconds - LOST;
  const words = Array.from({ length: Math.floor(told) }, (_, start) => ({
    ...{ start, end: start + 1 },
    word: `${digest.slice(0, 8)}-${start}`,
  }));
  const text = words.map(({ word }) => word).join(' ');
  return { body: { text, duration: seconds, segments: [{ start: 0, end: told, text }], words } };
});
/** Second hearings among so many last requests. */
const heardAgain = () => sizes.filter((seconds) => seconds < ALONE).length;

test(
  'a transcription that is killed again and again goes on each time, ends once, and says the same',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'harta-killed-transcription-'));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = {
      HARTA_DATA_DIR: dataDir,
      PORT: String(port),
      HARTA_TRANSCRIPTION_BASE_URL: await server.listen(),
      HARTA_TRANSCRIPTION_MODEL: 'scripted',
    };
    let harta: Running = await runHarta(env);
    await signUp(origin, EMAIL);
    const { idToken = '' } = (await signIn(origin, EMAIL)).body;
    const authorization = `Bearer ${idToken}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const get = async <T>(path: string) => (await (await fetch(`${origin}/api${path}`, { headers })).json()) as T;
    const post = (path: string, body: object) =>
      fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await post('/neo4j/create-user-if-not-exists', {});

    const upload = async (name: string): Promise<string> => {
      const begun = await post('/audio/recordings', { name, bytes: SOUND.length, fingerprint: digestOf(SOUND) });
      const { id } = (await begun.json()) as Recording;
      const size = 4 * 1024 * 1024;
      for (let start = 0; start < SOUND.length; start += size) {
        const piece = SOUND.subarray(start, start + size);
        const form = new FormData();
        form.set('file', new Blob([piece as Uint8Array<ArrayBuffer>]), 'piece');
        const query = new URLSearchParams({ start: String(start), sha256: digestOf(piece) });
        const url = `${origin}/api/audio/recordings/${id}/pieces?${query}`;
        expect((await fetch(url, { method: 'POST', headers: { authorization }, body: form })).status).toBe(200);
      }
      return id;
    };
    const transcriptOf = (id: string) => get<RecordingTranscript>(`/audio/recordings/${id}/transcript`);
    const whenTranscribed = async (id: string) => {
      await vi.waitFor(async () => expect((await transcriptOf(id)).recording.state).toBe('transcribed'), PATIENCE_MS);
      return (await transcriptOf(id)).transcript.segments;
    };

    const whole = await whenTranscribed(await upload('Whole.wav'));
    const asked = server.requests.length;
    // Each part is heard, and its end once more.
    const parts = heardAgain();
    expect(asked).toBe(2 * parts);
    expect(2 * parts).toBeGreaterThan(KILLS);
    const id = await upload('Killed.wav');
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = server.requests.length;
      const again = heardAgain();
      // A part was kept, and at any moment of the next: it is being asked for, its end is being asked for, or its answer is being kept.
      if (kill % 2 === 0) await vi.waitFor(() => expect(heardAgain()).toBeGreaterThan(again + 1), 150_000);
      else await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(before + 2), 150_000);
      await pause(40 * (1 + (kill % 5)));
      expect(await harta.end('SIGKILL')).toBeNull();
      harta = await runHarta(env);
    }
    expect(await whenTranscribed(id)).toEqual(whole);
    // Each kill cost one part with its second hearing at the most; the others were not asked for again.
    expect(server.requests.length).toBeLessThanOrEqual(2 * asked + 2 * KILLS);
    expect(heardAgain()).toBeGreaterThanOrEqual(2 * parts);
    const told = await get<NotificationPage>('/bigquery/notifications/with-paginate');
    expect(told.items.filter(({ kind }) => kind === 'recordingTranscribed')).toHaveLength(2);
    server.close();
    rmSync(dataDir, { recursive: true });
  },
  600_000 + KILLS * 60_000,
);
