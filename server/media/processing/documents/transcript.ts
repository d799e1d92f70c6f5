import { type Static, Type } from 'typebox';

import { accepts } from '../../../contract/accepts.js';
import { type ProseText } from '../../../../domain/processing/document.js';
import { DocumentRefusal } from './DocumentRefusal.js';
import { type TimedPiece, proseOfTurns } from './paragraphs.js';
import { decoded } from './plain.js';

const CUE = /^(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,](\d{3})\s+-->/u;
const MARKUP = /<[^<>\n]*>/gu;
/** A pause of so many seconds ends a paragraph: another turn. */
const PAUSE = 2;

/** What is said from one second to another. */
const Segment = Type.Object({
  start: Type.Number({ minimum: 0 }),
  end: Type.Number({ minimum: 0 }),
  text: Type.String(),
});
type Segment = Static<typeof Segment>;
/** What Whisper and the programs around it write: the segments, with much else beside them, or the segments alone. */
const Segments = Type.Union([Type.Object({ segments: Type.Array(Segment) }), Type.Array(Segment)]);

const secondsIn = (time: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = CUE.exec(`${time} -->`) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
};

function cuesOf(text: string): Segment[] {
  return text.split(/\n\s*\n/u).flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => CUE.test(line));
    if (at < 0) return [];
    const [from = '', to = ''] = (lines[at] ?? '').split('-->', 2).map((time) => time.trim());
    const said = lines
      .slice(at + 1)
      .join(' ')
      .replace(MARKUP, '');
    return [{ start: secondsIn(from), end: secondsIn(to.split(' ')[0] ?? ''), text: said }];
  });
}

/** What is said without a pause is one turn. */
function turnsOf(segments: readonly Segment[]): TimedPiece[][] {
  const turns: TimedPiece[][] = [];
  let ended = -Infinity;
  for (const { start, end, text } of segments) {
    const piece = { text, second: start };
    const last = turns.at(-1);
    if (last === undefined || start - ended >= PAUSE) turns.push([piece]);
    else last.push(piece);
    ended = end;
  }
  return turns;
}

/** The prose of a timed transcript (.srt, .vtt): each turn is a paragraph, each cue knows its second. */
export const readTranscript = (bytes: Uint8Array): ProseText =>
  proseOfTurns(turnsOf(cuesOf(decoded(bytes).replace(/\r\n?/gu, '\n'))));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentRefusal('DAMAGED');
  }
}

/** The prose of a transcript as JSON: segments with start, end and text, as Whisper writes them. Throws `DAMAGED` for other JSON. */
export async function readSegments(bytes: Uint8Array): Promise<ProseText> {
  const content = parsed(decoded(bytes).replace(/^\uFEFF/u, ''));
  if (!accepts(Segments, content)) throw new DocumentRefusal('DAMAGED');
  return proseOfTurns(turnsOf(Array.isArray(content) ? content : content.segments));
}
