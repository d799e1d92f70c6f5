import { type ChatDeleted } from '../../../contract/chat/conversations.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { type PersonFile } from '../PersonFile.js';
import { messageRow } from './messageRows.js';

/** Brings the counter of a conversation up to date. */
export function recount({ db, owner }: PersonFile, conversation: string): void {
  db.run(
    `UPDATE conversation SET messages_total =
       (SELECT count(*) FROM chat_message WHERE owner = :owner AND conversation = :conversation)
     WHERE owner = :owner AND id = :conversation`,
    { owner, conversation },
  );
}

const chosenBy = (condition: string) => `SELECT m.seq FROM chat_message m WHERE m.owner = :owner AND ${condition}`;

/**
 * Deletes the words and citations that messages are found by. Inside a transaction.
 * @param condition on `m`, ours, never a person's text
 */
export function forgetFound({ db, owner }: PersonFile, condition: string, parameters: SqlParameters): void {
  const values = { owner, ...parameters };
  db.run(`DELETE FROM chat_text WHERE rowid IN (${chosenBy(condition)})`, values);
  db.run(`DELETE FROM chat_citation WHERE owner = :owner AND message IN (${chosenBy(condition)})`, values);
}

/**
 * Deletes messages with their words and citations. Inside a transaction; the counters are the caller's.
 * @param condition on `m`, ours, never a person's text
 */
export function deleteMessages(file: PersonFile, condition: string, parameters: SqlParameters): number {
  forgetFound(file, condition, parameters);
  const values = { owner: file.owner, ...parameters };
  return file.db.run(`DELETE FROM chat_message WHERE seq IN (${chosenBy(condition)})`, values);
}

/** Deletes a message, a question with its answer; a conversation that nothing is left of goes too. Throws `MESSAGE_NOT_FOUND`. */
export function deleteMessage(file: PersonFile, uid: string): ChatDeleted {
  const { db, owner } = file;
  const { conversation } = messageRow(file, uid);
  const messages = deleteMessages(file, '(m.uid = :uid OR m.answers = :uid)', { uid });
  recount(file, conversation);
  const conversations = db.run(
    'DELETE FROM conversation WHERE owner = :owner AND id = :conversation AND messages_total = 0',
    { owner, conversation },
  );
  return { messages, conversations };
}

/** Deletes those of the conversations that are there. */
export function deleteConversations(file: PersonFile, ids: readonly string[]): ChatDeleted {
  const { db, owner } = file;
  const parameters = { ids: JSON.stringify(ids) };
  const chosen = 'IN (SELECT value FROM json_each(:ids))';
  const messages = deleteMessages(file, `m.conversation ${chosen}`, parameters);
  const conversations = db.run(`DELETE FROM conversation WHERE owner = :owner AND id ${chosen}`, {
    owner,
    ...parameters,
  });
  return { messages, conversations };
}

/** Deletes everything that was said. What was counted stays counted. */
export function clearChats(file: PersonFile): ChatDeleted {
  const { db, owner } = file;
  const messages = deleteMessages(file, 'true', {});
  return { messages, conversations: db.run('DELETE FROM conversation WHERE owner = :owner', { owner }) };
}
