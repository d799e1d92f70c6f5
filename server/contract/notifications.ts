import { type Static, Type } from 'typebox';

import { deletionId, DeviceIdSchema, notificationId } from './ids.js';
import { page, PageQuery } from './pages.js';
import { DateTime, ref, words } from './schema.js';
import { DeviceNameSchema, NotificationStatusTextSchema } from './texts.js';

/** What a notification can be about; each kind can be muted. */
export const NOTIFICATION_KINDS = [
  'importFinished',
  'importFailed',
  'exportFinished',
  'exportFailed',
  'archiveReady',
  'archiveFailed',
  'restoreFinished',
  'restoreFailed',
  'dataDeleted',
  'projectReady',
  'projectFailed',
  'recordingTranscribed',
  'transcriptionFailed',
  'textRead',
  'textFailed',
  'proposalWaiting',
  'subscriptionChanged',
  'allowanceNearlyUsed',
  'newDevice',
] as const;
export const NotificationKind = words(NOTIFICATION_KINDS, { $id: 'NotificationKind' });
export type NotificationKind = Static<typeof NotificationKind>;

export const NotificationStatus = words(['unread', 'read'], { $id: 'NotificationStatus' });

export const NotificationTexts = Type.Object(
  { en: Type.String(), ro: Type.String() },
  { $id: 'NotificationTexts', description: 'The message in each language' },
);

/** A page of this product, with what is open on it: `//` and a scheme, which lead elsewhere, are none. */
export const NOTIFICATION_LINK = '^/dashboard(/[A-Za-z0-9_-]+)*(\\?[A-Za-z0-9_=&.~%-]*)?$';
export type NotificationLink = `/dashboard/${string}`;

export const Notification = Type.Object(
  {
    uid: notificationId(),
    kind: ref(NotificationKind),
    status: ref(NotificationStatus),
    message: Type.String({ description: "The message in the language of the person's settings" }),
    messages: ref(NotificationTexts),
    link: Type.Optional(
      Type.String({ description: 'Path of the page that it is about, `/dashboard/…`, if there is one' }),
    ),
    createdAt: DateTime('When it was written'),
  },
  { $id: 'Notification' },
);
export type Notification = Static<typeof Notification>;

const unreadTotal = Type.Integer({ description: 'How many of all notifications are unread: what the badge shows' });

export const NotificationsQuery = Type.Object(
  {
    ...PageQuery,
    status: Type.Optional(ref(NotificationStatusTextSchema)),
    kind: Type.Optional(ref(NotificationKind)),
  },
  { additionalProperties: false },
);
export type NotificationsQuery = Static<typeof NotificationsQuery>;

export const NotificationPage = page(Notification, 'NotificationPage', { unreadTotal });
export type NotificationPage = Static<typeof NotificationPage>;

export const NotificationMarked = Type.Object(
  { notification: ref(Notification), unreadTotal },
  { $id: 'NotificationMarked' },
);
export const NotificationsMarked = Type.Object(
  { marked: Type.Integer({ description: 'How many became read' }), unreadTotal },
  { $id: 'NotificationsMarked' },
);
export const NotificationsDeleted = Type.Object(
  {
    deletion: Type.Optional(
      Type.String({
        description: 'Give it to `restoreNotifications` within a minute to undo; absent when nothing went',
      }),
    ),
    deleted: Type.Integer(),
    unreadTotal,
  },
  { $id: 'NotificationsDeleted' },
);
export const NotificationsRestored = Type.Object(
  { restored: Type.Integer(), unreadTotal },
  { $id: 'NotificationsRestored' },
);
export type NotificationMarked = Static<typeof NotificationMarked>;
export type NotificationsMarked = Static<typeof NotificationsMarked>;
export type NotificationsDeleted = Static<typeof NotificationsDeleted>;
export type NotificationsRestored = Static<typeof NotificationsRestored>;

export const notificationParams = Type.Object({ uid: notificationId() });
export const deletionParams = Type.Object({ deletion: deletionId() });

export const DeviceInput = Type.Object(
  {
    id: ref(DeviceIdSchema),
    name: ref(DeviceNameSchema),
  },
  { $id: 'DeviceInput', additionalProperties: false, description: 'The browser that a person signed in with' },
);
export type DeviceInput = Static<typeof DeviceInput>;
export const DeviceSeen = Type.Object(
  { isNew: Type.Boolean({ description: 'Whether the person never signed in with it before' }) },
  { $id: 'DeviceSeen' },
);
export type DeviceSeen = Static<typeof DeviceSeen>;
