import { KillableProxy } from './killableProxy.js';
import { LiveInbox } from './LiveInbox.js';
import { type Mailroom } from './Mailroom.js';
import { officialSocket, until } from './officialClient.js';

/** What was seen by somebody whose line was cut again and again. */
interface CutReport {
  readonly cuts: number;
  readonly connectionsCut: number;
  readonly joins: number;
  readonly written: number;
  /** How many came over the channel; the others were found in the list after a join. */
  readonly pushed: number;
  readonly lost: number;
  readonly shownTwice: number;
  readonly badge: number;
  readonly unreadTotal: number;
}

interface CutPlan {
  readonly cuts: number;
  /** Longest time between two cuts. */
  readonly apartMs: number;
  /** Longest time between two notifications. */
  readonly everyMs: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Cuts REST and channel at random moments while notifications arrive, then compares what was shown with the server. */
export async function cutAtRandom(mailroom: Mailroom, { cuts, apartMs, everyMs }: CutPlan): Promise<CutReport> {
  const [channelLine, restLine] = await Promise.all([
    KillableProxy.start(mailroom.channelOrigin),
    KillableProxy.start(mailroom.restOrigin),
  ]);
  const socket = officialSocket(channelLine.origin, { params: () => ({ token: mailroom.token }) });
  const inbox = new LiveInbox(socket, () => mailroom.unread(restLine.origin));
  socket.connect();
  try {
    await until(() => inbox.joins === 1 && inbox.isSettled, 'the inbox is open');
    let done = false;
    let written = 0;
    const writing = (async () => {
      for (; !done; written += 1) {
        await mailroom.write();
        await pause(Math.random() * everyMs);
      }
    })();
    let connectionsCut = 0;
    for (let count = 0; count < cuts; count += 1) {
      await pause(Math.random() * apartMs);
      connectionsCut += channelLine.cut() + restLine.cut();
    }
    done = true;
    await writing;
    await until(() => inbox.isSettled, 'the inbox is joined again and has read', 30_000);
    // A push that is still under way would show something for the second time.
    await pause(500);
    await until(() => inbox.isSettled, 'nothing is left to read', 30_000);
    const { uids, total } = await mailroom.unread(mailroom.restOrigin);
    const shown = new Set(inbox.shown);
    return {
      cuts,
      connectionsCut,
      joins: inbox.joins,
      written,
      pushed: inbox.pushed,
      lost: uids.filter((uid) => !shown.has(uid)).length,
      shownTwice: inbox.shown.length - shown.size,
      badge: inbox.badge,
      unreadTotal: total,
    };
  } finally {
    inbox.close();
    socket.disconnect();
    await Promise.all([channelLine.stop(), restLine.stop()]);
  }
}
