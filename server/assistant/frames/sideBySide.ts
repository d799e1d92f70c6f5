import { captionOf } from '../../../domain/caption/caption.js';
import { type ChosenCaptions } from '../../../domain/styles/names.js';
import { wholeNameOf } from '../../../domain/styles/wholeName.js';
import { type GraphNode } from '../../contract/elements.js';
import { labelsOf } from '../marking/Marked.js';
import { type FoundScale, measuresOf } from '../marking/scales.js';
import { type Named } from '../marking/vocabulary.js';
import { indexesOf } from '../language/phrases.js';
import { dimensionLexemes } from '../grammar/dimensionLexemes.js';
import { type PropertyLink } from '../grammar/Meaning.js';
import { Schema } from '../grammar/Schema.js';
import { PACKS } from '../language/Pack.js';
import { type Account, type Frame, nodesSet } from './Account.js';
import { apart, apartBy } from './apart.js';

/** Adjectives of size and height measure whatever is named beside them, those of time each day. */
const OF_ANYTHING: readonly string[] = ['size', 'height'];
const TIME = 'moment';

/** The nodes that are compared: of one label if they can be. */
function compared(account: Account): GraphNode[] {
  const [first, ...rest] = account.names();
  if (first === undefined || rest.length === 0) return [];
  const shared = labelsOf(first.candidates).find((label) =>
    rest.every(({ candidates }) => labelsOf(candidates).includes(label)),
  );
  if (shared === undefined && !account.has('compare')) return [];
  account.useMentions([first, ...rest]);
  return [first, ...rest].flatMap(({ candidates }) => {
    const fitting = candidates.find(({ node }) => shared === undefined || node.labels.includes(shared));
    return (fitting ?? candidates[0])?.node ?? [];
  });
}

/** A word of the language that compares by something of the graph: "heavier" by its weight. */
interface Dimension {
  /** Whether it is an adjective, which the answer says again: "heavier", but not "earns". */
  readonly isAdjective: boolean;
  readonly at: readonly number[];
  readonly links: readonly PropertyLink[];
}

/** By what the language's own words of measure compare. */
function dimensionOf(account: Account, isApart: boolean): Dimension | undefined {
  const { tokens, language, shape } = account.marked;
  const pack = PACKS[language];
  const schema = Schema.of(shape);
  const degrees = account.triggers('more', 'less');
  for (const { from, to, meaning } of dimensionLexemes({ words: tokens.map(({ word }) => word), pack, schema }))
    // "Earns more": the verb says by what, the word after it that it compares.
    if (
      meaning.cat === 'dim' &&
      (meaning.degree === 'more' || (isApart && degrees.length > 0) || degrees.some((one) => one.from === to))
    )
      return { isAdjective: meaning.degree === 'more', at: indexesOf({ from, to }), links: meaning.links };
  return undefined;
}

/** Whether it is told how they are to be compared: "larger than", "opened before", "more … or", "the most of". */
function isMeasured(account: Account, dimension: Dimension | undefined): boolean {
  if (account.has('over', 'under', 'before', 'after')) return true;
  if (account.has('most', 'fewest')) return account.has('and', 'or');
  const isMore = dimension !== undefined || account.scales().length > 0 || account.has('more', 'less');
  return isMore && (account.has('than', 'or') || (account.has('between') && account.has('and')));
}

/** Whether things are sought that are more or less than those that are named: "countries larger than Brazil", "more than Peru, less than Chile". */
const isSought = (account: Account): boolean =>
  (account.has('more', 'over') && account.has('less', 'under')) ||
  account.triggers('over', 'under').some(({ to }) => to === (account.marked.mentions[0]?.from ?? 0));

/** What they are compared by, and whether more of it is meant where a word says that. */
interface Measures {
  readonly names: readonly string[];
  readonly isMore?: boolean;
}

/** What a word of measure is about on nodes of some labels. */
function ofDimension(
  account: Account,
  { isAdjective, at, links }: Dimension,
  labels: readonly string[],
): Measures | undefined {
  const [first, ...more] = links.filter(({ labels: of }) => of.some((label) => labels.includes(label)));
  if (first === undefined) return undefined;
  account.use(at);
  if (isAdjective) account.adjective = rawWords(account, at);
  const names = [first, ...more].map(({ property }) => property);
  account.useUnits(names);
  return { names, isMore: first.isInverse !== true };
}

/** Whether an adjective measures what is said beside it: a bigger budget is more of it, and what opened earlier did so on an earlier day. */
const isOfSaid = ({ concepts }: FoundScale, said: readonly Named[]): boolean =>
  said.length > 0 &&
  (concepts.some((one) => OF_ANYTHING.includes(one)) ||
    (concepts.includes(TIME) && said.every(({ property: { kind = '' } = {} }) => kind.startsWith('date'))));

