import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What the proxy does with what passes: all may be changed while it runs. */
interface Line {
  /** Everything is passed on this much later. */
  delayMs: number;
  /** Sockets stay open, but nothing passes in either direction: a dead line that nobody hung up. */
  halfOpen: boolean;
  /** New connections are hung up at once, as by a server that is down. */
  down: boolean;
  /** Requests for a websocket are refused, all others pass: as by an old firewall. */
  refusesUpgrades: boolean;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

const REFUSAL = 'HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/** A TCP proxy in front of a server whose connections can be cut at any moment (a browser's offline mode does not cut websockets). */
export class KillableProxy {
  readonly line: Line = { delayMs: 0, halfOpen: false, down: false, refusesUpgrades: false };
  /** Request lines that passed, so that it can be told what an address held. */
  readonly requestLines: string[] = [];
  private readonly pairs = new Set<Pair>();

  private constructor(
    private readonly server: Server,
    private target: URL,
  ) {
    server.on('connection', (near) => this.open(near));
  }

  /** Starts one on a free port in front of the origin. */
  static async start(target: string): Promise<KillableProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new KillableProxy(server, new URL(target));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on what comes goes to another origin: for a server that must know the proxy's address before it starts. */
  leadTo(target: string): void {
    this.target = new URL(target);
  }

  get connections(): number {
    return this.pairs.size;
  }

  /** Cuts every connection at once, in both directions and without a word; returns how many there were. */
  cut(): number {
    const count = this.pairs.size;
    for (const { near, far } of this.pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
    this.pairs.clear();
    return count;
  }

  async stop(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private open(near: Socket): void {
    near.on('error', () => undefined);
    if (this.line.down) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(this.target.port), this.target.hostname);
    far.on('error', () => undefined);
    const pair = { near, far };
    this.pairs.add(pair);
    near.on('data', (chunk: Buffer) => {
      if (this.isRefused(chunk)) near.end(REFUSAL);
      else this.pass(chunk, far);
    });
    far.on('data', (chunk: Buffer) => this.pass(chunk, near));
    for (const [here, there] of [
      [near, far],
      [far, near],
    ] as const)
      here.on('close', () => {
        this.pairs.delete(pair);
        this.later(() => there.destroy());
      });
  }

  /** Notes the request line of whatever begins a request. */
  private isRefused(chunk: Buffer): boolean {
    const head = chunk.toString('latin1');
    const line = /^(GET|POST|PUT|DELETE|OPTIONS) [^\r]+ HTTP\/1\.1/.exec(head)?.[0];
    if (line === undefined) return false;
    this.requestLines.push(line);
    return this.line.refusesUpgrades && /^upgrade: *websocket/im.test(head);
  }

  private pass(chunk: Buffer, to: Socket): void {
    if (this.line.halfOpen) return;
    this.later(() => to.writable && to.write(chunk));
  }

  private later(act: () => void): void {
    if (this.line.delayMs === 0) act();
    else setTimeout(act, this.line.delayMs);
  }
}
