import { type GraphNode } from '../../../contract/elements.js';
import { type Filter, type Measure } from '../../../graph/selection.js';
import {
  conditionOfAmount,
  conditionOfMention,
  conditionsOfProperties,
  type Condition,
  joined,
} from '../conditions.js';
import { bestOf, type FoundScale, type Interpretation, labelsOf } from '../Interpretation.js';
import { type NodeSet, type Plan } from '../Plan.js';
import { type Named } from '../vocabulary.js';

/** The set of nodes of a label that the rest of the question describes. */
function describedSet(interpretation: Interpretation, label: string, without: readonly Named[] = []): NodeSet {
  const { mentions, amounts, before } = interpretation.marked;
  for (const named of without) interpretation.explainNamed([named]);
  const conditions: Condition[] = [];
  for (const mention of mentions) {
    const condition = conditionOfMention(interpretation, label, mention);
    if (condition !== undefined) conditions.push(condition);
  }
  for (const amount of amounts) {
    if (amount.tokens.every((index) => interpretation.isExplained(index))) continue;
    const condition = conditionOfAmount(interpretation, label, amount);
    if (condition !== undefined) conditions.push(condition);
  }
  conditions.push(...conditionsOfProperties(interpretation, label));
  const beside = conditions.flatMap(({ nodes }) => nodes.flatMap(({ labels }) => labels));
  interpretation.explainNamed(interpretation.labels().filter(({ name }) => beside.includes(name)));
  const earlier = before?.label === label ? before : undefined;
  const described: GraphNode[] = [...(earlier?.described ?? []), ...conditions.flatMap(({ nodes }) => nodes)];
  const where: Filter[] = [...(earlier?.where ?? []), ...joined(interpretation, conditions)];
  return { label, where, described };
}

/** The label whose nodes are asked for; a label beside a name of one of its nodes only says what the name is. */
function targetOf(interpretation: Interpretation): Named | undefined {
  return interpretation.labels().find((label) => interpretation.isAskedFor(label));
}

/** The label of things that go by the name of their kind: "how many westerns" are films. */
function countedByName(interpretation: Interpretation): string | undefined {
  const { mentions, shape } = interpretation.marked;
  if (interpretation.labels().length > 0) return undefined;
  const asked = interpretation.cues('count', 'which', 'list').map(({ to }) => to);
  const kind = mentions.find(({ from, candidates: [first] }) => asked.includes(from) && first?.via === 'name');
  const own = kind?.candidates[0]?.node.labels ?? [];
  const wearers = new Set(
    shape.links.filter(({ start, end }) => own.includes(end) && !own.includes(start)).map(({ start }) => start),
  );
  return wearers.size === 1 ? [...wearers][0] : undefined;
}

/** Who or where without a label: the nodes at the other end of the type that is named. */
function otherEnd(interpretation: Interpretation): string | undefined {
  const { mentions } = interpretation.marked;
  const surely = mentions.flatMap(({ candidates }) => bestOf(candidates).flatMap(({ labels }) => labels));
  const possibly = mentions.flatMap(({ candidates }) => labelsOf(candidates));
  for (const known of [surely, possibly]) {
    for (const type of interpretation.named('type')) {
      const [label] = interpretation.otherEnds(type.name, known);
      if (label !== undefined) return label;
    }
  }
  return undefined;
}

/** Which, how many, list: nodes of a label with conditions. */
export function setPlan(interpretation: Interpretation): Plan | undefined {
  const { before, mentions, shape } = interpretation.marked;
  const kind = interpretation.has('count') ? 'count' : 'list';
  const target = targetOf(interpretation);
  if (target !== undefined) {
    interpretation.explainNamed([target]);
    return { kind, set: describedSet(interpretation, target.name) };
  }
  if (before !== undefined) return { kind, set: describedSet(interpretation, before.label) };
  const counted = countedByName(interpretation);
  if (counted !== undefined) return { kind, set: describedSet(interpretation, counted) };
  if (mentions.length === 0) {
    const [type] = interpretation.named('type').filter(({ score }) => score === 1);
    const total = shape.types.find((one) => one.type === type?.name)?.total;
    if (kind !== 'count' || type === undefined || total === undefined) return undefined;
    interpretation.explainNamed([type]);
    return { kind: 'countType', type: type.name, total };
  }
  return undefined;
}

/** Who speaks X, where is X spoken, the neighbours of X: the other ends of a type that is named. */
export function otherEndPlan(interpretation: Interpretation): Plan | undefined {
  if (interpretation.marked.mentions.length === 0) return undefined;
  const label = otherEnd(interpretation);
  if (label === undefined) return undefined;
  const set = describedSet(interpretation, label);
  if (set.where.length === 0) return undefined;
  return { kind: interpretation.has('count') ? 'count' : 'list', set };
}

