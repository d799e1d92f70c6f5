import { type OwnerId } from '../contract/ids.js';
import { type DeviceInput } from '../contract/notifications.js';
import { type NotificationDraft } from './NotificationStore.js';

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
