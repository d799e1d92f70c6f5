import { type GraphNode } from '../../contract/elements.js';
import { type Filter, type Step } from '../../graph/selection.js';
import { indexesOf } from '../language/phrases.js';
import { type Mention, type Candidate } from '../linking/link.js';
import { type Interpretation, type Way } from './Interpretation.js';
import { labelsOf } from '../marking/Marked.js';
import { type Named } from '../marking/vocabulary.js';

/** A condition, the nodes that it names, and where in the question it begins. */
export interface Condition {
  readonly filter: Filter;
  readonly nodes: readonly GraphNode[];
  readonly at: number;
  readonly end: number;
}

/** From here on a name is meant surely: a state by its name rather than a city whose name begins so. */
const SURELY = 0.9;

/** The candidates of a mention that a way leads to, the best of them. */
function reached(
  candidates: readonly Candidate[],
  ends: (labels: readonly string[]) => Way[],
): { ways: Way[]; nodes: GraphNode[] } | undefined {
  const fitting = candidates
    .filter(({ via }) => via !== 'value')
    .map((candidate) => ({ candidate, ways: ends(candidate.node.labels) }))
    .filter(({ ways }) => ways.length > 0);
  const best = fitting[0];
  if (best === undefined) return undefined;
  const same = fitting.filter(
    ({ candidate, ways }) =>
      candidate.score > best.candidate.score - 0.02 && JSON.stringify(ways) === JSON.stringify(best.ways),
  );
  return { ways: best.ways, nodes: same.map(({ candidate }) => candidate.node) };
}

const linkedBy = (ways: readonly Way[], nodes: readonly GraphNode[]): Filter => {
  const to = nodes.map(({ id }) => id);
  const filters = ways.map((steps): Filter => ({ kind: 'linked', steps, to }));
  return filters.length === 1 && filters[0] !== undefined ? filters[0] : { kind: 'any', of: filters };
};

/** Self-joined types follow the direction that "from" and "to" say, as flights do. */
function directed(interpretation: Interpretation, mention: Mention, ways: readonly Way[]): Way[] {
  const trigger = interpretation.triggers('from', 'to').filter(({ to }) => to === mention.from);
  const isFrom = trigger.some((one) => one.trigger === 'from');
  const isTo = trigger.some((one) => one.trigger === 'to');
  const isMutual = ({ types }: Step) => types.every((type) => interpretation.marked.vocabulary.isMeant(type, 'border'));
  return ways.map((way) =>
    way.map((step) =>
      step.way === 'both' && isFrom !== isTo && !isMutual(step) ? { ...step, way: isFrom ? 'in' : 'out' } : step,
    ),
  );
}

/** The condition that a mention makes of nodes of a label: linked to it, by a type that is named if one fits. */
export function conditionOfMention(
  interpretation: Interpretation,
  label: string,
  mention: Mention,
): Condition | undefined {
  const types = interpretation
    .named('type')
    .filter(({ tokens }) => tokens.some((index) => !interpretation.isInMention(index)));
  const place = { at: mention.from, end: mention.to };
  const fitting = types.filter(
    ({ name }) => interpretation.ways(label, labelsOf(mention.candidates), [name]).length > 0,
  );
  const bestScore = Math.max(0, ...fitting.map(({ score }) => score));
  const named = fitting.filter(({ score }) => score === bestScore);
  if (named.length > 0) {
    const names = named.map(({ name }) => name);
    const found = reached(mention.candidates, (labels) => interpretation.ways(label, labels, names));
    if (found !== undefined) {
      interpretation.explainNamed(named);
      interpretation.explainMention(mention);
      return {
        filter: linkedBy(directed(interpretation, mention, found.ways), found.nodes),
        nodes: found.nodes,
        ...place,
      };
    }
  }
  const others = mention.candidates.filter(({ node }) => !node.labels.includes(label));
  const surely = others.filter(({ score }) => score >= SURELY);
  const found =
    reached(surely, (labels) => interpretation.ways(label, labels)) ??
    reached(surely, (labels) => interpretation.longWays(label, labels)) ??
    reached(others, (labels) => interpretation.ways(label, labels)) ??
    reached(others, (labels) => interpretation.longWays(label, labels));
  if (found === undefined) return undefined;
  if (found.ways.length === 1) interpretation.explainGeneric();
  const first = found.ways.flatMap(([step, next]) => (next === undefined ? [] : (step?.types ?? [])));
  interpretation.explainNamed(types.filter(({ name, score }) => score === 1 && first.includes(name)));
  interpretation.explainMention(mention);
  return { filter: linkedBy(found.ways, found.nodes), nodes: found.nodes, ...place };
}

