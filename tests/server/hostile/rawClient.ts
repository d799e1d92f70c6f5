import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that says what it likes, byte by byte. */
export class RawClient {
  private heard = '';
  private isClosed = false;

  private constructor(readonly socket: Socket) {
    socket.on('data', (chunk) => (this.heard += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => (this.isClosed = true));
  }

  static async open(port: number): Promise<RawClient> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  say(text: string | Uint8Array): void {
    this.socket.write(text);
  }

  get answer(): string {
    return this.heard;
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.heard)?.[1] ?? 0);
  }

  /** Waits until the other side closed. */
  async closed(): Promise<void> {
    if (!this.isClosed) await new Promise((resolve) => this.socket.once('close', resolve));
  }

  /** Waits for an answer, or for the end without one. */
  async answered(): Promise<number> {
    while (this.status === 0 && !this.isClosed)
      await new Promise((resolve) => this.socket.once('data', resolve).once('close', resolve));
    return this.status;
  }

  leave(): void {
    this.socket.destroy();
  }
}

/** A request for a websocket. */
export const upgrade = (port: number, path: string, headers: Record<string, string> = {}) => {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};
