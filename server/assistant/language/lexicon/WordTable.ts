/** A tab. */
const FIELD_END = 9;

/** Lines of a word, a tab and what is known of it, sorted by the word. A map of them would take each thread longer to fill than a file to read. */
export class WordTable {
  /** Where each line begins, and behind them where another would. */
  readonly #starts: Uint32Array;
  readonly #count: number;

  /** @param text sorted by code units, without a line end behind the last */
  constructor(private readonly text: string) {
    const starts = new Uint32Array(text.length + 2);
    let count = 1;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts[count++] = end + 1;
    starts[count] = text.length + 1;
    this.#starts = starts.slice(0, count + 1);
    this.#count = text === '' ? 0 : count;
  }

  has(word: string): boolean {
    return this.#lineOf(word) !== undefined;
  }

  /** What stands behind a word. */
  get(word: string): string | undefined {
    const line = this.#lineOf(word);
    return line === undefined
      ? undefined
      : this.text.slice(this.#startOf(line) + word.length + 1, this.#startOf(line + 1) - 1);
  }

  *words(): Generator<string> {
    for (let line = 0; line < this.#count; line += 1) {
      const start = this.#startOf(line);
      yield this.text.slice(start, this.text.indexOf('\t', start));
    }
  }

  #startOf(line: number): number {
    return this.#starts[line] ?? this.text.length + 1;
  }

  #lineOf(word: string): number | undefined {
    let [low, high] = [0, this.#count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = this.#compared(word, this.#startOf(middle));
      if (order === 0) return middle;
      if (order < 0) high = middle - 1;
      else low = middle + 1;
    }
    return undefined;
  }

  /** Below zero where a word comes before the one that begins at a place, above where behind it. */
  #compared(word: string, start: number): number {
    for (let at = 0; at < word.length; at += 1) {
      const other = this.text.charCodeAt(start + at);
      if (other === FIELD_END) return 1;
      const order = word.charCodeAt(at) - other;
      if (order !== 0) return order;
    }
    return this.text.charCodeAt(start + word.length) === FIELD_END ? 0 : -1;
  }
}
