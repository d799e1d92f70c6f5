import { type ChatMessage } from './message.js';

/** A piece of the text of an answer; the first has number 1. */
export interface ChatPiece {
  readonly uid: string;
  readonly number: number;
  readonly text: string;
}

/** A message that was stored, and its answer as far as it is written. */
export interface StoredTurn {
  readonly question: ChatMessage;
  readonly answer: ChatMessage;
}

/** An answer with the pieces that follow what it holds; those that it holds already, or that do not follow, change nothing. */
export function withPieces(answer: ChatMessage, pieces: readonly ChatPiece[]): ChatMessage {
  let { text, deltas } = answer;
  for (const piece of [...pieces].sort((one, other) => one.number - other.number))
    if (piece.uid === answer.uid && piece.number === deltas + 1) {
      text += piece.text;
      deltas += 1;
    }
  return deltas === answer.deltas ? answer : { ...answer, text, deltas };
}

/** Whether an answer lacks something that comes before one of these pieces, or that piece itself. */
export const isBehind = (answer: ChatMessage, pieces: readonly ChatPiece[]): boolean =>
  pieces.some(({ uid, number }) => uid === answer.uid && number > answer.deltas);
