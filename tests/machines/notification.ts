/** An unread notification as the backend tells it. */
export const notification = (uid: string) => ({
  __typename: 'Notification' as const,
  uid,
  kind: 'importFinished' as const,
  status: 'unread' as const,
  messages: { __typename: 'NotificationTexts' as const, en: uid, ro: uid },
  link: null,
  createdAt: '2026-11-21T10:00:00.000Z',
});
