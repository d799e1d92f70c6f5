import { type NotificationPage, type NotificationsQuery } from '../../../contract/notifications.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { foldedWords } from '../../../../domain/folding/fold.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { keysAfter, nextPage } from '../../../graph/pageToken.js';
import { type PersonFile } from '../PersonFile.js';
import {
  type Language,
  NOTIFICATION_COLUMNS,
  notificationOf,
  type NotificationRow,
} from '../../records/notificationRow.js';
import { type NotificationTotals, notificationTotals } from './notificationTotals.js';

/** What a list is narrowed by; all that is undefined does not narrow it. */
interface Filter {
  readonly status: 'read' | 'unread' | undefined;
  readonly kind: string | undefined;
  /** Expression of the search index. */
  readonly match: string | undefined;
}

/** A list that nothing can be in. */
const EMPTY: Omit<NotificationPage, 'unreadTotal'> = { items: [], total: 0 };

/** All words must be there, in any order, each as a whole or as a beginning. Blank text asks for all. */
function matchOf(text: string | undefined): string | undefined | 'nothing' {
  if (text === undefined || text.trim() === '') return undefined;
  const words = [...new Set(foldedWords(text))];
  return words.length === 0 ? 'nothing' : words.map((word) => `"${word}"*`).join(' AND ');
}

function where({ status, kind, match }: Filter): string {
  const conditions = [
    'n.owner = :owner',
    'n.deletion IS NULL',
    ...(status === undefined ? [] : ['n.status = :status']),
    ...(kind === undefined ? [] : ['n.kind = :kind']),
    ...(match === undefined
      ? []
      : ['n.seq IN (SELECT t.rowid FROM notification_text t WHERE notification_text MATCH :match)']),
  ];
  return conditions.join(' AND ');
}

const given = (values: Readonly<Record<string, string | undefined>>): SqlParameters =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

function totalOf(file: PersonFile, filter: Filter, { total, unread }: NotificationTotals): number {
  const { status, kind, match } = filter;
  if (kind === undefined && match === undefined) {
    return status === undefined ? total : status === 'unread' ? unread : total - unread;
  }
  return (
    file.db.get<{ total: number }>(`SELECT count(*) AS total FROM notification n WHERE ${where(filter)}`, {
      owner: file.owner,
      ...given({ status, kind, match }),
    })?.total ?? 0
  );
}

/** A page of notifications, newest first. Throws `PAGE_TOKEN_INVALID`. */
export function notificationsPage(
  file: PersonFile,
  query: NotificationsQuery,
  text: string | undefined,
  language: Language,
): Json<NotificationPage> {
  const { db, owner } = file;
  const totals = notificationTotals(file);
  const match = matchOf(text);
  if (match === 'nothing') return stringify({ ...EMPTY, unreadTotal: totals.unread });
  const status = query.status?.toLowerCase() as Filter['status'];
  const filter: Filter = { status, kind: query.kind, match };
  const identity = { list: 'notifications', ownerId: file.ownerId, filters: [status, query.kind, match] };
  const [before] = keysAfter(identity, query.pageToken, 1) ?? [];
  const rows = db.all<NotificationRow>(
    `SELECT ${NOTIFICATION_COLUMNS} FROM notification n
     WHERE ${where(filter)}${before === undefined ? '' : ' AND n.uid < :before'} ORDER BY n.uid DESC LIMIT :limit`,
    { owner, ...given({ status, kind: query.kind, match }), before: before ?? '', limit: query.pageSize + 1 },
  );
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return stringify({
    items: shown.map((row) => notificationOf(row, language)),
    ...nextPage(identity, last && [last.uid]),
    total: totalOf(file, filter, totals),
    unreadTotal: totals.unread,
  });
}

/** The page of somebody who has no file yet. */
export const noNotifications = (): Json<NotificationPage> => stringify({ ...EMPTY, unreadTotal: 0 });
