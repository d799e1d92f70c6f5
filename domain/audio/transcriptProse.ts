import { type ProseText } from '../processing/document.js';
import { type Transcript, turnsOf } from './transcript.js';

/** A transcript as prose: a paragraph for each turn, and for each segment the second at which it is said. */
export function transcriptProse({ segments }: Transcript): ProseText {
  const places: { start: number; end: number; second: number }[] = [];
  let text = '';
  for (const turn of turnsOf(segments)) {
    if (text !== '') text += '\n\n';
    for (const [at, { segment }] of turn.segments.entries()) {
      if (at > 0) text += ' ';
      const start = text.length;
      text += segment.text;
      places.push({ start, end: text.length, second: segment.start });
    }
  }
  return { text, places };
}
