import { type NotificationId } from '../contract/ids.js';
import { type NotificationKind } from '../contract/notifications.js';

/** A notification that is not written yet: rendered, and with what it was rendered of. */
export interface NotificationDraft {
  /** The key by which it is written once, however often it is delivered. */
  readonly uid: NotificationId;
  readonly kind: NotificationKind;
  readonly params: Readonly<Record<string, string | number>>;
  readonly messages: { readonly en: string; readonly ro: string };
  readonly link: string | null;
  readonly createdAt: string;
}
