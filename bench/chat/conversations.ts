import { ulid } from 'ulid';

import { type Talker } from '../../tests/journeys/talker.js';
import { sampleQuestions } from './questions.js';

/** Has a conversation of so many messages, half of them answers, with the product itself; answers with its id. */
export async function haveConversation(talker: Talker, messages: number): Promise<string> {
  const conversationId = ulid();
  for (const { question, language } of sampleQuestions(messages / 2))
    await talker.asks({ conversationId, text: question, language });
  return conversationId;
}
