import { setTimeout as pause } from 'node:timers/promises';

import { connected } from '../server/realtime/wire.js';
import { type Visitor } from './Visitor.js';

const PAUSE_MS = 200;

type Message = [join: unknown, ref: unknown, topic: string, event: string, payload: { readonly notification?: string }];
interface Listed {
  readonly items: readonly { readonly uid: string }[];
  readonly unreadTotal: number;
}

/**
 * The bell of one window, at any of the processes: it joins again when its connection ends, and reads the list after each join and for
 * each notification that is pushed, as the page does.
 */
export class Bell {
  badge = -1;
  readonly shown = new Set<string>();
  /** How often it joined: once, and again after each connection that ended. */
  joins = 0;
  #isClosed = false;
  #end = (): void => undefined;
  #isStale = false;
  #reading: Promise<void> | undefined;
  readonly #over: Promise<void>;

  constructor(
    private readonly visitor: Visitor,
    private readonly origin: () => string,
  ) {
    this.#over = this.#run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#end();
    await this.#over;
    await this.#reading;
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      await this.#join().catch(() => undefined);
      if (!this.#isClosed) await pause(PAUSE_MS);
    }
  }

  /** Joins, and listens until the connection ends. */
  async #join(): Promise<void> {
    const { ticket } = await this.visitor.asks<{ ticket: string }>('POST', '/identity/socket-ticket');
    const wire = await connected(this.origin(), { token: ticket });
    this.#end = () => wire.websocket.close();
    wire.websocket.on('error', this.#end);
    try {
      await wire.join('user:notifications');
      wire.websocket.on('message', (data) => {
        const [, , , event, payload] = JSON.parse(String(data)) as Message;
        if (event !== 'notification') return;
        this.shown.add((JSON.parse(payload.notification ?? '{}') as { uid: string }).uid);
        this.#read();
      });
      this.joins += 1;
      this.#read();
      await wire.closed();
    } finally {
      this.#end();
    }
  }

  /** Reads the list; a wish that comes meanwhile is met by one more reading. */
  #read(): void {
    this.#isStale = true;
    this.#reading ??= this.#readUntilFresh().finally(() => (this.#reading = undefined));
  }

  async #readUntilFresh(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      const at = '/bigquery/notifications/with-paginate?pageSize=500&pageToken=1';
      const { status, body } = await this.visitor.tries<Listed>('GET', at);
      if (status === 200) {
        for (const { uid } of body.items) this.shown.add(uid);
        this.badge = body.unreadTotal;
      } else {
        this.#isStale = true;
        await pause(PAUSE_MS);
      }
    }
  }
}
