import { createHash } from 'node:crypto';

import { type OwnerId } from '../../contract/ids.js';
import { type DeviceInput } from '../../contract/notifications.js';
import { type NotificationDraft } from './NotificationStore.js';

/**
 * Since when the sessions of persons count. Every process that verifies tokens asks here, so an end is seen by all of them as soon as it is
 * answered, and is durable then.
 */
export interface SessionEndStore {
  /** Sessions signed in before this second (Unix time) are refused from now on. Never goes back, in whichever order two ends arrive. */
  end(owner: OwnerId, atSeconds: number): Promise<void>;
  /** 0 when no session was ever ended. It outlives the account, without saying whose it was, for as long as tokens of theirs may be good. */
  validAfter(owner: OwnerId): Promise<number>;
}

/** By what a person who is gone is known, without saying who it was. */
export const digestOfGone = (owner: OwnerId): string => createHash('sha256').update(owner).digest('base64url');

/** Longer than any identity token is good for. */
export const GONE_REMEMBERED_SECONDS = 86_400;

/** Devices that are remembered of a person; those not seen for longest go. */
export const MOST_DEVICES = 100;

/** What came of a sign-in: whether the browser is new, and whether a notification of that waits for delivery. */
export interface DeviceRecorded {
  readonly isNew: boolean;
  readonly posted: boolean;
}

/** Browsers that persons signed in with; of very many those not seen for longest go. */
export interface DeviceStore {
  /**
   * Remembers the browser of a sign-in. Of one that was not seen before, unless it is the first of all, `draft` tells the person: it goes
   * into the outbox in the same transaction, unless its kind is muted.
   */
  record(owner: OwnerId, device: DeviceInput, draft: NotificationDraft): Promise<DeviceRecorded>;
}
