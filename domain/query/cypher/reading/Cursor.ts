import { type CypherRefusal, CypherError } from '../Fault.js';
import { type Token } from '../tokens.js';

/** Throws that something is refused, by its name and place. */
export function refuse(refusal: CypherRefusal, { line, column }: Token, name: string, instead?: string): never {
  throw new CypherError({ refusal, line, column, name, ...(instead === undefined ? {} : { instead }) });
}

/** Goes through tokens, one after the other. */
export class Cursor {
  #at = 0;

  constructor(
    readonly source: string,
    readonly tokens: readonly Token[],
  ) {}

  get place(): number {
    return this.#at;
  }

  /** Goes back to where a reading began that came to nothing. */
  back(place: number): void {
    this.#at = place;
  }

  peek(ahead = 0): Token {
    const last = this.tokens.length - 1;
    return this.tokens[Math.min(this.#at + ahead, last)] as Token;
  }

  next(): Token {
    const token = this.peek();
    this.#at += 1;
    return token;
  }

  /** The text between the beginning of a token and the end of the last one that was read. */
  textFrom({ from }: Token): string {
    return this.source.slice(from, this.tokens[this.#at - 1]?.to ?? from);
  }

  isSign = (text: string, ahead = 0): boolean => {
    const token = this.peek(ahead);
    return token.kind === 'sign' && token.text === text;
  };

  isWord = (word: string, ahead = 0): boolean => {
    const token = this.peek(ahead);
    return token.kind === 'word' && token.text.toUpperCase() === word;
  };

  /** Whether keywords follow each other here. */
  areWords = (words: string): boolean => words.split(' ').every((word, ahead) => this.isWord(word, ahead));

  takeSign(text: string): boolean {
    const is = this.isSign(text);
    if (is) this.#at += 1;
    return is;
  }

  takeWords(words: string): boolean {
    const are = this.areWords(words);
    if (are) this.#at += words.split(' ').length;
    return are;
  }

  needSign(text: string): Token {
    return this.isSign(text) ? this.next() : this.unexpected();
  }

  needWords(words: string): void {
    if (!this.takeWords(words)) this.unexpected();
  }

  /** A name: a word, or anything between backticks. */
  needName(): string {
    const { kind } = this.peek();
    return kind === 'word' || kind === 'name' ? this.next().text : this.unexpected();
  }

  needInteger(): number {
    const token = this.peek();
    if (token.kind === 'parameter') refuse('unsupported', token, token.text);
    return token.kind === 'number' && /^\d+$/u.test(token.text) ? Number(this.next().text) : this.unexpected();
  }

  unexpected(): never {
    const token = this.peek();
    return token.kind === 'end'
      ? refuse('unfinished', token, '')
      : refuse('syntax', token, this.source.slice(token.from, token.to));
  }
}
