import { type ProseText } from '../../../domain/processing/document.js';
import { decoded } from './plain.js';
import { type SourceParagraph, proseOfParagraphs } from './paragraphs.js';

const CUE = /^(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,](\d{3})\s+-->/u;
const MARKUP = /<[^>\n]*>/gu;
/** A pause of so many seconds ends a paragraph: another turn. */
const PAUSE = 2;

interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const secondsIn = (time: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = CUE.exec(`${time} -->`) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
};

function cuesOf(text: string): Cue[] {
  return text.split(/\n\s*\n/u).flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => CUE.test(line));
    if (at < 0) return [];
    const [from = '', to = ''] = (lines[at] ?? '').split(/\s+-->\s+/u);
    const said = lines
      .slice(at + 1)
      .join(' ')
      .replace(MARKUP, '');
    return [
      {
        from: secondsIn(from),
        to: secondsIn(to.split(' ')[0] ?? ''),
        text: said,
      },
    ];
  });
}

/** A transcript as paragraphs: cues that follow each other without a pause are one, at the second of the first. */
function turnsOf(cues: readonly Cue[]): SourceParagraph[] {
  const turns: { text: string; second: number; end: number }[] = [];
  for (const { from, to, text } of cues) {
    const last = turns.at(-1);
    if (last === undefined || from - last.end >= PAUSE) turns.push({ text, second: from, end: to });
    else {
      last.text += ` ${text}`;
      last.end = to;
    }
  }
  return turns;
}

/** The prose of a timed transcript (.srt, .vtt), each turn with its second. */
export const readTranscript = (bytes: Uint8Array): ProseText =>
  proseOfParagraphs(turnsOf(cuesOf(decoded(bytes).replace(/\r\n?/gu, '\n'))));
