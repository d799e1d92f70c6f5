import { type Channel, type Socket } from 'phoenix';

import { type ChatAnswered, type ChatDelta } from '../../../server/contract/chat/live.js';
import { type ChatMessage } from '../../../server/contract/chat/messages.js';

/**
 * A window that shows an answer while it is written, by the rules of the protocol: pieces follow by their numbers; on a gap
 * and after each join the message is read anew; `done` brings the whole.
 */
export class StreamReader {
  /** Everything that was ever on the screen. */
  readonly screens: string[] = [];
  final: string | undefined;
  reads = 0;
  #text = '';
  #deltas = -1;
  #isReading = false;
  #isGone = false;
  readonly #pieces = new Map<number, string>();
  readonly #channel: Channel;

  constructor(
    socket: Socket,
    private readonly read: () => Promise<ChatMessage | undefined>,
  ) {
    this.#channel = socket.channel('user:chat');
    this.#channel.on('turn', () => void this.#readAnew());
    this.#channel.on('delta', ({ number, text }: ChatDelta) => {
      this.#pieces.set(number, text);
      this.#follow();
    });
    this.#channel.on('done', ({ answer }: ChatAnswered) => this.#finish(answer.text));
    this.#channel.join().receive('ok', () => void this.#readAnew());
  }

  /** The window is closed. */
  leave(): void {
    this.#isGone = true;
  }

  #show(text: string): void {
    this.#text = text;
    if (this.screens.at(-1) !== text) this.screens.push(text);
  }

  #finish(text: string): void {
    this.#show(text);
    this.final = text;
  }

  #follow(): void {
    if (this.final !== undefined || this.#deltas < 0) return;
    for (let next = this.#pieces.get(this.#deltas + 1); next !== undefined; next = this.#pieces.get(this.#deltas + 1)) {
      this.#deltas += 1;
      this.#show(this.#text + next);
    }
    if ([...this.#pieces.keys()].some((number) => number > this.#deltas)) void this.#readAnew();
  }

  async #readAnew(): Promise<void> {
    if (this.#isReading || this.#isGone) return;
    this.#isReading = true;
    this.reads += 1;
    const message = await this.read();
    this.#isReading = false;
    if (this.final !== undefined || message === undefined) return;
    if (message.status !== 'answering') return this.#finish(message.text);
    if (message.deltas > this.#deltas) {
      this.#deltas = message.deltas;
      this.#show(message.text);
    }
    this.#follow();
  }
}
