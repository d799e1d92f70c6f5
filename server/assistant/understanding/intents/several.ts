import { type GraphNode } from '../../../contract/elements.js';
import { type PropertyShape } from '../../../graph/selection.js';
import { type Interpretation } from '../Interpretation.js';
import { labelsOf } from '../../marking/Marked.js';
import { type Plan } from '../Plan.js';

/** The two things that are joined, read as what the types that are named can join. */
function ends(interpretation: Interpretation, types: readonly string[]): [GraphNode, GraphNode] | undefined {
  const { mentions, shape } = interpretation.marked;
  const [first, second] = mentions.filter(({ candidates }) => candidates[0]?.via !== 'origin');
  if (first === undefined || second === undefined) return undefined;
  const joinable = shape.links.filter(({ type }) => types.includes(type)).flatMap(({ start, end }) => [start, end]);
  const chosen = [first, second].map(({ candidates }) => {
    const fitting = candidates.filter(({ node }) => node.labels.some((label) => joinable.includes(label)));
    return (types.length > 0 && fitting.length > 0 ? fitting : candidates)[0]?.node;
  });
  interpretation.explainMention(first);
  interpretation.explainMention(second);
  const [from, to] = chosen;
  return from === undefined || to === undefined ? undefined : [from, to];
}

/**
 * Types that lead from one thing to the next of its kind: of a way over land, or one that is told by the things that it
 * crosses.
 */
function stepping(interpretation: Interpretation, [from, to]: readonly [GraphNode, GraphNode]): string[] {
  const shared = from.labels.filter((label) => to.labels.includes(label));
  const isCrossing = interpretation.labels().some(({ name }) => shared.includes(name));
  if (!interpretation.has('overland') && !isCrossing) return [];
  const links = interpretation.marked.shape.links.filter(({ start, end }) => start === end && shared.includes(start));
  return [...new Set(links.map(({ type }) => type))];
}

/** How two things are connected, by any way or by the types that are named. */
export function pathPlan(interpretation: Interpretation): Plan | undefined {
  const { mentions, tokens, rules } = interpretation.marked;
  if (!interpretation.has('path') || mentions.length < 2) return undefined;
  const named = interpretation.named('type').filter(({ score }) => score === 1);
  const said = named.map(({ name }) => name);
  const found = ends(interpretation, said);
  if (found === undefined) return undefined;
  const types = said.length > 0 ? said : stepping(interpretation, found);
  interpretation.explainNamed(named);
  interpretation.explainTriggers('path', 'overland');
  tokens.forEach(({ word }, index) => {
    if (rules.onPaths.includes(word)) interpretation.explain([index]);
  });
  interpretation.explainNamed(
    interpretation.labels().filter(({ name }) => found.some(({ labels }) => labels.includes(name))),
  );
  return { kind: 'path', from: found[0], to: found[1], ...(types.length === 0 ? {} : { types }) };
}

/** Adjectives of size and height measure whatever is named beside them. */
const isOfAnything = (concept: string) => concept === 'size' || concept === 'height';

/** The nodes that are compared: of one label if they can be. */
function compared(interpretation: Interpretation): GraphNode[] {
  const mentions = interpretation.marked.mentions.filter(({ candidates }) => candidates[0]?.via !== 'origin');
  const [first, ...rest] = mentions;
  if (first === undefined || rest.length === 0) return [];
  const labels = labelsOf(first.candidates);
  const shared = labels.find((label) => rest.every(({ candidates }) => labelsOf(candidates).includes(label)));
  if (shared === undefined && !interpretation.has('compare')) return [];
  for (const mention of mentions) interpretation.explainMention(mention);
  return mentions.flatMap(({ candidates }) => {
    const fitting =
      candidates.find(({ node }) => shared === undefined || node.labels.includes(shared)) ?? candidates[0];
    return fitting === undefined ? [] : [fitting.node];
  });
}

/** Whether things are sought that are more or less than those that are named: "countries larger than Brazil". */
function isSought({ marked: { mentions, triggers } }: Interpretation): boolean {
  const first = mentions[0]?.from ?? 0;
  return triggers.some(({ trigger, to }) => (trigger === 'over' || trigger === 'under') && to === first);
}

