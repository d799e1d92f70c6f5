import { type Spoken, type Transcript, turnsOf } from './transcript.js';

/** What a transcript can be downloaded as. */
export const TRANSCRIPT_FORMATS = ['txt', 'srt', 'vtt', 'json'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A time as subtitles write it, with a sign before the thousandths. */
function timeOf(seconds: number, sign: ',' | '.'): string {
  const thousandths = Math.round(seconds * 1000);
  const whole = Math.floor(thousandths / 1000);
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits).join(':');
  return `${clock}${sign}${String(thousandths % 1000).padStart(3, '0')}`;
}

const cue = ({ start, end, text }: Spoken, sign: ',' | '.') =>
  // An arrow in a text would be read as a time, and an empty line as the end.
  `${timeOf(start, sign)} --> ${timeOf(end, sign)}\n${text.replace(/-->/gu, '→').replace(/\s*\n\s*/gu, ' ')}\n`;

const WRITERS: Readonly<Record<TranscriptFormat, (transcript: Transcript) => string>> = {
  txt: ({ segments }) =>
    turnsOf(segments)
      .map((turn) => `${turn.segments.map(({ segment }) => segment.text).join(' ')}\n`)
      .join('\n'),
  srt: ({ segments }) => segments.map((segment, at) => `${at + 1}\n${cue(segment, ',')}`).join('\n'),
  vtt: ({ segments }) => ['WEBVTT\n', ...segments.map((segment) => cue(segment, '.'))].join('\n'),
  json: (transcript) => `${JSON.stringify(transcript, null, 2)}\n`,
};

/** A transcript as a file. */
export const transcriptFile = (transcript: Transcript, format: TranscriptFormat): string => WRITERS[format](transcript);
