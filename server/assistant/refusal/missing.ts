import { type GraphNode } from '../../contract/elements.js';
import { Account, SURELY } from '../frames/Account.js';
import { type Marked } from '../marking/Marked.js';
import { pointsNowhere, unknownWords } from '../marking/unknownWords.js';

/** Why there is no answer, with the words that the graph knows nothing of and the node that is surely named. */
export interface Missing {
  readonly because: 'unknownWords' | 'reasoning' | 'future' | 'reference';
  readonly words: readonly string[];
  readonly node?: GraphNode;
}

/** The node that a question surely names, which may be repeated in a refusal; what is only carried over from before is not named by it. */
function surelyNamed({ mentions, triggers }: Marked): GraphNode | undefined {
  const isCarriedOn = triggers.some(({ trigger }) => trigger === 'also');
  const sure = mentions.filter(
    ({ candidates: [first], from, to }) => first !== undefined && first.score >= SURELY && (to > from || isCarriedOn),
  );
  return sure[0]?.candidates[0]?.node;
}

/** What is missing for an answer to a question that nothing reads. */
export function missingOf(marked: Marked): Missing {
  const account = new Account(marked);
  if (account.has('why')) return { because: 'reasoning', words: [] };
  if (account.has('future')) return { because: 'future', words: [] };
  const pronoun = pointsNowhere(marked);
  if (pronoun !== undefined) return { because: 'reference', words: [pronoun] };
  account.useMentions(marked.mentions);
  const node = surelyNamed(marked);
  const words = unknownWords(marked, account.unused());
  return { because: 'unknownWords', words, ...(node === undefined ? {} : { node }) };
}

/** What was not said cannot be added either. */
export const isUnsaid = ({ because }: Missing): boolean => because === 'reference';

/** What lies beyond a graph is not guessed, nor what points back to nothing. */
export const isGuessed = ({ because }: Missing): boolean => because === 'unknownWords';
