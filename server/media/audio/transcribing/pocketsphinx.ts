import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { type Spoken, type SpokenSegment } from '../../../../domain/audio/transcript.js';
import { WAV_HEAD } from '../../../../domain/audio/wavHead.js';
import { inParts } from './inParts.js';
import { type Heard, type SoundFile, type Transcriber } from './Transcriber.js';

/** Where Debian's packages `pocketsphinx` and `pocketsphinx-en-us` put the program and what it knows of English. */
const PROGRAM = 'pocketsphinx_batch';
const MODEL = '/usr/share/pocketsphinx/model/en-us';
const FILES = { hmm: 'en-us', lm: 'en-us.lm.bin', dict: 'cmudict-en-us.dict' } as const;

/** It is given no more at once: what it hears at the end follows from the beginning. */
const PART_SECONDS = 30;
/** A silence of so many seconds ends a segment. */
const PAUSE = 0.4;
const FRAMES_A_SECOND = 100;
const NAME = 'part';

const run = promisify(execFile);

/** What stands for a sound that is no word; a word that is said in several ways has the number of one behind it. */
const isNoWord = (text: string): boolean => /^(?:<.*>|\[.*\]|\+\+.*\+\+)$/u.test(text);
const wordOf = (text: string): string => text.replace(/\(\d+\)$/u, '');

/** The words of a line of `-hypseg`: after its head, the first frame of each with two scores and the word; at the end the last frame. */
export function wordsOfLine(line: string): Spoken[] {
  const fields = line.trim().split(/\s+/u);
  const said = fields.slice(fields.indexOf('L') + 2);
  const words: Spoken[] = [];
  for (let at = 0; at + 3 < said.length; at += 4) {
    const text = said[at + 3] ?? '';
    const [start, end] = [Number(said[at]), Number(said[at + 4])];
    if (!isNoWord(text) && Number.isFinite(start) && Number.isFinite(end))
      words.push({ text: wordOf(text), start: start / FRAMES_A_SECOND, end: end / FRAMES_A_SECOND });
  }
  return words;
}

/** Words as segments: it knows no sentences, so each goes on to the next silence. */
export function segmentsOf(words: readonly Spoken[]): SpokenSegment[] {
  const groups: Spoken[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last === undefined || word.start - (last.at(-1)?.end ?? 0) >= PAUSE) groups.push([word]);
    else last.push(word);
  }
  return groups.map((group) => ({
    start: group[0]?.start ?? 0,
    end: group.at(-1)?.end ?? 0,
    text: group.map(({ text }) => text).join(' '),
    words: group,
  }));
}

async function hear({ bytes }: SoundFile, folder: string, signal: AbortSignal): Promise<Heard> {
  const at = (name: string) => path.join(folder, name);
  await writeFile(at(`${NAME}.wav`), Buffer.from(await bytes.arrayBuffer()), { mode: 0o600 });
  await writeFile(at('list'), `${NAME}\n`);
  const model = Object.entries(FILES).flatMap(([name, file]) => [`-${name}`, path.join(MODEL, file)]);
  const input = [
    '-adcin',
    'yes',
    '-adchdr',
    String(WAV_HEAD),
    '-cepdir',
    folder,
    '-cepext',
    '.wav',
    '-ctl',
    at('list'),
  ];
  const output = ['-cmn', 'current', '-hypseg', at('said'), '-logfn', at('log')];
  await run(PROGRAM, [...model, ...input, ...output], { signal });
  const segments = segmentsOf(wordsOfLine(await readFile(at('said'), 'utf8')));
  return { segments, language: 'en' };
}

/** Whether it is installed, with what it knows of English. */
export const hasPocketsphinx = (folders = process.env['PATH'] ?? ''): boolean =>
  folders.split(path.delimiter).some((folder) => folder !== '' && existsSync(path.join(folder, PROGRAM))) &&
  Object.values(FILES).every((file) => existsSync(path.join(MODEL, file)));

/** Debian's pocketsphinx: rough drafts of English, in which about one word in three is wrong. It never hears anything else. */
export const pocketsphinxTranscriber = (): Transcriber => ({
  is: { kind: 'pocketsphinx' },
  onlyLanguage: 'en',
  ...inParts(PART_SECONDS, hear),
});
