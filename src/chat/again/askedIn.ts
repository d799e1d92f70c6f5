import { type ChatMessage } from '../../../domain/chat/message';
import { type QuestionAsked } from '../../canvas/landing/overviewAddress';

/** The question that an answer belongs to, for it to be asked again. */
export const askedIn = ({ answers, uid, conversationId }: ChatMessage): QuestionAsked => ({
  questionUid: answers ?? uid,
  conversationId,
});
