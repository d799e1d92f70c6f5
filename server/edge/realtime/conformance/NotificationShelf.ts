import { type Bus } from '../../../platform/bus/Bus.js';
import { liveEvents } from '../../../platform/bus/liveEvents.js';
import { type NotificationId, type OwnerId } from '../../../contract/ids.js';
import { type ReadNotification } from '../topics/userNotifications.js';

const KEPT = 1_000;

/** Keeps notifications where the product's store would, as many as anybody may still ask for. */
export class NotificationShelf {
  readonly #kept = new Map<NotificationId, string>();
  readonly #live;
  #written = 0;

  constructor(bus: Bus) {
    this.#live = liveEvents(bus);
  }

  /** Keeps a notification and tells its person's sockets. */
  write(owner: OwnerId, json: string): void {
    this.#written += 1;
    const uid = String(this.#written) as NotificationId;
    this.#kept.set(uid, json);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    this.#live.notificationWritten(owner, uid);
  }

  readonly read: ReadNotification = async (_who, uid) => this.#kept.get(uid);
}
