import { type Query } from '../../../domain/query/Query.js';
import { type Marked } from '../marking/Marked.js';
import { Account, type Frame } from './Account.js';
import { countsApart } from './apart.js';
import { changes } from './changes.js';
import { neighbours } from './neighbours.js';
import { ofOne, whatItIs } from './ofOne.js';
import { sideBySide } from './sideBySide.js';
import { ways } from './ways.js';

const FRAMES: readonly Frame[] = [changes, sideBySide, countsApart, neighbours, ways, ofOne, whatItIs];

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
