import { foldedWords } from '../../../../../domain/folding/fold.js';
import { type NotificationId, type OwnerId } from '../../../../contract/ids.js';
import {
  type Notification,
  type NotificationPage,
  type NotificationsQuery,
} from '../../../../contract/notifications.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { keysAfter, nextPage } from '../../../../graph/pageToken.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { allBeginnings } from '../../../../graph/postgres/words.js';
import { NOTIFICATION_COLUMNS, notificationOf, type NotificationRow } from '../../notificationRow.js';
import { readSettings } from '../settings.js';

const THERE = 'FROM notification n WHERE n.owner = :owner AND n.deletion IS NULL';

/** How many notifications of a person are unread. */
export async function unreadOf(session: Session, owner: OwnerId): Promise<number> {
  const row = await session.get<{ total: number }>(`SELECT count(*) AS total ${THERE} AND n.status = 'unread'`, {
    owner,
  });
  return row?.total ?? 0;
}

/** A notification. Throws `NOTIFICATION_NOT_FOUND`, also for one that was deleted. */
export async function readNotification(session: Session, owner: OwnerId, uid: NotificationId): Promise<Notification> {
  const row = await session.get<NotificationRow>(`SELECT ${NOTIFICATION_COLUMNS} ${THERE} AND n.uid = :uid`, {
    ...{ owner, uid },
  });
  if (row === undefined) throw new ProblemError('NOTIFICATION_NOT_FOUND');
  return notificationOf(row, (await readSettings(session, owner)).language);
}

/** Whether a notification was ever written, also where it was deleted since and can be brought back. */
export const hasNotification = async (session: Session, owner: OwnerId, uid: NotificationId): Promise<boolean> =>
  (await session.get('SELECT 1 AS there FROM notification WHERE owner = :owner AND uid = :uid', { owner, uid })) !==
  undefined;

/** The search for a text; undefined for a blank one, which asks for all, and empty for one without words. */
function matchOf(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return allBeginnings([...new Set(foldedWords(text))]);
}

/** A page of notifications, newest first. Throws `PAGE_TOKEN_INVALID`. */
export async function notificationsPage(
  session: Session,
  owner: OwnerId,
  query: NotificationsQuery,
  text?: string,
): Promise<NotificationPage> {
  const unreadTotal = await unreadOf(session, owner);
  const match = matchOf(text);
  if (match === '') return { items: [], total: 0, unreadTotal };
  const status = query.status?.toLowerCase();
  const identity = { list: 'notifications', ownerId: owner, filters: [status, query.kind, match] };
  const [before = null] = keysAfter(identity, query.pageToken, 1) ?? [];
  const filtered = [
    THERE,
    ...(status === undefined ? [] : ['n.status = :status']),
    ...(query.kind === undefined ? [] : ['n.kind = :kind']),
    ...(match === undefined ? [] : ['n.words @@ CAST(:match AS tsquery)']),
  ].join(' AND ');
  const given = { owner, status: status ?? null, kind: query.kind ?? null, match: match ?? null };
  const rows = await session.all<NotificationRow>(
    `SELECT ${NOTIFICATION_COLUMNS} ${filtered}${before === null ? '' : ' AND n.uid < :before'} ORDER BY n.uid DESC LIMIT :limit`,
    { ...given, before, limit: query.pageSize + 1 },
  );
  const counted = await session.get<{ total: number }>(`SELECT count(*) AS total ${filtered}`, given);
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const { language } = await readSettings(session, owner);
  return {
    items: shown.map((row) => notificationOf(row, language)),
    ...nextPage(identity, last && [last.uid]),
    total: counted?.total ?? 0,
    unreadTotal,
  };
}
