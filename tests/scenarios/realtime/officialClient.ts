import { type Channel, type Push, Socket, type SocketConnectOption } from 'phoenix';
import { WebSocket } from 'ws';

/** What a browser keeps for a tab. */
export class TabStorage {
  private readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

/** The official client outside a browser; beats often enough for the conformance server's idle time-out of 1.5 s. */
export function officialSocket(origin: string, options: Partial<SocketConnectOption>): Socket {
  return new Socket(`${origin.replace('http', 'ws')}/users-socket`, {
    transport: WebSocket,
    sessionStorage: new TabStorage(),
    heartbeatIntervalMs: 600,
    ...options,
  });
}

/** The first outcome of a push, within its own time-out. */
export function outcome<T = unknown>(push: Push): Promise<{ status: string; response: T }> {
  return new Promise((resolve) => {
    for (const status of ['ok', 'error', 'timeout'] as const)
      push.receive(status, (response: T) => resolve({ status, response }));
  });
}

/** Resolves with the payload when the channel next hears an event. */
export function heard<T = unknown>(channel: Channel, event: string): Promise<T> {
  return new Promise((resolve) => {
    const ref = channel.on(event, (payload: T) => {
      channel.off(event, ref);
      resolve(payload);
    });
  });
}

/** Waits for something to become so; fails after the time given. */
export async function until(isSo: () => boolean, what: string, ms = 10_000): Promise<void> {
  const end = performance.now() + ms;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`it never became so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
