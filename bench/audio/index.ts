import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { joinParts } from '../../domain/audio/joinParts.js';
import { cutSound } from '../../server/media/audio/sound/cuts.js';
import { type Sound, secondsOfBytes, wavOf } from '../../server/media/audio/sound/Sound.js';
import { type Transcriber } from '../../server/media/audio/transcribing/Transcriber.js';
import { openTranscribers } from '../../server/media/audio/transcribing/transcribers.js';
import { readAudio } from '../../server/platform/config/audio.js';
import { readDataDir } from '../../server/platform/config/settings.js';
import { type BenchRow } from '../table.js';
import { type Clip, clipsOf, repeated } from './speech.js';
import { spokenWords, wordErrors } from './wordErrors.js';

/** Share of words that may be wrong on clean English speech, and memory in MB that an hour may take. */
const BARS = { errors: 0.15, megabytes: 1500 };
const MEGABYTE = 1024 ** 2;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const never = new AbortController().signal;

/** The most memory that this process and those that it has started hold together, looked at ten times a second. */
async function peakMemory(): Promise<() => number> {
  let most = 0;
  const look = async () => {
    const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(() => '');
    let sum = process.memoryUsage.rss();
    for (const child of children.split(' ').filter((each) => each !== '')) {
      const held = await readFile(`/proc/${child}/statm`, 'utf8').catch(() => '');
      sum += Number(held.split(' ')[1] ?? 0) * 4096;
    }
    most = Math.max(most, sum);
  };
  const timer = setInterval(() => void look(), 100);
  return () => {
    clearInterval(timer);
    return most / MEGABYTE;
  };
}

const nameOf = ({ is }: Transcriber): string => `${is.kind} ${is.model ?? ''}`.trim();

async function heardIn(transcriber: Transcriber, sound: Sound): Promise<string> {
  const parts = [];
  for (const stretch of await cutSound(sound, transcriber.partSeconds)) {
    const file = { name: 'bench', type: 'wav', bytes: await wavOf(sound, stretch) } as const;
    const { segments } = await transcriber.transcribe(file, never);
    parts.push({ ...stretch, segments });
    if (process.env['HARTA_BENCH_TELL']) console.error(`${stretch.to.toFixed(0)} s of ${sound.seconds.toFixed(0)} s`);
  }
  return joinParts(parts)
    .segments.map(({ text }) => text)
    .join(' ');
}

async function clipRows(transcriber: Transcriber, clips: readonly Clip[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const total = { words: 0, errors: 0 };
  for (const { name, text, sound } of clips) {
    const started = performance.now();
    const heard = await heardIn(transcriber, sound);
    const factor = (performance.now() - started) / 1000 / sound.seconds;
    const { words, errors } = wordErrors(spokenWords(text), spokenWords(heard));
    total.words += words;
    total.errors += errors;
    const measured = `${percent(errors / words)} (${errors} of ${words} words), ${factor.toFixed(2)} × its length: ${heard}`;
    rows.push({ what: `${nameOf(transcriber)}: ${name}`, measured, bar: 'reported', ok: true });
  }
  const share = total.errors / total.words;
  const measured = `${percent(share)} (${total.errors} of ${total.words} words)`;
  const what = `${nameOf(transcriber)}: words wrong in all clips`;
  return [...rows, { what, measured, bar: `≤ ${percent(BARS.errors)}`, ok: share <= BARS.errors }];
}

/** A clip is lost where less than half of its words were heard; doubled are words that nobody said. */
async function longRows(transcriber: Transcriber, clips: readonly Clip[], seconds: number): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harta-bench-hour-'));
  const { samples, order } = await repeated(clips, seconds);
  const sound = { path: path.join(folder, 'hour.sound'), seconds: secondsOfBytes(samples.length) };
  await writeFile(sound.path, samples);
  const memory = await peakMemory();
  const started = performance.now();
  const heard = spokenWords(await heardIn(transcriber, sound));
  const factor = (performance.now() - started) / 1000 / sound.seconds;
  const most = memory();
  await rm(folder, { recursive: true });
  const texts = order.map(({ text }) => spokenWords(text));
  const { words, errors, isHeard } = wordErrors(texts.flat(), heard);
  let at = 0;
  const lost = texts.filter((text) => {
    const own = isHeard.slice(at, (at += text.length));
    return own.filter(Boolean).length < text.length / 2;
  }).length;
  const what = `${nameOf(transcriber)}: ${Math.round(sound.seconds)} s in one file`;
  const row = (of: string, measured: string, bar: string, ok: boolean) => ({
    what: `${what}, ${of}`,
    measured,
    bar,
    ok,
  });
  return [
    row('words wrong', `${percent(errors / words)} (${errors} of ${words})`, 'reported', true),
    row('words heard of words said', `${heard.length} of ${words}`, 'reported', true),
    row('clips lost', `${lost} of ${order.length}`, '0', lost === 0),
    row('memory', `${Math.round(most)} MB`, `≤ ${BARS.megabytes} MB`, most <= BARS.megabytes),
    row('time', `${factor.toFixed(2)} × its length`, 'reported', true),
  ];
}

/**
 * How well, how fast and in how much memory the transcribers that the environment names hear speech whose text is known: the clips of
 * HARTA_BENCH_SPEECH, and HARTA_BENCH_SPEECH_SECONDS of them in one file. Without that folder nothing is measured.
 */
export async function benchAudio(): Promise<BenchRow[]> {
  const folder = process.env['HARTA_BENCH_SPEECH'];
  if (folder === undefined) return [];
  const seconds = Number(process.env['HARTA_BENCH_SPEECH_SECONDS'] ?? 0);
  const clips = await clipsOf(folder);
  const rows: BenchRow[] = [];
  for (const transcriber of openTranscribers(readAudio(process.env, readDataDir(process.env)))) {
    rows.push(...(await clipRows(transcriber, clips)));
    if (seconds > 0) rows.push(...(await longRows(transcriber, clips, seconds)));
  }
  return rows;
}
