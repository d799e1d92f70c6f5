import { isYesOrNo } from '../grammar/truths.js';
import { captionProperty } from '../../../domain/caption/caption.js';
import { wholeNameOf } from '../../../domain/styles/wholeName.js';
import { type NodeSet, type Predicate, type Query } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { type Mention } from '../linking/link.js';
import { bestOf, labelsOf } from '../marking/Marked.js';
import { type Named } from '../marking/vocabulary.js';
import { type Account, SURELY, type Frame, nodesSet } from './Account.js';
import { SCORES } from '../scores/scores.js';

/** A name that is this near to the best is as likely. */
const NEAR = SCORES.nameTied;

/** The name that a question is about, and those that only tell where it is from: "British" of the pound. */
function mainOf(account: Account): { main: Mention; rest: readonly Mention[] } | undefined {
  const { mentions } = account.marked;
  const main = account.names()[0] ?? mentions[0];
  return main === undefined ? undefined : { main, rest: mentions.filter((one) => one !== main) };
}

const isYes = ({ property }: Named) => property !== undefined && isYesOrNo(property);

/** The properties that an adjective measures, where none is said: how big, how long. */
function measured(account: Account, labels: readonly string[]): string[] {
  const { shape, vocabulary } = account.marked;
  const [scale] = account.scales();
  if (scale === undefined || account.propertiesOf(labels).some(({ score }) => score === 1)) return [];
  const names = labels
    .flatMap((label) => vocabulary.propertiesOf(shape, label, scale.concepts))
    .map(({ name }) => name);
  if (names.length === 0) return [];
  account.use([scale.at]);
  account.useUnits(names);
  return names;
}

/** The properties that are said, with others that are said as surely beside them: "capital and area". */
function said(account: Account, labels: readonly string[]): Named[] {
  const isDate = ({ kind }: { readonly kind: string }) => kind.startsWith('date');
  const best = account.propertiesOf(labels, account.has('when') ? isDate : undefined);
  const [only, ...more] = best;
  if (only === undefined || more.length > 0 || only.score < 1 || isYes(only) || !account.has('and')) return best;
  const others = account.named('property').filter((one) => !isYes(one) && one.labels.some((of) => labels.includes(of)));
  const isApart = (one: Named, other: Named) => one.tokens.every((at) => !other.tokens.includes(at));
  return others.reduce((kept, one) => (kept.every((other) => isApart(one, other)) ? [...kept, one] : kept), best);
}

/** Those of several that are joined to what else is named: the pound of Britain. */
function joinedTo(account: Account, set: NodeSet, rest: readonly Mention[]): NodeSet {
  account.useMentions(rest);
  const step = { types: [], direction: 'either' as const };
  return rest.reduce<NodeSet>((of, { candidates }) => {
    const others = nodesSet(candidates.map(({ node }) => node));
    return { kind: 'where', of, that: { kind: 'linked', step, set: others, quantity: { kind: 'some' } } };
  }, set);
}

/** The same of several things of one kind: "the capitals of Peru and Chile". */
function ofSeveral(account: Account, label: string, properties: readonly Named[]): Query | undefined {
  if (!account.has('and') || properties.some(isYes)) return undefined;
  const alike = account.marked.mentions.flatMap((mention) => {
    const like = mention.candidates.find(
      ({ node, score, via }) => node.labels.includes(label) && score >= SURELY && via !== 'value',
    );
    return like === undefined ? [] : [{ mention, node: like.node }];
  });
  if (alike.length < 2) return undefined;
  account.useMentions(alike.map(({ mention }) => mention));
  const names = properties.map(({ name }) => name);
  return { kind: 'values', set: nodesSet(alike.map(({ node }) => node)), properties: names };
}

const whether = (node: GraphNode, that: Predicate): Query => ({
  kind: 'exists',
  set: { kind: 'where', of: nodesSet([node]), that },
});

/** Whether a property says yes; "isn't it so?" asks whether it is so. */
function holds(account: Account, node: GraphNode, { name, negative, against }: Named): Query {
  const isNegated = account.triggers('not').some(({ from }) => from > 0);
  account.useTriggers('not');
  if (against.length > 0 && account.has('or')) {
    account.useTriggers('or');
    account.use(against);
  }
  return whether(node, { kind: 'compare', property: name, is: '=', value: negative === isNegated });
}

/** What a place or a person is never. */
const NO_NAME: readonly string[] = ['number', 'boolean', 'date', 'dateTime'];

/** Whether something else is asked for: who or where, of numbers and times; a label, by a word of the property's name. */
function isOfOther(account: Account, properties: readonly Named[]): boolean {
  const isWho = account.triggers('who').some(({ from }) => from === 0);
  const labels = account.named('label').flatMap(({ tokens }) => tokens);
  return (
    (isWho && properties.every(({ property }) => NO_NAME.includes(property?.kind ?? ''))) ||
    properties.every(({ score, tokens }) => score < 1 && tokens.every((at) => labels.includes(at)))
  );
}

/** A property of one thing, or whether it says yes. */
export const ofOne: Frame = (account) => {
  const found = mainOf(account);
  if (found === undefined) return undefined;
  const { main, rest } = found;
  const candidates = account.ofTitle(main.candidates).filter(({ via }) => via !== 'value');
  account.useMentions([main]);
  const names = measured(account, labelsOf(candidates));
  const bearing = candidates.filter(({ node }) =>
    names.length > 0 ? names.some((name) => name in node.properties) : account.propertiesOf(node.labels).length > 0,
  );
  const [best] = bearing.length > 0 ? bearing : names.length > 0 ? candidates : [];
  if (best === undefined) return undefined;
  const { labels } = best.node;
  account.useTitles(labels);
  if (names.length > 0) return { kind: 'values', set: nodesSet([best.node]), properties: names };
  // What it is called says nothing of what is called so.
  const whole = wholeNameOf(best.node, account.marked.captions)?.columns;
  const naming = whole ?? [captionProperty(best.node.properties)];
  const properties = said(account, labels).filter(({ name }) => !naming.includes(name));
  const [property] = properties;
  if (property === undefined || isOfOther(account, properties)) return undefined;
  if (account.has('when')) account.useTriggers('when');
  if (property.score === 1) account.useWords('having');
  account.useNamed(properties);
  const several = ofSeveral(account, labels[0] ?? '', properties);
  if (several !== undefined) return several;
  if (isYes(property)) return holds(account, best.node, property);
  const nodes = bearing.filter(({ score }) => score > best.score - NEAR).map(({ node }) => node);
  // That it is joined to one of its own kind is told by no name.
  const other = rest.filter(
    ({ candidates: [first, ...more] }) =>
      first?.via === 'origin' || !labelsOf(first === undefined ? more : [first, ...more]).includes(labels[0] ?? ''),
  );
  if (nodes.length > 1 && other.length === 0) return { kind: 'describe', set: nodesSet(nodes) };
  return {
    kind: 'values',
    set: joinedTo(account, nodesSet(nodes), other),
    properties: properties.map(({ name }) => name),
  };
};

/** What or who something is. */
export const whatItIs: Frame = (account) => {
  const main = mainOf(account)?.main;
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
