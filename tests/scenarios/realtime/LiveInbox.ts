import { type Channel, type Socket } from 'phoenix';

/** What the server says about unread notifications. */
export interface Unread {
  readonly uids: readonly string[];
  readonly total: number;
}

/**
 * The bell as the product keeps it (note, 2.9): after every join, and on every notification, the unread list is read
 * again; what is shown is told apart by uid.
 */
export class LiveInbox {
  /** Every uid in the order in which it was shown; one that stands here twice was shown twice. */
  readonly shown: string[] = [];
  /** How many of them came over the channel before the list told of them. */
  pushed = 0;
  joins = 0;
  badge = -1;
  private readonly known = new Set<string>();
  private reading: Promise<void> | undefined;
  private stale = false;
  private closed = false;
  readonly channel: Channel;

  constructor(
    socket: Socket,
    private readonly readUnread: () => Promise<Unread>,
  ) {
    this.channel = socket.channel('user:notifications');
    this.channel.on('notification', ({ notification }: { notification: string }) => {
      const { uid } = JSON.parse(notification) as { uid: string };
      if (this.show(uid)) this.pushed += 1;
      this.reload();
    });
    this.channel.join().receive('ok', () => {
      this.joins += 1;
      this.reload();
    });
  }

  /** Whether nothing is being read and nothing waits to be. */
  get isSettled(): boolean {
    return this.channel.state === 'joined' && this.reading === undefined;
  }

  close(): void {
    this.closed = true;
  }

  private show(uid: string): boolean {
    if (this.known.has(uid)) return false;
    this.known.add(uid);
    this.shown.push(uid);
    return true;
  }

  /** Reads the list; a wish that comes meanwhile is met by one more reading. */
  private reload(): void {
    this.stale = true;
    this.reading ??= this.readUntilFresh().finally(() => (this.reading = undefined));
  }

  private async readUntilFresh(): Promise<void> {
    while (this.stale && !this.closed) {
      this.stale = false;
      try {
        const { uids, total } = await this.readUnread();
        for (const uid of uids) this.show(uid);
        this.badge = total;
      } catch {
        // The line was cut under the request: tried again until it comes through, as a page does.
        this.stale = true;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }
}
