import { type Understanding } from '../Engine.js';
import { type Message } from './Message.js';
import { askedBack, clarified, longText } from './readers/clarification.js';
import { byDegree } from './readers/degree.js';
import { frame } from './readers/frame.js';
import { grammar, understandingOfGrammar } from './readers/grammar.js';
import { name, namesake } from './readers/names.js';
import { unclearFollowUp } from './readers/unclearFollowUp.js';
import { rankedReading } from './readers/rankedReading.js';
import { reason } from './readers/reason.js';
import { cypher, storedQuery } from './readers/queries.js';
import { nearExample, nearHelp, sameQuestion } from './readers/taughtQuestion.js';
import { type Reply } from './Reply.js';

/** One way to answer a message. */
interface Reader {
  readonly name: string;
  /** The answer; undefined where it has none, and the next reader is tried. */
  readonly read: (message: Message) => Promise<Reply | undefined>;
  /** How well a message is understood that this one answers; where there is none, others may understand it better. */
  readonly means?: Understanding | ((reply: Reply, message: Message) => Promise<Understanding>);
}

/** Whether a request for changes is read as a whole. */
const understandingOfChange = async ({ proposal }: Reply): Promise<Understanding> =>
  proposal === undefined ? 'openChange' : 'change';

/** All ways to answer a message, in the order in which they are tried: the first that has an answer gives it. What none answers is refused. */
export const READERS: readonly Reader[] = [
  { name: 'a query of the page', read: storedQuery, means: 'settled' },
  { name: 'Cypher', read: cypher, means: 'settled' },
  { name: 'what a word meant', read: clarified, means: 'settled' },
  { name: 'a request for changes', read: ({ edit }) => edit, means: understandingOfChange },
  { name: 'the questions of a long text', read: longText, means: 'open' },
  { name: 'the same question as one that was taught', read: sameQuestion, means: 'settled' },
  { name: 'a name alone', read: name, means: 'settled' },
  { name: 'an order by an adjective of degree', read: byDegree, means: 'read' },
  { name: 'the grammar', read: grammar, means: understandingOfGrammar },
  { name: 'the reason of the last answer', read: reason },
  { name: 'what goes on from a question and is not clear', read: unclearFollowUp },
  { name: 'a form that uses every word', read: frame },
  { name: 'a near train example', read: nearExample },
  { name: 'a question back', read: askedBack },
  { name: 'a near question of the help', read: nearHelp },
  { name: 'which of several who share a name', read: namesake },
  { name: 'the best of the ranked readings', read: rankedReading },
];