/** Two or more things side by side, in everything or in what is measured. */
export function comparePlan(interpretation: Interpretation): Plan | undefined {
  const { mentions, amounts, shape, vocabulary } = interpretation.marked;
  const scales = interpretation.scales();
  const isMeasured =
    (scales.length > 0 ||
      interpretation.has('more') ||
      interpretation.has('less') ||
      interpretation.has('over') ||
      interpretation.has('under')) &&
    (interpretation.has('than') ||
      interpretation.has('or') ||
      (interpretation.has('between') && interpretation.has('and')) ||
      interpretation.has('over') ||
      interpretation.has('under'));
  const isCompared = interpretation.has('compare');
  if (mentions.length < 2 || amounts.length > 0 || !(isCompared || isMeasured)) return undefined;
  if (!isCompared && isSought(interpretation)) return undefined;
  const nodes = compared(interpretation);
  if (nodes.length < 2) return undefined;
  const labels = [...new Set(nodes.flatMap((node) => node.labels))];
  const named = interpretation.propertiesOf(labels);
  const measured = scales.flatMap(({ concepts, at }) => {
    const found = labels.flatMap((label) => vocabulary.propertiesOf(shape, label, concepts));
    if (found.length > 0) interpretation.explain([at]);
    return found;
  });
  const properties: PropertyShape[] = named.length > 0 ? named.flatMap(({ property }) => property ?? []) : measured;
  if (!isCompared && properties.length === 0) return undefined;
  // "A bigger budget" is more of it.
  if (named.length > 0)
    for (const { at, concepts } of scales) if (concepts.some(isOfAnything)) interpretation.explain([at]);
  interpretation.explainNamed(named);
  interpretation.explainNamed(interpretation.labels().filter(({ name }) => labels.includes(name)));
  interpretation.explainTriggers('over', 'under', 'more', 'less', 'than', 'or', 'compare');
  const lesser = interpretation.has('less') || interpretation.has('under') || scales.some(({ greater }) => !greater);
  const isOpen = interpretation.triggers('which', 'who', 'or', 'count', 'list', 'when').length > 0;
  const isClaim = interpretation.has('than') && !isOpen;
  const asked = isCompared ? {} : { asked: lesser ? ('less' as const) : ('more' as const), isClaim };
  return { kind: 'compare', nodes, ...(properties.length === 0 ? {} : { properties }), ...asked };
}

/** What changed since a time, or when something last did. */
export function changesPlan(interpretation: Interpretation): Plan | undefined {
  const { time, mentions } = interpretation.marked;
  const isChange = interpretation.has('changed') || interpretation.has('deleted') || interpretation.has('created');
  if (!isChange) return undefined;
  const [mention] = mentions;
  const node = mention?.candidates[0]?.node;
  if (time !== undefined && mention === undefined) {
    interpretation.explain(time.tokens.filter((index) => isTimeWord(interpretation, index)));
    interpretation.explainTriggers('changed', 'deleted', 'created', 'after', 'last', 'when');
    const op = interpretation.has('deleted')
      ? { op: 'delete' as const }
      : interpretation.has('created')
        ? { op: 'create' as const }
        : {};
    return { kind: 'changes', since: time.since, ...op };
  }
  if (mention === undefined || node === undefined || !(interpretation.has('when') || interpretation.has('last')))
    return undefined;
  interpretation.explainMention(mention);
  interpretation.explainTriggers('changed', 'last', 'when');
  return { kind: 'changedOn', node };
}

/** The words at the rims of a time belong to it only when they are such as times are told with. */
function isTimeWord(interpretation: Interpretation, index: number): boolean {
  const { time, tokens, rules } = interpretation.marked;
  const isRim = index === time?.tokens[0] || index === time?.tokens.at(-1);
  return !isRim || rules.timeWords.includes(tokens[index]?.word ?? '') || tokens[index]?.number !== undefined;
}
