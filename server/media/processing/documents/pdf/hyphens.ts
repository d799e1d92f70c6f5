import { fold } from '../../../../../domain/folding/fold.js';
import { resourceOf } from '../../offline/language/ProseResource.js';
import { languageOfProse } from '../../reading/languageOfProse.js';

const ENDS_IN_HYPHEN = /(\p{L}[\p{L}\p{M}]*)[-\u2010\u00ad]$/u;
const SOFT = /\u00ad$/u;
const FIRST_WORD = /^[\p{L}\p{M}]+/u;
const SMALL = /^\p{Ll}/u;
const WORDS = /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu;
/** Two shorter words that stand beside each other by chance may make a third. */
const LONG = 4;

/** The words of a line without those that are divided at either of its ends. */
function wholeWords(line: string, before: string): readonly string[] {
  const within = line.replace(ENDS_IN_HYPHEN, '');
  return (ENDS_IN_HYPHEN.test(before) ? within.replace(FIRST_WORD, '') : within).match(WORDS) ?? [];
}

/** Joins the lines of a text: a hyphen at the end of one belongs to a word that was divided, or to one that has it. */
export class LineJoiner {
  readonly #words: ReadonlySet<string>;
  readonly #kept: ReadonlySet<string>;

  /** @param lines all lines of the text: what stands within one tells how a word is written */
  constructor(lines: readonly string[]) {
    this.#words = new Set(lines.flatMap((line, index) => wholeWords(line, lines[index - 1] ?? '').map(fold)));
    this.#kept = new Set(resourceOf(languageOfProse(lines.join('\n'))).hyphenated);
  }

  /** Two lines of one paragraph as one text. */
  join(text: string, next: string): string {
    const [, before] = ENDS_IN_HYPHEN.exec(text) ?? [];
    if (before === undefined) return `${text} ${next}`;
    const [behind = ''] = FIRST_WORD.exec(next) ?? [];
    if (SOFT.test(text)) return text.slice(0, -1) + next;
    return (this.#isWritten(before, behind) ? text : text.slice(0, -1)) + next;
  }

  /** Whether a word has its hyphen also where it is not divided. */
  #isWritten(before: string, behind: string): boolean {
    const [start, end] = [fold(before), fold(behind)];
    if (!SMALL.test(behind)) return true;
    if (this.#words.has(start + end)) return false;
    if (this.#words.has(`${start}-${end}`) || this.#kept.has(start)) return true;
    return start.length >= LONG && end.length >= LONG && this.#words.has(start) && this.#words.has(end);
  }
}