/** What they are compared by: what is said, or what the adjectives measure. */
function measures(account: Account, labels: readonly string[]): Measures {
  const said = account.propertiesOf(labels);
  account.useNamed(said);
  const measured = account.scales().flatMap((scale) => {
    const found = labels.flatMap((label) => measuresOf(scale, label, account.marked));
    if (found.length > 0 || isOfSaid(scale, said)) account.use([scale.at]);
    return found;
  });
  const [first] = measured;
  // Whose budget is bigger is not itself bigger.
  const isBare = said.every(({ tokens }) => tokens.every((at) => account.scales().some((scale) => scale.at === at)));
  if (first !== undefined && isBare) account.adjective = adjective(account);
  if (said.length > 0 || first === undefined) return { names: said.map(({ name }) => name) };
  return { names: [...new Set(measured.map(({ name }) => name))], isMore: first.isMore };
}

/** The day or year that all have, where they have one: what came before what is told by it. */
function inTime(account: Account, nodes: readonly GraphNode[]): Measures {
  if (!account.has('before', 'after')) return { names: [] };
  const own = Schema.of(account.marked.shape).properties.filter(
    ({ property, isYear }) => isYear === true && nodes.every(({ properties }) => properties[property] !== undefined),
  );
  return { names: own.length === 1 ? own.map(({ property }) => property) : [] };
}

/** Properties that a comparison shows. */
const MOST_SHOWN = 24;

/** All that nodes have but for what they are called. */
function shared(nodes: readonly GraphNode[], chosen: ChosenCaptions): string[] {
  const captions = new Set(nodes.map(captionOf));
  const naming = new Set(nodes.flatMap((node) => wholeNameOf(node, chosen)?.columns ?? []));
  const every = [...new Set(nodes.flatMap(({ properties }) => Object.keys(properties)))];
  return every
    .filter((name) => !naming.has(name) && !nodes.some(({ properties }) => captions.has(String(properties[name]))))
    .slice(0, MOST_SHOWN);
}

/** Words as they were written. */
const rawWords = ({ marked: { tokens } }: Account, at: readonly number[]): string =>
  at.map((index) => tokens[index]?.raw.toLocaleLowerCase() ?? '').join(' ');

/** The adjective as it was said, with what makes it one that compares: "more expensive". */
function adjective(account: Account): string | undefined {
  const { tokens } = account.marked;
  const [scale, ...others] = account.scales();
  if (scale === undefined || others.length > 0 || scale.superlative) return undefined;
  const before = account.triggers('more', 'less').find(({ to }) => to === scale.at)?.from ?? scale.at;
  const isDegree = PACKS[account.marked.language].comparing.includes(tokens[before - 1]?.word ?? '');
  return rawWords(account, indexesOf({ from: isDegree ? before - 1 : before, to: scale.at + 1 }));
}

/** Two or more things side by side, in everything or in what is measured. */
export const sideBySide: Frame = (account) => {
  const by = apartBy(account);
  const isCompared = account.has('compare') || (by === 'minus' && account.has('difference'));
  if (account.marked.amounts.length > 0) return undefined;
  const dimension =
    (isCompared && by === undefined) || account.scales().length > 0
      ? undefined
      : dimensionOf(account, by !== undefined);
  if (!isCompared && by === undefined && (!isMeasured(account, dimension) || isSought(account))) return undefined;
  const nodes = compared(account);
  if (nodes.length < 2) return undefined;
  const labels = [...new Set(nodes.flatMap((node) => node.labels))];
  const byDimension = dimension === undefined ? undefined : ofDimension(account, dimension, labels);
  const measured = byDimension ?? measures(account, labels);
  const { names: properties, isMore } = measured.names.length > 0 ? measured : inTime(account, nodes);
  if (!isCompared && properties.length === 0) return undefined;
  account.useTitles(labels);
  account.useTriggers('over', 'under', 'before', 'after', 'more', 'less', 'most', 'fewest', 'than', 'or', 'compare');
  const [property = ''] = properties;
  if (by !== undefined && properties.length > 0) return apart(account, nodes, property);
  if (isCompared) {
    account.useTriggers('difference');
    const all = properties.length > 0 ? properties : shared(nodes, account.marked.captions);
    return all.length === 0 ? undefined : { kind: 'values', set: nodesSet(nodes), properties: all };
  }
  // "Younger than" is under an age, and after a year: an adjective says which by what it measures.
  const isLess =
    isMore === undefined
      ? account.has('less', 'fewest', 'under', 'before') || account.scales().some(({ greater }) => !greater)
      : isMore === account.has('less');
  const isClaim = account.has('than', 'before', 'after') && !account.has('which', 'who', 'or', 'count', 'list', 'when');
  const total = { kind: 'aggregate', by: isLess ? 'least' : 'greatest', property } as const;
  const sets = nodes.map((node) => nodesSet([node]));
  return { kind: 'compare', sets, total, ...(isClaim ? { asks: 'whether' } : {}) };
};
