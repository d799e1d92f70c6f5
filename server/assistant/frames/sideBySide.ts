import { captionOf } from '../../../domain/caption/caption.js';
import { type GraphNode } from '../../contract/elements.js';
import { labelsOf } from '../marking/Marked.js';
import { measuresOf } from '../marking/scales.js';
import { PACKS } from '../grammar/Pack.js';
import { type Account } from './Account.js';
import { type Frame, nodesSet } from './Frame.js';

/** Adjectives of size and height measure whatever is named beside them. */
const OF_ANYTHING: readonly string[] = ['size', 'height'];

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

/** Whether it is told how they are to be compared: "larger than", "opened before", "more … or". */
function isMeasured(account: Account): boolean {
  if (account.has('over', 'under', 'before', 'after')) return true;
  const isMore = account.scales().length > 0 || account.has('more', 'less');
  return isMore && (account.has('than', 'or') || (account.has('between') && account.has('and')));
}

/** Whether things are sought that are more or less than those that are named: "countries larger than Brazil", "more than Peru, less than Chile". */
const isSought = (account: Account): boolean =>
  (account.has('more', 'over') && account.has('less', 'under')) ||
  account.triggers('over', 'under').some(({ to }) => to === (account.marked.mentions[0]?.from ?? 0));

/** What they are compared by: what is said, or what the adjectives measure, which say then whether more of it is meant. */
function measures(account: Account, labels: readonly string[]): { names: string[]; isMore?: boolean } {
  const said = account.propertiesOf(labels);
  account.useNamed(said);
  const measured = account.scales().flatMap((scale) => {
    const found = labels.flatMap((label) => measuresOf(scale, label, account.marked));
    // "A bigger budget" is more of it.
    const isUsed = found.length > 0 || (said.length > 0 && scale.concepts.some((one) => OF_ANYTHING.includes(one)));
    if (isUsed) account.use([scale.at]);
    return found;
  });
  const [first] = measured;
  if (said.length > 0 || first === undefined) return { names: said.map(({ name }) => name) };
  return { names: [...new Set(measured.map(({ name }) => name))], isMore: first.isMore };
}

/** Properties that a comparison shows. */
const MOST_SHOWN = 24;

/** All that nodes have but for what they are called. */
function shared(nodes: readonly GraphNode[]): string[] {
  const captions = new Set(nodes.map(captionOf));
  const every = [...new Set(nodes.flatMap(({ properties }) => Object.keys(properties)))];
  return every
    .filter((name) => !nodes.some(({ properties }) => captions.has(String(properties[name]))))
    .slice(0, MOST_SHOWN);
}

/** The adjective as it was said, with what makes it one that compares: "more expensive". */
function adjective(account: Account): string | undefined {
  const { tokens } = account.marked;
  const [scale, ...others] = account.scales();
  if (scale === undefined || others.length > 0 || scale.superlative) return undefined;
  const before = account.triggers('more', 'less').find(({ to }) => to === scale.at)?.from ?? scale.at;
  const isDegree = PACKS[account.marked.language].comparing.includes(tokens[before - 1]?.word ?? '');
  const words = tokens.slice(isDegree ? before - 1 : before, scale.at + 1);
  return words.map(({ raw }) => raw.toLocaleLowerCase()).join(' ');
}

/** Two or more things side by side, in everything or in what is measured. */
export const sideBySide: Frame = (account) => {
  const isCompared = account.has('compare');
  if (account.marked.amounts.length > 0) return undefined;
  if (!isCompared && (!isMeasured(account) || isSought(account))) return undefined;
  const nodes = compared(account);
  if (nodes.length < 2) return undefined;
  const labels = [...new Set(nodes.flatMap((node) => node.labels))];
  const { names: properties, isMore } = measures(account, labels);
  if (!isCompared && properties.length === 0) return undefined;
  account.useTitles(labels);
  account.useTriggers('over', 'under', 'before', 'after', 'more', 'less', 'than', 'or', 'compare');
  if (isCompared) {
    const all = properties.length > 0 ? properties : shared(nodes);
    return all.length === 0 ? undefined : { kind: 'values', set: nodesSet(nodes), properties: all };
  }
  const [property = ''] = properties;
  // "Younger than" is under an age, and after a year: an adjective says which by what it measures.
  const isLess =
    isMore === undefined
      ? account.has('less', 'under', 'before') || account.scales().some(({ greater }) => !greater)
      : isMore === account.has('less');
  const isClaim = account.has('than', 'before', 'after') && !account.has('which', 'who', 'or', 'count', 'list', 'when');
  account.adjective = adjective(account);
  const total = { kind: 'aggregate', by: isLess ? 'least' : 'greatest', property } as const;
  const sets = nodes.map((node) => nodesSet([node]));
  return { kind: 'compare', sets, total, ...(isClaim ? { asks: 'whether' } : {}) };
};
