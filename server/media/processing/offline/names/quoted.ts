import { type Prose } from '../language/Prose.js';
import { type Token } from '../tokens.js';
import { type NameRun } from './NameRun.js';

const QUOTED = /[„“"«]([^„“”"«»\n]{2,80})[”"»]/gu;
/** How many words before a title may still say that it is one. */
const REACH = 4;
const LONGEST_TITLE = 8;

/** Titles of works in quotation marks: what a word for a work, or another title, stands before. */
export function quotedWorks(
  text: string,
  sentence: { readonly start: number; readonly end: number },
  at: number,
  tokens: readonly Token[],
  prose: Prose,
): NameRun[] {
  const found: NameRun[] = [];
  for (const match of text.slice(sentence.start, sentence.end).matchAll(QUOTED)) {
    const written = (match[1] ?? '').replace(/[,.;]+$/u, '');
    const start = sentence.start + match.index + 1;
    const end = start + written.length;
    const before = tokens.filter((token) => token.end <= start).slice(-REACH - 1, -1);
    const inner = tokens.filter((token) => token.start >= start && token.end <= end);
    if (inner[0]?.capital !== true || inner.length > LONGEST_TITLE) continue;
    const called = before.some(({ folded }) => prose.nouns.kindOf(folded) === 'work') || found.length > 0;
    found.push(
      ...(called
        ? [
            {
              start,
              end,
              text: written,
              tokens: inner,
              sentence: at,
              doubtful: false,
              votes: { work: 5 },
            },
          ]
        : []),
    );
  }
  return found;
}
