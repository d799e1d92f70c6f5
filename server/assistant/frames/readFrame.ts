import { type GraphNode } from '../../contract/elements.js';
import { type Marked } from '../marking/Marked.js';
import { pointsNowhere, unknownWords } from '../marking/unknownWords.js';
import { Account, SURELY } from './Account.js';
import { changes } from './changes.js';
import { type Asked, type Frame } from './Frame.js';
import { hasValue, ofOne, whatItIs } from './ofOne.js';
import { sideBySide } from './sideBySide.js';
import { ways } from './ways.js';

const FRAMES: readonly Frame[] = [changes, sideBySide, ways, hasValue, ofOne, whatItIs];

/** What tells no number, and what tells no yes or no. */
const UNCOUNTED: readonly Asked['kind'][] = ['describe', 'paths', 'exists', 'sideBySide', 'changedOn'];
const DECIDED: readonly Asked['kind'][] = ['exists', 'sideBySide', 'paths', 'changed'];

/** Whether yes or no is asked for: the question begins with its verb and asks for nothing else. */
const isYesNo = (account: Account): boolean =>
  !account.has('which', 'who', 'count', 'list', 'when', 'saying') &&
  account.triggers('asking').some(({ from }) => from === 0);

const fits = ({ kind }: Asked, account: Account): boolean =>
  !(account.has('count') && UNCOUNTED.includes(kind)) && (!isYesNo(account) || DECIDED.includes(kind));

const isBeyond = (account: Account) => account.has('why', 'future');

/** What a question asks for by a phrase that gives it its form: the first reading that uses all words that tell something. */
export function readFrame(marked: Marked): Asked | undefined {
  if (isBeyond(new Account(marked))) return undefined;
  for (const frame of FRAMES) {
    const account = new Account(marked);
    const asked = frame(account);
    if (asked !== undefined && fits(asked, account) && account.unused().length === 0) return asked;
  }
  return undefined;
}

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
