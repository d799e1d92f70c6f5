import { type ChatHitPage, type SearchChatInput } from '../../../contract/chat/search.js';
import { type ProjectId } from '../../../contract/ids.js';
import { type SqlValue } from '../../../platform/storage/driver.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { keysAfter, nextPage } from '../../../graph/pageToken.js';
import { projectRow } from '../projects/projectRows.js';
import { textMatch } from '../textMatch.js';
import { type PersonFile } from '../PersonFile.js';
import { messageOf, type MessageRow } from '../../records/chats/chatRows.js';
import { snippetOf } from '../../records/chats/snippet.js';
import { MESSAGE_COLUMNS, MESSAGES } from './messageRows.js';

/** What is asked for and the condition that it makes; times are compared as they are stored, in UTC. */
function conditionsOf(
  input: SearchChatInput,
  project: ProjectId | undefined,
  match: string | undefined,
): [string, string, SqlValue][] {
  const time = (text: string | undefined) => (text === undefined ? undefined : new Date(text).toISOString());
  const given: [string, string, SqlValue | undefined][] = [
    ['m.seq IN (SELECT t.rowid FROM chat_text t WHERE chat_text MATCH :match)', 'match', match],
    ['m.created_at >= :from', 'from', time(input.from)],
    ['m.created_at < :until', 'until', time(input.until)],
    ['m.conversation = :conversation', 'conversation', input.conversationId],
    ['c.project = :project', 'project', project],
    ['m.seq IN (SELECT message FROM chat_citation WHERE owner = :owner AND node = :node)', 'node', input.citesNodeId],
  ];
  return given.filter((one): one is [string, string, SqlValue] => one[2] !== undefined);
}

/** A page that nothing is on. */
export const noHits = (): Json<ChatHitPage> => stringify({ items: [], total: 0 });

/** A page of what is found, newest first. Throws `PAGE_TOKEN_INVALID`, `PROJECT_NOT_FOUND`. */
export function searchPage(
  file: PersonFile,
  { pageSize, pageToken: token }: { pageSize: number; pageToken: string },
  input: SearchChatInput,
): Json<ChatHitPage> {
  const { db, owner } = file;
  const projectId = input.projectId as ProjectId | undefined;
  const project = projectId === undefined ? undefined : projectRow(file, projectId).id;
  const match = textMatch(input.text);
  if (match.kind === 'none') return noHits();
  const given = conditionsOf(input, project, match.kind === 'match' ? match.match : undefined);
  const where = ['m.owner = :owner', ...given.map(([condition]) => condition)].join(' AND ');
  const parameters = { owner, ...Object.fromEntries(given.map(([, name, value]) => [name, value])) };
  const filters = given.flatMap(([, name, value]) => (name === 'project' ? [] : [[name, value]]));
  const identity = { list: 'chatHits', ownerId: file.ownerId, projectId, filters };
  const [before] = keysAfter(identity, token, 1) ?? [];
  const rows = db.all<MessageRow & { title: string }>(
    `SELECT ${MESSAGE_COLUMNS}, c.title AS title FROM ${MESSAGES}
     WHERE ${where} ${before === undefined ? '' : 'AND m.seq < :before'} ORDER BY m.seq DESC LIMIT :limit`,
    { ...parameters, before: before ?? 0, limit: pageSize + 1 },
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return stringify({
    items: shown.map((row) => ({
      message: messageOf(row),
      conversationTitle: row.title,
      snippet: snippetOf(row.text, input.text),
    })),
    ...nextPage(identity, last && [last.seq]),
    total:
      db.get<{ total: number }>(`SELECT count(*) AS total FROM ${MESSAGES} WHERE ${where}`, parameters)?.total ?? 0,
  });
}
