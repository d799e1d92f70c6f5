import { setTimeout as pause } from 'node:timers/promises';

import { type Bus } from '../../platform/bus/Bus.js';
import { type ChatMessage } from '../../contract/chat/messages.js';
import { type MessageId, type OwnerId } from '../../contract/ids.js';
import { guarded } from '../../platform/faults/guarded.js';
import { orLate } from '../../platform/faults/timers.js';
import { holdWithin, type Lease, type Leases } from '../../platform/storage/Leases.js';
import { type ChatStore } from '../../people/records/chats/ChatStore.js';
import { type TurnRunner } from './TurnRunner.js';

const STOP = 'turn-stop';
/** How long the lease of a person is waited for before a message is kept, in milliseconds; it is waited for beside that then. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 600_000;
/** How long it may take another process to stop an answer, and between two looks at it, in milliseconds. */
const STOPS_WITHIN = 3_000;
const LOOK_EVERY = 50;
/** Answers that ended with their process are looked for no more often than this, in milliseconds. */
const SETTLED_FOR = 5_000;

interface Holding {
  lease: Promise<Lease | undefined>;
  turns: number;
}

const leaseOf = (owner: OwnerId): string => `turns ${owner}`;

/** Answers of a person in several processes: who writes holds the person's lease; who gets it ends what others left. */
export class SharedTurns {
  readonly #holding = new Map<OwnerId, Holding>();
  readonly #settledAt = new Map<OwnerId, number>();

  constructor(
    private readonly shared: { readonly leases: Leases; readonly bus: Bus },
    private readonly turns: TurnRunner,
    private readonly chats: Pick<ChatStore, 'failUnfinished' | 'turnOf'>,
  ) {
    const hear = guarded('An answer could not be stopped', async (message: string) => {
      const [owner, uid] = JSON.parse(message) as [OwnerId, MessageId];
      await turns.stop(owner, uid);
    });
    shared.bus.subscribe(STOP, hear);
  }

  /** Holds a person before a message of theirs is kept. @returns what is called once its answer has ended */
  async hold(owner: OwnerId): Promise<() => void> {
    const holding = this.#holding.get(owner) ?? { lease: Promise.resolve(undefined), turns: 0 };
    holding.turns += 1;
    if (holding.turns === 1) this.#begin(owner, holding);
    this.#holding.set(owner, holding);
    await orLate(FIRST_WAIT, holding.lease, undefined);
    return () => {
      holding.turns -= 1;
      if (holding.turns > 0) return;
      this.#holding.delete(owner);
      void holding.lease.then((held) => held?.release());
    };
  }

  /** Waits for the lease of a person, and for another one where it is lost before the answers have ended. */
  #begin(owner: OwnerId, holding: Holding): void {
    holding.lease = holdWithin(this.shared.leases, leaseOf(owner), LONGEST_WAIT).catch(() => undefined);
    const again = () => {
      if (holding.turns > 0) this.#begin(owner, holding);
    };
    void holding.lease.then((held) => held?.lost.addEventListener('abort', again, { once: true }));
  }

  /** Ends the answers of a person whose process ended before they were written. */
  async settle(owner: OwnerId): Promise<void> {
    const settledAt = this.#settledAt.get(owner) ?? -Infinity;
    if (performance.now() - settledAt < SETTLED_FOR || this.#holding.has(owner)) return;
    if (this.#settledAt.size > 10_000) this.#settledAt.clear();
    this.#settledAt.set(owner, performance.now());
    const lease = await this.shared.leases.tryHold(leaseOf(owner));
    if (lease !== undefined) await this.chats.failUnfinished(owner).finally(() => lease.release());
  }

  /** Stops an answer, whichever process writes it. */
  async stop(owner: OwnerId, uid: MessageId): Promise<ChatMessage> {
    const stopped = await this.turns.stop(owner, uid);
    if (stopped.status !== 'answering') return stopped;
    this.shared.bus.publish(STOP, JSON.stringify([owner, uid]));
    const until = performance.now() + STOPS_WITHIN;
    for (;;) {
      const { answer } = await this.chats.turnOf(owner, uid);
      if (answer.status !== 'answering' || performance.now() > until) return answer;
      await pause(LOOK_EVERY);
    }
  }
}
