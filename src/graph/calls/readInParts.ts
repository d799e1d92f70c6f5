/** So many characters of a list are taken apart at a time. */
const AT_ONCE = 250_000;
/** How long the page is held at a time, in milliseconds: about a frame. */
export const HELD_MS = 16;

/** Lets the page answer. */
export const pause = () => new Promise<void>((resume) => setTimeout(resume, 0));

/** What is looked for outside of a text of JSON, and within one. */
const BRACKETS = /["[\]{}]/g;
const ENDS = /["\\]/g;

/** An object of JSON that comes in pieces: the elements of its lists are taken apart some at a time, the rest at the end. */
class JsonParts {
  #depth = 0;
  #isInText = false;
  /** So many characters of the next piece belong to the last: a backslash is read with what follows. */
  #skipped = 0;
  /** What of the present list has come and is not taken apart; undefined outside of the object's own lists. */
  #open: string[] | undefined;
  #openLength = 0;
  /** The object with its lists left empty. */
  #rest = '';
  readonly #lists: unknown[][] = [];

  push(piece: string): void {
    let [begin, at] = [0, this.#skipped];
    const cut = (end: number) => {
      this.#keep(piece.slice(begin, end));
      begin = end;
    };
    for (let sign = this.#next(piece, at); sign !== undefined; sign = this.#next(piece, at)) {
      at = sign.at + sign.length;
      this.#step(sign.text, sign.at, cut);
    }
    this.#skipped = Math.max(0, at - piece.length);
    cut(piece.length);
  }

  /** The object, once all of it has come. */
  get whole(): unknown {
    const whole = JSON.parse(this.#rest) as Record<string, unknown>;
    const names = Object.keys(whole).filter((name) => Array.isArray(whole[name]));
    for (const [at, name] of names.entries()) whole[name] = this.#lists[at];
    return whole;
  }

  /** The next sign that matters. */
  #next(piece: string, from: number) {
    const signs = this.#isInText ? ENDS : BRACKETS;
    signs.lastIndex = from;
    const found = signs.exec(piece);
    return found === null ? undefined : { text: found[0], at: found.index, length: found[0] === '\\' ? 2 : 1 };
  }

  /** @param cut keeps what came before a place of the piece */
  #step(sign: string, at: number, cut: (end: number) => void): void {
    if (sign === '\\') return;
    if (sign === '"') {
      this.#isInText = !this.#isInText;
      return;
    }
    const isOpening = sign === '[' || sign === '{';
    if (!isOpening && this.#depth === 2 && this.#open !== undefined) {
      cut(at);
      this.#takeApart();
      this.#open = undefined;
    }
    this.#depth += isOpening ? 1 : -1;
    if (sign === '[' && this.#depth === 2) {
      cut(at + 1);
      this.#open = [];
      this.#lists.push([]);
    }
    if (isOpening || this.#depth !== 2 || this.#open === undefined) return;
    cut(at + 1);
    if (this.#openLength >= AT_ONCE) this.#takeApart();
  }

  #keep(text: string): void {
    if (this.#open === undefined) this.#rest += text;
    else {
      this.#open.push(text);
      this.#openLength += text.length;
    }
  }

  #takeApart(): void {
    const text = this.#open?.join('').replace(/^\s*,/, '');
    this.#lists.at(-1)?.push(...(JSON.parse(`[${text}]`) as unknown[]));
    [this.#open, this.#openLength] = [[], 0];
  }
}

/** Reads an object of JSON whose lists are long, like `response.json()`, and lets the page answer meanwhile. */
export async function readInParts(response: Response): Promise<unknown> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const parts = new JsonParts();
  let freeAt = performance.now() + HELD_MS;
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    parts.push(piece.value);
    if (performance.now() < freeAt) continue;
    await pause();
    freeAt = performance.now() + HELD_MS;
  }
  return parts.whole;
}
