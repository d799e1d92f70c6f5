import { type NewProposal, type StoredTurn } from '../../records/chats/ChatStore.js';
import { type NotificationDraft } from '../../records/NotificationStore.js';
import { insertNotification } from '../notifications/insertNotification.js';
import { type PersonFile } from '../PersonFile.js';
import { storeTurn } from './beginTurn.js';
import { titleOf } from '../../records/chats/titles.js';
import { changeAnswer } from './editMessages.js';
import { turnOf } from './messageRows.js';

/**
 * Stores changes that come from outside as a turn whose answer is whole, and what tells the person of it; the same again
 * changes nothing. Inside a transaction.
 */
export function storeProposal(
  file: PersonFile,
  { turn, answer, title }: Omit<NewProposal, 'told'>,
  told: NotificationDraft | undefined,
): StoredTurn {
  const stored = storeTurn(file, turn, titleOf(title));
  if (!stored.isNew) return stored;
  changeAnswer(file, turn.answerUid, { ...answer, status: 'done' });
  const isTold = told !== undefined && insertNotification(file, told);
  return { ...stored, turn: turnOf(file, turn.uid), ...(isTold ? { told: told.uid } : {}) };
}
