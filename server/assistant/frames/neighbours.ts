import { type NodeSet, type Predicate } from '../../../domain/query/Query.js';
import { type Mention } from '../linking/link.js';
import { bestOf } from '../marking/Marked.js';
import { type Account, type Frame, nodesSet } from './Account.js';

/** Whether a preposition stands before a name, whatever says that it is one of two: linked to both Podragu and Negoiu. */
function isLinkedTo({ marked: { tokens, pack } }: Account, { from }: Mention): boolean {
  const { both, and, at } = pack.operators;
  const before = tokens.slice(0, from).findLast(({ word }) => ![...both, ...and].includes(word));
  return before !== undefined && at.includes(before.word);
}

/** The nodes that one named is linked with; with two that are named, what both are linked with. */
function linkedWith(account: Account, [first, second]: readonly Mention[], types: readonly string[]): NodeSet {
  const step = { types, direction: 'either' as const };
  const setOf = (mention: Mention | undefined) => nodesSet(mention === undefined ? [] : bestOf(mention.candidates));
  if (second === undefined) return { kind: 'follow', of: setOf(first), step };
  const to = (set: NodeSet): Predicate => ({ kind: 'linked', step, set, quantity: { kind: 'some' } });
  account.useTriggers('and');
  return { kind: 'where', of: { kind: 'all' }, that: { kind: 'and', of: [to(setOf(first)), to(setOf(second))] } };
}

/** What a node is linked with, by a word that every graph knows: the neighbours of Podragu, what is linked to Podragu and to Negoiu. */
export const neighbours: Frame = (account) => {
  const names = account.names();
  const [first] = names;
  if (first === undefined || names.length > 2) return undefined;
  const asks = account.has('neighbours') || (account.has('path') && account.has('which', 'who'));
  if (!asks || (names.length > 1 && (!account.has('and') || !isLinkedTo(account, first)))) return undefined;
  const said = account.named('type');
  account.useNamed(said);
  account.useMentions(names);
  account.useTriggers('path', 'neighbours');
  account.useWords('onPaths');
  const set = linkedWith(account, names, [...new Set(said.map(({ name }) => name))]);
  return { kind: account.has('count') ? 'count' : 'nodes', set };
};
