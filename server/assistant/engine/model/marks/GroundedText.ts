import { type Grounding } from './Grounding.js';
import { type Cut, MarkCutter } from './MarkCutter.js';

/**
 * Takes from Markdown what loads or leads elsewhere: links, pictures, definitions of links, HTML. What a model writes may be
 * what somebody wrote into the graph. Works on pieces one after another.
 */
export class Harmless {
  #endsOpen = false;

  push(piece: string): string {
    const begun = this.#endsOpen && /^[([:]/u.test(piece) ? `\\${piece}` : piece;
    this.#endsOpen = piece === '' ? this.#endsOpen : piece.endsWith(']');
    return begun.replace(/\](?=[([:])/gu, ']\\').replaceAll('<', '\\<');
  }
}

/** What closes a sentence or a cell after its mark. */
const CLOSING = /^[\p{Pe}\p{Pf}.,;:!?…"'*_|]+/u;
/** A paragraph that only leads to the next. */
const LEADING = /^#{1,6} |:\s*$/u;
const BETWEEN = /\n[ \t]*\n/u;

/**
 * Passes on of a model's text what its marks bear: a mark bears the paragraph that it ends, up to the mark before it, with the
 * headings and openings that lead to it. What no mark bears is held back, and dropped in the end.
 */
export class GroundedText {
  text = '';
  /** The model said that there is no answer. */
  saysNone = false;
  readonly #cutter = new MarkCutter();
  readonly #harmless = new Harmless();
  #held = '';
  #isAfterMark = false;

  constructor(
    private readonly grounding: Grounding,
    private readonly emit: (piece: string) => void,
  ) {}

  push(piece: string): void {
    for (const cut of this.#cutter.push(piece)) this.#take(cut);
  }

  end(): void {
    for (const cut of this.#cutter.end()) this.#take(cut);
    this.#held = '';
  }

  /** Begins anew, when nothing of the text so far was borne. */
  forget(): void {
    this.end();
    this.saysNone = false;
    this.#isAfterMark = false;
  }

  #take({ text, marks }: Cut): void {
    this.#held += text;
    if (this.#isAfterMark && text !== '') this.#close();
    if (marks.length === 0) return;
    this.saysNone ||= marks.some(({ kind }) => kind === 'none');
    // Every mark is taken, not only the first that bears.
    const bearing = marks.filter((mark) => this.grounding.bears(mark));
    if (bearing.length > 0) this.#release();
    else this.#drop();
  }

  /** The full stop after a mark belongs to what it bears. */
  #close(): void {
    const [closing = ''] = CLOSING.exec(this.#held) ?? [];
    this.#pass(closing);
    this.#held = this.#held.slice(closing.length);
    this.#isAfterMark = closing !== '' && this.#held === '';
  }

  #release(): void {
    const paragraphs = this.#held.split(BETWEEN);
    const borne = paragraphs.pop() ?? '';
    const leading: string[] = [];
    while (paragraphs.length > 0 && LEADING.test(paragraphs.at(-1) ?? '')) leading.unshift(paragraphs.pop() ?? '');
    const isApart = paragraphs.length > 0 || leading.length > 0;
    const text = [...leading, borne].join('\n\n');
    this.#pass(this.text === '' ? text.trimStart() : isApart ? `\n\n${text.trimStart()}` : text);
    this.#held = '';
    this.#isAfterMark = true;
  }

  /** A claim with a mark that names nothing read goes, with its full stop. */
  #drop(): void {
    const at = Math.max(this.#held.lastIndexOf('\n'), this.#held.search(/(?<=[.!?])\s[^.!?]*$/u));
    this.#held = at < 0 ? '' : this.#held.slice(0, at);
  }

  #pass(text: string): void {
    if (text === '') return;
    const safe = this.#harmless.push(text);
    this.text += safe;
    this.emit(safe);
  }
}
