import { type Channel, type Socket } from 'phoenix';

import { officialSocket } from '../../tests/scenarios/realtime/officialClient.js';

/** When the pieces of an answer came, in milliseconds of this process. */
interface Heard {
  readonly firstAt: number;
  readonly doneAt: number;
}

interface Piece {
  readonly conversationId: string;
}
interface Answered {
  readonly answer: { readonly conversationId: string };
}

/** A window of a person that listens to the answers of the assistant with the official client. */
export class Listener {
  readonly #firstAt = new Map<string, number>();
  readonly #waiting = new Map<string, (heard: Heard) => void>();

  private constructor(
    private readonly socket: Socket,
    channel: Channel,
  ) {
    channel.on('delta', ({ conversationId }: Piece) => {
      if (!this.#firstAt.has(conversationId)) this.#firstAt.set(conversationId, performance.now());
    });
    channel.on('done', ({ answer: { conversationId } }: Answered) => {
      const doneAt = performance.now();
      const firstAt = this.#firstAt.get(conversationId) ?? doneAt;
      this.#firstAt.delete(conversationId);
      this.#waiting.get(conversationId)?.({ firstAt, doneAt });
      this.#waiting.delete(conversationId);
    });
  }

  /** Joins the person's channel. */
  static async joins(origin: string, token: string): Promise<Listener> {
    const socket = officialSocket(origin, { authToken: token, heartbeatIntervalMs: 30_000 });
    socket.connect();
    const channel = socket.channel('user:chat');
    const listener = new Listener(socket, channel);
    await new Promise((resolve, reject) =>
      channel
        .join()
        .receive('ok', resolve)
        .receive('error', (refusal) => reject(new Error(`The channel refused: ${JSON.stringify(refusal)}`))),
    );
    return listener;
  }

  /** Resolves when the next answer of a conversation is whole. */
  hears(conversationId: string): Promise<Heard> {
    return new Promise((resolve) => this.#waiting.set(conversationId, resolve));
  }

  leaves(): void {
    this.socket.disconnect();
  }
}
