import { type BenchRow } from '../table.js';
import { benchAnswers } from './answers.js';
import { benchLongConversation } from './longConversation.js';

/** The chat's figures: answers through the whole product, and a long conversation in its page. */
export const benchChat = async (): Promise<BenchRow[]> => [
  ...(await benchAnswers()),
  ...(await benchLongConversation()),
];
