import { type ChatDeleted, type DeleteConversationsInput } from '../../../../../contract/chat/conversations.js';
import { type OwnerId } from '../../../../../contract/ids.js';
import { type Session } from '../../../../../platform/storage/postgres/Session.js';
import { type PostgresParameters } from '../../../../../platform/storage/postgres/statement.js';
import { messageRow } from './messageRows.js';

/** Brings the counter of a conversation up to date. */
export async function recount(session: Session, owner: OwnerId, conversation: string): Promise<void> {
  await session.run(
    `UPDATE conversation SET messages_total =
       (SELECT count(*) FROM chat_message WHERE owner = :owner AND conversation = :conversation)
     WHERE owner = :owner AND id = :conversation`,
    { owner, conversation },
  );
}

/** Deletes messages, and that they cite; the counters are the caller's. @param condition ours, never a person's text */
export const deleteMessages = (
  session: Session,
  owner: OwnerId,
  condition: string,
  parameters: PostgresParameters,
): Promise<number> =>
  session.run(`DELETE FROM chat_message WHERE owner = :owner AND ${condition}`, { owner, ...parameters });

/** Deletes a message, a question with its answer; a conversation that nothing is left of goes too. Throws `MESSAGE_NOT_FOUND`. */
export async function deleteMessage(session: Session, owner: OwnerId, uid: string): Promise<ChatDeleted> {
  const { conversation } = await messageRow(session, owner, uid);
  const messages = await deleteMessages(session, owner, '(uid = :uid OR answers = :uid)', { uid });
  await recount(session, owner, conversation);
  const conversations = await session.run(
    'DELETE FROM conversation WHERE owner = :owner AND id = :conversation AND messages_total = 0',
    { owner, conversation },
  );
  return { messages, conversations };
}

/** Deletes those of the conversations that are there. */
export async function deleteConversations(
  session: Session,
  owner: OwnerId,
  { conversationIds: ids }: DeleteConversationsInput,
): Promise<ChatDeleted> {
  const messages = await deleteMessages(session, owner, 'conversation = ANY(:ids)', { ids });
  const conversations = await session.run('DELETE FROM conversation WHERE owner = :owner AND id = ANY(:ids)', {
    ...{ owner, ids },
  });
  return { messages, conversations };
}

/** Deletes everything that was said. What was counted stays counted. */
export async function clearChats(session: Session, owner: OwnerId): Promise<ChatDeleted> {
  const messages = await deleteMessages(session, owner, 'true', {});
  return { messages, conversations: await session.run('DELETE FROM conversation WHERE owner = :owner', { owner }) };
}