/** Whether none of the words of something named is one of others. */
const isApart = ({ tokens }: Named, others: readonly Named[]) =>
  others.every((other) => tokens.every((index) => !other.tokens.includes(index)));

/** The conditions that properties make by being named: a yes, or having any value. */
export function conditionsOfProperties(interpretation: Interpretation, label: string): Condition[] {
  const isOpen = ({ tokens }: Named) => tokens.some((index) => !interpretation.isExplained(index));
  const best = interpretation.propertiesOf([label], ({ kind }) => kind === 'boolean');
  const sure = interpretation
    .named('property')
    .filter(({ property, labels, score }) => property?.kind === 'boolean' && labels.includes(label) && score === 1);
  const booleans = [...best, ...sure.filter((one) => !best.includes(one) && isApart(one, best))].filter(isOpen);
  if (booleans.length > 0) {
    interpretation.explainNamed(booleans);
    return booleans.map(({ name, negative, tokens }) => ({
      filter: { kind: 'compare', property: name, test: '=', value: !negative },
      nodes: [],
      at: tokens[0] ?? 0,
      end: (tokens.at(-1) ?? 0) + 1,
    }));
  }
  if (!interpretation.has('not')) return [];
  const [having] = interpretation
    .propertiesOf([label])
    .filter(({ tokens }) => tokens.some((index) => !interpretation.isExplained(index)));
  if (having === undefined) return [];
  interpretation.explainNamed([having]);
  return [
    {
      filter: { kind: 'has', property: having.name },
      nodes: [],
      at: having.tokens[0] ?? 0,
      end: (having.tokens.at(-1) ?? 0) + 1,
    },
  ];
}

/** Each condition turned round by the "not" before it, and those with an "or" between them taken together. */
export function joined(interpretation: Interpretation, conditions: readonly Condition[]): Filter[] {
  const ordered = [...conditions].sort((one, other) => one.at - other.at);
  const negations = interpretation.triggers('not');
  const groups: Filter[][] = [];
  ordered.forEach((condition, index) => {
    const before = ordered[index - 1];
    const start = before?.end ?? 0;
    const turning = negations.filter(({ from, to }) => from >= Math.min(start, condition.at) && to <= condition.at);
    for (const negation of turning) interpretation.explain(indexesOf(negation));
    const negated = turning.length > 0;
    const filter = negated ? turned(condition.filter) : condition.filter;
    const either = interpretation
      .triggers('or')
      .filter(({ from, to }) => before !== undefined && from >= before.end && to <= condition.at);
    for (const or of either) interpretation.explain(indexesOf(or));
    const isOr = either.length > 0;
    if (isOr && groups.length > 0) groups.at(-1)?.push(filter);
    else groups.push([filter]);
  });
  return groups.map((filters) =>
    filters.length === 1 && filters[0] !== undefined ? filters[0] : { kind: 'any', of: filters },
  );
}

/** The opposite of a condition. What is not known to be so is not its opposite: a missing value stays out of it. */
function turned(filter: Filter): Filter {
  if (filter.kind === 'compare' && typeof filter.value === 'boolean') return { ...filter, value: !filter.value };
  return { kind: 'not', of: filter };
}
