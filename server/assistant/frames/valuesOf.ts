import { type Query } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { isYesOrNo } from '../grammar/truths.js';
import { type Mention } from '../linking/link.js';
import { bestOf } from '../marking/Marked.js';
import { type Named } from '../marking/vocabulary.js';
import { type Account, type Frame, nodesSet } from './Account.js';

/** The one node of a label that a name stands for, where it is not only said by a value. */
function ofLabel({ candidates }: Mention, label: string) {
  const own = candidates.filter(({ node, via }) => via !== 'value' && node.labels.includes(label));
  const [only, ...more] = bestOf(own);
  return more.length === 0 ? only : undefined;
}

const saysYes = ({ property }: Named): boolean => property !== undefined && isYesOrNo(property);

/** Whether a property says yes of some nodes; "isn't it so?" asks whether it is so. */
function holds(account: Account, nodes: readonly GraphNode[], { name, negative, against }: Named): Query {
  const isNegated = account.triggers('not').some(({ from }) => from > 0);
  account.useTriggers('not');
  if (against.length > 0 && account.has('or')) {
    account.useTriggers('or');
    account.use(against);
  }
  const that = { kind: 'compare', property: name, is: '=', value: negative === isNegated } as const;
  return { kind: 'exists', set: { kind: 'where', of: nodesSet(nodes), that } };
}

/** Properties, each by its whole name, of one thing or of several of a kind: the price and the stock of the lamp. */
export const valuesOf: Frame = (account) => {
  const { mentions } = account.marked;
  const [label = ''] = mentions[0]?.candidates[0]?.node.labels ?? [];
  const nodes = mentions.flatMap((one) => ofLabel(one, label) ?? []);
  const all = account.named('property').filter(({ labels }) => labels.includes(label));
  const isWithin = ({ tokens }: Named, other: Named) =>
    tokens.length < other.tokens.length && tokens.every((at) => other.tokens.includes(at));
  const said = all.filter((one) => !all.some((other) => isWithin(one, other)));
  const isOne = nodes.length + said.length === 2;
  if (nodes.length === 0 || nodes.length < mentions.length || said.length === 0 || account.has('who')) return undefined;
  if (!isOne && (!account.has('and') || said.some(saysYes))) return undefined;
  account.useMentions(mentions);
  account.useTitles([label]);
  account.useNamed(said);
  account.useWords('having');
  const yes = said.find(saysYes);
  if (yes !== undefined) return holds(account, nodes, yes);
  return { kind: 'values', set: nodesSet(nodes), properties: said.map(({ name }) => name) };
};
