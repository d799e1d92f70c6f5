import { randomUUID } from 'node:crypto';

/** Code points of one piece: of at most four bytes each, beside a head of less than 200, they fit into 8,000 bytes. */
const LONGEST_PIECE = 1_900;
/** Longer messages are not sent: they would fill the queue that all processes of the database share. */
const MOST_PIECES = 1_000;

const PIECE = new RegExp(`[^]{1,${LONGEST_PIECE}}`, 'gu');

/** Which message a piece belongs to, and where: `sender/message/index/count/`, before the text. */
const HEAD = /^([\w-]{36})\/([\w-]{36})\/(\d{1,4})\/(\d{1,4})\//;

/** A message as it was sent; without a key it says that messages were lost on their way. */
export interface Whole {
  readonly sender: string;
  readonly key: string | null;
  readonly text: string;
}

/** A message as texts that a notification carries each; undefined for one that is too long. */
export function piecesOf(sender: string, key: string | null, text: string): string[] | undefined {
  const parts = JSON.stringify([key, text]).match(PIECE) ?? [];
  if (parts.length > MOST_PIECES) return undefined;
  const message = randomUUID();
  return parts.map((part, index) => `${sender}/${message}/${index}/${parts.length}/${part}`);
}

function wholeOf(sender: string, json: string): Whole | undefined {
  const parsed: unknown = JSON.parse(json);
  if (!Array.isArray(parsed) || parsed.length !== 2) return undefined;
  const [key, text] = parsed as unknown[];
  return (key === null || typeof key === 'string') && typeof text === 'string' ? { sender, key, text } : undefined;
}

/** Puts messages together of the pieces that arrive. Those of one message arrive one after the other, since one commit sends them. */
export class PieceReader {
  #message = '';
  #parts: string[] = [];

  /** @returns the message that this piece ends; undefined before that, and for what no process of Harta sent */
  read(piece: string): Whole | undefined {
    const [head, sender = '', message = '', index = '', count = ''] = HEAD.exec(piece) ?? [];
    if (head === undefined) return undefined;
    if (index === '0') {
      this.#message = message;
      this.#parts = [];
    }
    if (message !== this.#message || this.#parts.length !== Number(index)) return undefined;
    this.#parts.push(piece.slice(head.length));
    if (this.#parts.length < Number(count)) return undefined;
    const json = this.#parts.join('');
    this.forget();
    return wholeOf(sender, json);
  }

  /** What was begun does not go on: the connection is another one. */
  forget(): void {
    this.#message = '';
    this.#parts = [];
  }
}
