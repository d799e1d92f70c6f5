import { type Mention } from '../../linking/link.js';
import { type Condition, conditionOfMention, conditionsOfProperties, joined } from '../conditions.js';
import { conditionOfAmount, conditionOfHaving, conditionOfLike, conditionOfNumber } from '../measures.js';
import { type Interpretation } from '../Interpretation.js';
import { bestOf, labelsOf } from '../../marking/Marked.js';
import { type NodeSet, type Plan } from '../Plan.js';
import { type Named } from '../../marking/vocabulary.js';

/** The set of nodes of a label that the rest of the question describes. */
function describedSet(interpretation: Interpretation, label: string): NodeSet {
  const { mentions, amounts } = interpretation.marked;
  const conditions: Condition[] = [];
  for (const mention of mentions) {
    const condition =
      conditionOfLike(interpretation, label, mention) ?? conditionOfMention(interpretation, label, mention);
    if (condition !== undefined) conditions.push(condition);
  }
  for (const amount of amounts) {
    if (amount.tokens.every((index) => interpretation.isExplained(index))) continue;
    const condition =
      conditionOfNumber(interpretation, label, amount) ?? conditionOfAmount(interpretation, label, amount);
    if (condition !== undefined) conditions.push(condition);
  }
  conditions.push(...conditionsOfProperties(interpretation, label));
  const having = conditionOfHaving(interpretation, label);
  if (having !== undefined) conditions.push(having);
  const beside = conditions.flatMap(({ nodes }) => nodes.flatMap(({ labels }) => labels));
  interpretation.explainNamed(interpretation.labels().filter(({ name }) => beside.includes(name)));
  return { label, where: joined(interpretation, conditions), described: conditions.flatMap(({ nodes }) => nodes) };
}

/** The label whose nodes are asked for; a label beside a name of one of its nodes only says what the name is. */
function targetOf(interpretation: Interpretation): Named | undefined {
  return interpretation.labels().find((label) => interpretation.isAskedFor(label));
}

/** Whether a name is said in the plural, as of several that go by it. */
const isPlural = ({ marked: { tokens, rules } }: Interpretation, { to }: Mention): boolean =>
  new RegExp(rules.plural, 'u').test(tokens[to - 1]?.word ?? '');

/** Whether a name leads a question that says more of what goes by it: "comedies from 2009". */
function isHead(interpretation: Interpretation, { from }: Mention): boolean {
  const { tokens, amounts, mentions } = interpretation.marked;
  const isLed = tokens.slice(0, from).every((_, index) => interpretation.isExplained(index));
  return isLed && (amounts.length > 0 || mentions.length > 1);
}

/** The label of things that go by the name of their kind: "how many westerns" are films. */
function countedByName(interpretation: Interpretation): string | undefined {
  const { mentions } = interpretation.marked;
  if (interpretation.labels().length > 0) return undefined;
  const asked = interpretation.triggers('count', 'which', 'list').map(({ to }) => to);
  const kind = mentions.find(
    (mention) =>
      mention.candidates[0]?.via === 'name' &&
      isPlural(interpretation, mention) &&
      (asked.includes(mention.from) || isHead(interpretation, mention)),
  );
  const [wearer, ...more] = wearersOf(interpretation, kind?.candidates[0]?.node.labels ?? []);
  return more.length === 0 ? wearer : undefined;
}

/** The labels of what leads to nodes of some labels: films to a genre. */
function wearersOf(interpretation: Interpretation, labels: readonly string[]): string[] {
  const { links } = interpretation.marked.shape;
  const leading = links.filter(({ start, end }) => labels.includes(end) && !labels.includes(start));
  return [...new Set(leading.map(({ start }) => start))];
}

/** The one label whose nodes can be what is asked for: "how many UN members" are countries. */
function countedByProperty(interpretation: Interpretation): string | undefined {
  if (interpretation.labels().length > 0 || interpretation.triggers('count', 'list', 'which').length === 0)
    return undefined;
  const { tokens, rules } = interpretation.marked;
  const plural = new RegExp(rules.plural, 'u');
  const [head] = interpretation
    .named('property')
    .filter(
      ({ property, score, tokens: own }) =>
        property?.kind === 'boolean' && score === 1 && own.some((index) => plural.test(tokens[index]?.word ?? '')),
    );
  return head?.labels.length === 1 ? head.labels[0] : undefined;
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

/** Whether it is asked if there are any, and not which they are. */
const isAskedWhetherAny = (interpretation: Interpretation, { tokens: [at = 0] }: Named): boolean =>
  !interpretation.has('which') &&
  !interpretation.has('list') &&
  interpretation.triggers('existence').some(({ from, to }) => from <= 1 && to <= at);

/** Which, how many, list: nodes of a label with conditions. */
export function setPlan(interpretation: Interpretation): Plan | undefined {
  const kind = interpretation.has('count') ? 'count' : 'list';
  const target = targetOf(interpretation);
  if (target !== undefined) {
    interpretation.explainNamed([target]);
    const isExistence = kind === 'list' && isAskedWhetherAny(interpretation, target);
    if (isExistence) interpretation.explainTriggers('existence');
    return { kind, set: describedSet(interpretation, target.name), ...(isExistence ? { isExistence } : {}) };
  }
  const counted = countedByName(interpretation) ?? countedByProperty(interpretation);
  return counted === undefined ? undefined : { kind, set: describedSet(interpretation, counted) };
}

/** Who speaks X, where is X spoken, the neighbours of X: the other ends of a type that is named. */
export function otherEndPlan(interpretation: Interpretation): Plan | undefined {
  if (interpretation.marked.mentions.length === 0) return undefined;
  const label = otherEnd(interpretation);
  if (label === undefined) return undefined;
  const own = interpretation.marked.mentions.filter(({ candidates }) => labelsOf(candidates).includes(label));
  // How many flights there are from one to another is not how many others both are joined to.
  if (own.length > 1 && interpretation.has('count')) return undefined;
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
