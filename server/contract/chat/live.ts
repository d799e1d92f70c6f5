import { type Static, Type } from 'typebox';

import { conversationId, messageId } from '../ids.js';
import { ref } from '../schema.js';
import { ChatMessage, ChatTurn } from './messages.js';

/** Payload of the event `turn` of the channel topic `user:chat`: a message was stored and is being answered. */
export const ChatTurnBegun = Type.Object({ turn: ref(ChatTurn) }, { $id: 'ChatTurnBegun' });
export type ChatTurnBegun = Static<typeof ChatTurnBegun>;
/** Payload of the event `delta` of `user:chat`. */
export const ChatDelta = Type.Object(
  { uid: messageId(), conversationId: conversationId(), number: Type.Integer(), text: Type.String() },
  { $id: 'ChatDelta', description: 'Piece number `number` (from 1) of the text of an answer' },
);
export type ChatDelta = Static<typeof ChatDelta>;
/** Payload of the event `done` of `user:chat`: the answer as it is kept, whole, stopped or failed. */
export const ChatAnswered = Type.Object({ answer: ref(ChatMessage) }, { $id: 'ChatAnswered' });
export type ChatAnswered = Static<typeof ChatAnswered>;
/** Payload of the event `changed` of `user:chat`: conversations or messages were renamed, rated, deleted …: read anew. */
export const ChatChanged = Type.Object(
  { conversationIds: Type.Array(conversationId(), { description: 'Which; none means all' }) },
  { $id: 'ChatChanged' },
);
export type ChatChanged = Static<typeof ChatChanged>;
