import { type GraphNode } from '../../contract/elements.js';
import { type Account, type Frame, nodesSet } from './Account.js';

/** The two things that are joined, read as what the types that are said can join. */
function ends(account: Account, types: readonly string[]): GraphNode[] {
  const joinable = account.marked.shape.links
    .filter(({ type }) => types.includes(type))
    .flatMap(({ start, end }) => [start, end]);
  return account
    .names()
    .slice(0, 2)
    .flatMap(({ candidates }) => {
      const fitting = candidates.filter(({ node }) => node.labels.some((label) => joinable.includes(label)));
      const [best] = fitting.length > 0 ? fitting : candidates;
      return best === undefined ? [] : [best.node];
    });
}

/** Types that lead from one thing to the next of its kind: of a way over land, or one told by the things it crosses. */
function stepping(account: Account, shared: readonly string[]): string[] {
  if (!account.has('overland') && account.titles(shared).length === 0) return [];
  const links = account.marked.shape.links.filter(({ start, end }) => start === end && shared.includes(start));
  return [...new Set(links.map(({ type }) => type))];
}

/** How two things are connected, by any way or by the types that are said. */
export const ways: Frame = (account) => {
  if (!account.has('path')) return undefined;
  const said = account.named('type');
  const types = [...new Set(said.map(({ name }) => name))];
  const [from, to] = ends(account, types);
  if (from === undefined || to === undefined) return undefined;
  account.useMentions(account.names().slice(0, 2));
  account.useNamed(said);
  account.useTriggers('path', 'overland');
  account.useWords('onPaths');
  account.useTitles([...from.labels, ...to.labels]);
  const shared = from.labels.filter((label) => to.labels.includes(label));
  const step = { types: types.length > 0 ? types : stepping(account, shared), direction: 'either' as const };
  return { kind: 'paths', from: nodesSet([from]), to: nodesSet([to]), step, which: 'shortest' };
};
