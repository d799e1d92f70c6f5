import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { type Spoken } from '../../../../../domain/audio/transcript.js';
import { WAV_HEAD } from '../../../../../domain/audio/wavHead.js';
import { loadWhisper } from './binding.js';

/** What is transcribed: a WAV file of one channel, 16 bits and 16 kHz, and with what. */
export interface WhisperTask {
  readonly model: string;
  readonly threads: number;
  readonly sound: string;
  /** Found out where it is not said. */
  readonly language?: string | undefined;
}

/** What was heard, word by word. */
export interface WhisperAnswer {
  readonly words: readonly Spoken[];
  readonly language?: string;
}

const LOUDEST = 2 ** 15;
/** Whisper tells hundredths. */
const A_SECOND = 100;
/** Those who wait for a page come before those who wait for a transcript. */
const LOW_PRIORITY = 5;

async function samplesOf(file: string): Promise<Float32Array> {
  const bytes = await readFile(file);
  return Float32Array.from(
    { length: Math.max(0, (bytes.length - WAV_HEAD) >> 1) },
    (_, at) => bytes.readInt16LE(WAV_HEAD + at * 2) / LOUDEST,
  );
}

/** Nobody waits any more where who asked has been killed. All is heard in one call, so that a thread beside it has to look. */
const WATCH = `const { ppid } = process;
setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGKILL'), 500);`;

const PATIENCE_MS = 10_000;
const letters = (text: string): string => text.replace(/\s+/gu, '');

/** Segments are told by the loop of events, behind the call: waits until all are here. */
async function untilTold(whole: string, words: readonly Spoken[]): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (letters(words.map(({ text }) => text).join('')) !== letters(whole)) {
    if (Date.now() > until) throw new Error('Whisper has not told all that it heard');
    await pause(1);
  }
}

async function hear({ model, threads, sound, language }: WhisperTask): Promise<WhisperAnswer> {
  const { Whisper, WhisperFullParams, WhisperSamplingStrategy } = await loadWhisper();
  const whisper = new Whisper(model, { useGpu: false });
  const asked = new WhisperFullParams(WhisperSamplingStrategy.Greedy);
  asked.nThreads = threads;
  asked.language = language ?? 'auto';
  // What was heard before a window does not decide what is heard in it: models repeat themselves otherwise.
  asked.nMaxTextCtx = 0;
  // A segment for each word: so it tells when each is said.
  asked.tokenTimestamps = true;
  asked.maxLen = 1;
  asked.splitOnWord = true;
  asked.printProgress = false;
  asked.printRealtime = false;
  asked.printTimestamps = false;
  const words: Spoken[] = [];
  asked.onNewSegment = ({ text, start, end }) => {
    const said = text.trim();
    if (said !== '') words.push({ text: said, start: start / A_SECOND, end: Math.max(start, end) / A_SECOND });
  };
  await untilTold(whisper.full(asked, await samplesOf(sound)), words);
  const heard = Whisper.lang(whisper.fullLangId);
  return { words, ...(heard !== null && { language: heard }) };
}

new Worker(WATCH, { eval: true });
os.setPriority(LOW_PRIORITY);
const answer = await hear(JSON.parse(process.argv[2] ?? '{}') as WhisperTask);
await new Promise<void>((resolve, reject) =>
  process.stdout.write(JSON.stringify(answer), (error) => (error ? reject(error) : resolve())),
);
// Its threads would keep it.
process.exit(0);
