import { type Present } from '../../domain/wire/present';
import { type components } from '../../graphql/generated/rest';
import { type NotificationFieldsFragment } from '../../graphql/generated/types';

/** Something that the product tells a person. */
export type Notification = Present<NotificationFieldsFragment>;

/** What a notification can be about. */
export type NotificationKind = Notification['kind'];

/** Specification §3: compared without regard to case. */
export const isUnread = ({ status }: { readonly status: string }): boolean => status.toLowerCase() === 'unread';

/** The notification that a live event embeds as text; undefined when it is not one. */
export function parseNotification(text: string): Notification | undefined {
  try {
    const notification = JSON.parse(text) as components['schemas']['Notification'];
    const texts: readonly unknown[] = [notification.uid, notification.messages.en, notification.messages.ro];
    return texts.every((each) => typeof each === 'string') ? notification : undefined;
  } catch {
    return undefined;
  }
}
