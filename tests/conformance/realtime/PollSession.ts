import { type OutgoingHttpHeaders } from 'node:http';

import { type Frame } from './frames.js';
import { type HttpAnswer, httpCall } from './httpCall.js';

/** What the body of every long-poll answer says. */
interface PollBody {
  readonly status: number;
  readonly token?: string;
  readonly messages?: string[];
}

export const pollBody = ({ body }: HttpAnswer): PollBody => JSON.parse(body) as PollBody;

/** A long-poll session over plain HTTP: the token of the session goes last in the query, as the client sends it. */
export class PollSession {
  private readonly pending: Frame[] = [];

  private constructor(
    readonly url: string,
    public token: string,
  ) {}

  /** Opens a session at the URL of the transport with its connect parameters. */
  static async open(url: string): Promise<PollSession> {
    const { status, token } = pollBody(await httpCall(url));
    if (status !== 410 || token === undefined) throw new Error(`no session was given: ${status}`);
    return new PollSession(url, token);
  }

  private get sessionUrl(): string {
    return `${this.url}&token=${encodeURIComponent(this.token)}`;
  }

  async poll(signal?: AbortSignal): Promise<PollBody> {
    return pollBody(await httpCall(this.sessionUrl, signal ? { signal } : {}));
  }

  /** Posts text as one or many lines; resolves to the status in the body. */
  async post(body: string, headers: OutgoingHttpHeaders = { 'content-type': 'application/x-ndjson' }): Promise<number> {
    return pollBody(await httpCall(this.sessionUrl, { method: 'POST', headers, body })).status;
  }

  async send(...frames: Frame[]): Promise<number> {
    return this.post(frames.map((frame) => JSON.stringify(frame)).join('\n'));
  }

  /** The next frame, polling until one is there. */
  async next(): Promise<Frame> {
    for (let polls = 0; polls < 4 && this.pending.length === 0; polls += 1) {
      const { status, messages = [] } = await this.poll();
      if (status !== 200 && status !== 204) throw new Error(`the poll answered ${status}`);
      this.pending.push(...messages.map((message) => JSON.parse(message) as Frame));
    }
    const frame = this.pending.shift();
    if (frame === undefined) throw new Error('no frame came');
    return frame;
  }

  /** How many frames were given and not yet looked at. */
  get left(): number {
    return this.pending.length;
  }

  async take(count: number): Promise<Frame[]> {
    const taken: Frame[] = [];
    while (taken.length < count) taken.push(await this.next());
    return taken;
  }

  /** Joins and returns the reply. */
  async join(topic: string, joinRef = '1', params: unknown = {}): Promise<Frame> {
    await this.send([joinRef, joinRef, topic, 'phx_join', params]);
    return this.next();
  }
}
