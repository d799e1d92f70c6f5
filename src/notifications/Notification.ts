import { type components } from '../../graphql/generated/rest';
import { type NotificationFieldsFragment } from '../../graphql/generated/types';

/** Something that the product tells a person. */
export type Notification = NotificationFieldsFragment;

/** What a notification can be about. */
export type NotificationKind = Notification['kind'];

/** Specification §3: compared without regard to case. */
export const isUnread = ({ status }: { readonly status: string }): boolean => status.toLowerCase() === 'unread';

/** The notification that a live event embeds as text; undefined when it is not one. */
export function parseNotification(text: string): Notification | undefined {
  try {
    const { uid, kind, status, messages, link, createdAt } = JSON.parse(text) as components['schemas']['Notification'];
    if (typeof uid !== 'string' || typeof messages.en !== 'string' || typeof messages.ro !== 'string') return undefined;
    return {
      __typename: 'Notification',
      uid,
      kind,
      status,
      messages: { __typename: 'NotificationTexts', en: messages.en, ro: messages.ro },
      link: link ?? null,
      createdAt,
    };
  } catch {
    return undefined;
  }
}
