import { type Query } from '../../../domain/query/Query.js';
import { bestOf, type Marked } from '../marking/Marked.js';
import { Account, type Frame, nodesSet } from './Account.js';
import { countsApart } from './apart.js';
import { changes } from './changes.js';
import { neighbours } from './neighbours.js';
import { sideBySide } from './sideBySide.js';
import { valuesOf } from './valuesOf.js';
import { ways } from './ways.js';

/** What or who something is. */
const whatItIs: Frame = (account) => {
  const main = account.names()[0] ?? account.marked.mentions[0];
  const candidates = main === undefined ? [] : account.ofTitle(main.candidates);
  const [first] = candidates;
  // The tags of the pizza are asked for, where a tag is called pizza as well.
  const isTitleAsked = main?.candidates.some((one) => one.score === first?.score && !candidates.includes(one)) === true;
  if (isTitleAsked && account.has('which')) return undefined;
  if (main === undefined || first === undefined || first.via === 'value') return undefined;
  account.useMentions([main]);
  account.useTitles(first.node.labels);
  return { kind: 'describe', set: nodesSet(bestOf(candidates)) };
};

const FRAMES: readonly Frame[] = [changes, sideBySide, countsApart, neighbours, ways, valuesOf, whatItIs];

/** What tells no number, and what tells no yes or no. */
const isUncounted = (query: Query): boolean =>
  ['describe', 'paths', 'exists', 'compare'].includes(query.kind) ||
  isSideBySide(query) ||
  (query.kind === 'changes' && query.of !== undefined);
const isDecided = (query: Query): boolean =>
  ['exists', 'compare', 'paths'].includes(query.kind) ||
  isSideBySide(query) ||
  (query.kind === 'changes' && query.of === undefined);

/** Whether the values of several that are named are asked for. */
const isSideBySide = (query: Query): boolean =>
  query.kind === 'values' && query.set.kind === 'nodes' && query.set.ids.length > 1;

/** Whether yes or no is asked for: the question begins with its verb and asks for nothing else. */
const isYesNo = (account: Account): boolean =>
  !account.has('which', 'who', 'count', 'list', 'when', 'saying') &&
  account.triggers('asking').some(({ from }) => from === 0);

const fits = (query: Query, account: Account): boolean =>
  !(account.has('count') && isUncounted(query)) && (!isYesNo(account) || isDecided(query));

const isBeyond = (account: Account) => account.has('why', 'future');

/** What a question asks for, with the adjective that it compares by. */
interface Asked {
  readonly query: Query;
  readonly adjective: string | undefined;
}

/** What a question asks for by a phrase that gives it its form: the first reading that uses all words that tell something. */
export function readFrame(marked: Marked): Asked | undefined {
  if (isBeyond(new Account(marked))) return undefined;
  for (const frame of FRAMES) {
    const account = new Account(marked);
    const query = frame(account);
    if (query !== undefined && fits(query, account) && account.unused().length === 0)
      return { query, adjective: account.adjective };
  }
  return undefined;
}
