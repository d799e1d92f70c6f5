import { type ChatHitPage, type SearchChatInput } from '../../../../../contract/chat/search.js';
import { type OwnerId, type ProjectId } from '../../../../../contract/ids.js';
import { keysAfter, nextPage } from '../../../../../graph/pageToken.js';
import { type Session } from '../../../../../platform/storage/postgres/Session.js';
import { askedMatch } from '../../../../../graph/postgres/words.js';
import { messageOf, type MessageRow } from '../../../chats/chatRows.js';
import { snippetOf } from '../../../chats/snippet.js';
import { liveProject } from '../projects.js';
import { MESSAGE_COLUMNS, MESSAGES } from './messageRows.js';

/** What is asked for and the condition that it makes; times are compared as they are stored, in UTC. */
function conditionsOf(input: SearchChatInput, match: string): [condition: string, name: string, value: string][] {
  const time = (text: string | undefined) => (text === undefined ? undefined : new Date(text).toISOString());
  const given: [string, string, string | undefined][] = [
    ['m.words @@ CAST(:match AS tsquery)', 'match', match === 'all' ? undefined : match],
    ['m.created_at >= :from', 'from', time(input.from)],
    ['m.created_at < :until', 'until', time(input.until)],
    ['m.conversation = :conversation', 'conversation', input.conversationId],
    ['c.project = :project', 'project', input.projectId],
    ['m.seq IN (SELECT message FROM chat_citation WHERE owner = :owner AND node = :node)', 'node', input.citesNodeId],
  ];
  return given.filter((one): one is [string, string, string] => one[2] !== undefined);
}

/** A page of what is found, newest first. Throws `PAGE_TOKEN_INVALID`, `PROJECT_NOT_FOUND`. */
export async function searchPage(
  session: Session,
  owner: OwnerId,
  { pageSize, pageToken: token }: { readonly pageSize: number; readonly pageToken: string },
  input: SearchChatInput,
): Promise<ChatHitPage> {
  const projectId = input.projectId as ProjectId | undefined;
  if (projectId !== undefined) await liveProject(session, { ownerId: owner, projectId });
  const match = askedMatch(input.text);
  if (match === 'none') return { items: [], total: 0 };
  const given = conditionsOf(input, match);
  const where = ['m.owner = :owner', ...given.map(([condition]) => condition)].join(' AND ');
  const parameters = { owner, ...Object.fromEntries(given.map(([, name, value]) => [name, value])) };
  const filters = given.map(([, name, value]) => [name, value]);
  const identity = { list: 'chatHits', ownerId: owner, projectId, filters };
  const [before] = keysAfter(identity, token, 1) ?? [];
  const rows = await session.all<MessageRow & { readonly title: string }>(
    `SELECT ${MESSAGE_COLUMNS}, c.title AS title FROM ${MESSAGES}
     WHERE ${where}${before === undefined ? '' : ' AND m.seq < :before'} ORDER BY m.seq DESC LIMIT :limit`,
    { ...parameters, before: before ?? null, limit: pageSize + 1 },
  );
  const counted = await session.get<{ total: number }>(
    `SELECT count(*) AS total FROM ${MESSAGES} WHERE ${where}`,
    parameters,
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const items = shown.map((row) => ({
    message: messageOf(row),
    conversationTitle: row.title,
    snippet: snippetOf(row.text, input.text),
  }));
  return { items, ...nextPage(identity, last && [last.seq]), total: counted?.total ?? 0 };
}
