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

/** An answer as far as it is known; null while it is not known at all. */
export interface KnownAnswer {
  readonly answer: ChatMessage | null;
  /** Pieces that arrived out of order: the one that comes before the first of them has not arrived yet. */
  readonly ahead: readonly ChatPiece[];
}

function follow({ answer, ahead }: KnownAnswer): KnownAnswer {
  if (answer === null) return { answer, ahead };
  if (answer.status !== 'answering') return { answer, ahead: [] };
  let { text, deltas } = answer;
  for (const piece of [...ahead].sort((one, other) => one.number - other.number))
    if (piece.uid === answer.uid && piece.number === deltas + 1) {
      text += piece.text;
      deltas += 1;
    }
  return {
    answer: deltas === answer.deltas ? answer : { ...answer, text, deltas },
    ahead: ahead.filter(({ uid, number }) => uid === answer.uid && number > deltas),
  };
}

/** An answer with one more piece, whenever that came: one that it holds already changes nothing. */
export const withPiece = ({ answer, ahead }: KnownAnswer, piece: ChatPiece): KnownAnswer =>
  follow({ answer, ahead: [...ahead, piece] });

/**
 * The known answer once a whole one was received or read. Where that one is older than the pieces received since, it
 * changes nothing.
 */
export function withAnswer({ answer, ahead }: KnownAnswer, told: ChatMessage): KnownAnswer {
  const isOlder = told.status === 'answering' && answer !== null && answer.deltas > told.deltas;
  return follow({ answer: isOlder ? answer : told, ahead });
}
