import { WebSocket } from 'ws';

import { type Frame } from './frames.js';

const PATIENCE_MS = 5000;

export interface WireOptions {
  /** Whole query instead of the usual one. */
  readonly query?: string;
  readonly protocols?: string[];
  readonly headers?: Record<string, string>;
}

interface Closed {
  readonly code: number;
  /** How long the socket had been open. */
  readonly afterMs: number;
}

/** A raw websocket that keeps every frame as it came, so that exact bytes can be compared. */
export class WireSocket {
  private readonly frames: (string | Buffer)[] = [];
  private wake: () => void = () => undefined;
  private end: Closed | undefined;
  private readonly openedAt = performance.now();

  private constructor(readonly raw: WebSocket) {
    raw.on('message', (data: Buffer, binary: boolean) => {
      this.frames.push(binary ? data : data.toString());
      this.wake();
    });
    raw.on('close', (code) => {
      this.end = { code, afterMs: performance.now() - this.openedAt };
      this.wake();
    });
    raw.on('error', () => undefined);
  }

  /** Opens a socket to the full URL; rejects when the handshake is refused. */
  static open(url: string, { protocols = [], headers = {} }: WireOptions = {}): Promise<WireSocket> {
    const raw = new WebSocket(url, protocols, { headers });
    const socket = new WireSocket(raw);
    return new Promise((resolve, reject) => {
      raw.once('open', () => resolve(socket));
      raw.once('error', reject);
    });
  }

  send(...frame: Frame): void {
    this.raw.send(JSON.stringify(frame));
  }

  sendText(text: string): void {
    this.raw.send(text);
  }

  sendBytes(bytes: Uint8Array): void {
    this.raw.send(bytes);
  }

  /** The next frame as it came; fails after five seconds or when the socket is closed. */
  async nextRaw(): Promise<string | Buffer> {
    const until = performance.now() + PATIENCE_MS;
    while (this.frames.length === 0) {
      if (this.end !== undefined) throw new Error(`closed with ${this.end.code} instead of a frame`);
      if (performance.now() > until) throw new Error('no frame came');
      await this.change(until - performance.now());
    }
    return this.frames.shift() as string | Buffer;
  }

  /** The next frame, which must be text. */
  async next(): Promise<Frame> {
    const frame = await this.nextRaw();
    if (typeof frame !== 'string') throw new Error(`a binary frame came: ${frame.toString('hex')}`);
    return JSON.parse(frame) as Frame;
  }

  async take(count: number): Promise<Frame[]> {
    const taken: Frame[] = [];
    while (taken.length < count) taken.push(await this.next());
    return taken;
  }

  /** Joins and returns the reply. */
  async join(topic: string, joinRef = '1', params: unknown = {}): Promise<Frame> {
    this.send(joinRef, joinRef, topic, 'phx_join', params);
    return this.next();
  }

  /** Whatever comes while nothing should. */
  async quiet(ms = 200): Promise<(string | Buffer)[]> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return this.frames.splice(0);
  }

  /** How the server closed the socket; frames before it stay readable. */
  async closed(patienceMs = PATIENCE_MS): Promise<Closed> {
    const until = performance.now() + patienceMs;
    while (this.end === undefined) {
      if (performance.now() > until) throw new Error('the socket stayed open');
      await this.change(until - performance.now());
    }
    return this.end;
  }

  get isOpen(): boolean {
    return this.raw.readyState === WebSocket.OPEN;
  }

  private change(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, ms));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