/** A label of a name: "the currency of Hungary". */
export function labelOfPlan(interpretation: Interpretation): Plan | undefined {
  const { mentions } = interpretation.marked;
  const around = mentions.flatMap(({ candidates }) => labelsOf(candidates));
  const target = interpretation.labels().find(({ name }) => !around.includes(name));
  if (target === undefined || mentions.length === 0) return undefined;
  interpretation.explainNamed([target]);
  const set = describedSet(interpretation, target.name);
  return set.where.length === 0 ? undefined : { kind: 'list', set };
}

interface Ranking {
  readonly label: string;
  readonly measure: Measure;
  readonly measured: string;
  readonly without: readonly Named[];
}

const MOST_TAKEN = 20;

/** How many of a ranking are asked for: "the three largest". */
function takenOf(interpretation: Interpretation): number {
  const { tokens, rules, amounts } = interpretation.marked;
  const word = tokens
    .map(({ word: one, number }) => number ?? rules.numbers[one])
    .find((number) => number !== undefined);
  if (word === undefined || word < 1 || word > MOST_TAKEN) return 1;
  for (const { tokens: indexes, test } of amounts) if (test === '=') interpretation.explain(indexes);
  tokens.forEach(({ word: one }, index) => {
    if (rules.numbers[one] !== undefined) interpretation.explain([index]);
  });
  return word;
}

/** The most countries, the most neighbours: ranked by how many are one step away. */
function byLinks(interpretation: Interpretation, at: number): Ranking | undefined {
  const labels = interpretation.labels();
  const counted = labels.find(({ tokens: [index = 0] }) => index >= at);
  const target = labels.find((label) => label !== counted && (label.tokens[0] ?? 0) < at);
  const types = interpretation.named('type');
  for (const type of types) {
    const label =
      target?.name ?? (counted === undefined ? undefined : interpretation.otherEnds(type.name, [counted.name])[0]);
    if (label === undefined) continue;
    const far = counted === undefined ? interpretation.otherEnds(type.name, [label]) : [counted.name];
    const [way] = interpretation.ways(label, far, [type.name]);
    const [step] = way ?? [];
    if (step === undefined) continue;
    const without = [type, ...(counted === undefined ? [] : [counted]), ...(target === undefined ? [] : [target])];
    return { label, measure: { by: 'linked', step }, measured: counted?.name ?? type.name, without };
  }
  if (target === undefined || counted === undefined) return undefined;
  const [way] = interpretation.ways(target.name, [counted.name]);
  const [step] = way ?? [];
  if (step === undefined) return undefined;
  return { label: target.name, measure: { by: 'linked', step }, measured: counted.name, without: [target, counted] };
}

/** The largest, the longest, the highest rating: ranked by a property. */
function byProperty(interpretation: Interpretation, scale: FoundScale | undefined): Ranking | undefined {
  const { shape, vocabulary, before } = interpretation.marked;
  const [target] = interpretation.labels();
  const label = target?.name ?? before?.label;
  if (label === undefined) return undefined;
  const ranked = (kind: string) => kind === 'number' || kind === 'date' || kind === 'dateTime';
  const [named] = interpretation.propertiesOf([label], ({ kind }) => ranked(kind));
  const [measured] =
    scale === undefined ? [] : vocabulary.propertiesOf(shape, label, scale.concepts).filter(({ kind }) => ranked(kind));
  const property = named?.name ?? measured?.name;
  if (property === undefined) return undefined;
  const without = [...(target === undefined ? [] : [target]), ...(named === undefined ? [] : [named])];
  return { label, measure: { by: 'property', property }, measured: property, without };
}

/** The most, the fewest, the largest, the best connected. */
export function rankPlan(interpretation: Interpretation): Plan | undefined {
  const scale = interpretation.scales().find(({ superlative }) => superlative);
  const [degree] = interpretation.cues('degree');
  const [most] = interpretation.cues('most', 'fewest');
  if (scale === undefined && degree === undefined && most === undefined) return undefined;
  const [target] = interpretation.labels();
  let ranking: Ranking | undefined;
  if (degree !== undefined && target !== undefined) {
    ranking = { label: target.name, measure: { by: 'degree' }, measured: '', without: [target] };
    interpretation.explainCues('degree');
    const words = new Set(interpretation.scales().map(({ at }) => at));
    interpretation.explain([...words].filter((at) => at >= degree.from && at < degree.to));
  } else if (most !== undefined) ranking = byLinks(interpretation, most.to) ?? byProperty(interpretation, scale);
  else ranking = byProperty(interpretation, scale);
  if (ranking === undefined) return undefined;
  if (scale !== undefined) interpretation.explain([scale.at]);
  interpretation.explainCues('most', 'fewest', 'more', 'less');
  const take = takenOf(interpretation);
  const { label, measure, measured, without } = ranking;
  const least = most === undefined ? scale?.greater === false : most.cue === 'fewest';
  return { kind: 'rank', set: describedSet(interpretation, label, without), measure, measured, least, take };
}
