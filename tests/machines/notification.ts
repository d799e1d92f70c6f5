/** An unread notification as the backend tells it. */
export const notification = (uid: string) => ({
  uid,
  kind: 'importFinished' as const,
  status: 'unread' as const,
  messages: { en: uid, ro: uid },
  createdAt: '2026-11-21T10:00:00.000Z',
});
