import { randomUUID } from 'node:crypto';

import { type OwnerId } from '../../../contract/ids.js';
import { type Hearing, type NotifyLine } from '../../../platform/storage/postgres/NotifyLine.js';

export const CHANNEL = 'harta_graph';
/** Milliseconds that a change may have been under way before it was announced, with clocks that differ. */
const BEFORE = 120_000;

/**
 * Tells the processes that share a database whose graphs were changed: an announcement is part of the commit, and says no more than whose
 * it is, since one of more than 8,000 bytes is refused. What was changed is read from the log.
 */
export class Announcements {
  /** By this a process knows its own. */
  readonly #from = randomUUID();
  readonly #hearing: Hearing;

  /** @param onMissed reads what may have been announced since a time while nobody listened; until it succeeds it is asked again */
  constructor(
    private readonly line: Pick<NotifyLine, 'listen'>,
    onAnnounced: (ownerId: OwnerId) => void,
    onMissed: (since: string) => Promise<void>,
  ) {
    this.#hearing = {
      heard: (said) => {
        const [from, ownerId] = JSON.parse(said) as [string, OwnerId];
        if (from !== this.#from) onAnnounced(ownerId);
      },
      resumed: (heardUntil) => onMissed(new Date(heardUntil - BEFORE).toISOString()),
    };
  }

  /** What announces a change of a person's graphs; said in its transaction. */
  of(ownerId: OwnerId): string {
    return JSON.stringify([this.#from, ownerId]);
  }

  /** Listens from now on. A connection that breaks is made again, and what was announced meanwhile is read. */
  listen(): Promise<void> {
    return this.line.listen(CHANNEL, this.#hearing);
  }
}
