import { type GraphNode } from '../../../contract/elements.js';
import { type Filter, type PropertyShape } from '../../../graph/selection.js';
import { type Candidate, type Mention } from '../../linking/link.js';
import { conditionOfMention } from '../conditions.js';
import { type Interpretation } from '../Interpretation.js';
import { bestOf, labelsOf } from '../../marking/Marked.js';
import { type Plan } from '../Plan.js';
import { type Named } from '../../marking/vocabulary.js';

/** Labels that only say what a name is: "the country Hungary", "Newark airport". */
export function appositions(interpretation: Interpretation, labels: readonly string[]): Named[] {
  return interpretation.labels().filter(({ name }) => labels.includes(name));
}

/** The candidates with a label that the question names, if there are any; otherwise all. */
function ofNamedLabel(interpretation: Interpretation, candidates: readonly Candidate[]): readonly Candidate[] {
  const named = appositions(interpretation, labelsOf(candidates)).map(({ name }) => name);
  const fitting = candidates.filter(({ node }) => node.labels.some((label) => named.includes(label)));
  return fitting.length > 0 ? fitting : candidates;
}

/** The mention that a question is about, and the ones that only tell where it is from: "British" of the pound. */
function mainMention(interpretation: Interpretation): { main: Mention; rest: readonly Mention[] } | undefined {
  const { mentions } = interpretation.marked;
  const byName = mentions.filter(({ candidates }) => candidates[0]?.via !== 'origin');
  const main = byName[0] ?? mentions[0];
  return main === undefined ? undefined : { main, rest: mentions.filter((one) => one !== main) };
}

/** Of which country is X the capital: the nodes that have what is named as their value. */
function ownerOfValue(interpretation: Interpretation, mention: Mention): Plan | undefined {
  const values = mention.candidates.filter(({ via }) => via === 'value');
  const owners = values.filter(({ property, node }) =>
    interpretation.propertiesOf(node.labels).some(({ name }) => name === property),
  );
  const [first] = owners;
  if (first?.property === undefined) return undefined;
  const [label = ''] = first.node.labels;
  interpretation.explainNamed(
    interpretation.propertiesOf(first.node.labels).filter(({ name }) => name === first.property),
  );
  interpretation.explainMention(mention);
  interpretation.explainNamed(appositions(interpretation, [label]));
  const nodes = owners.map(({ node }) => node);
  return { kind: 'list', set: { label, where: [{ kind: 'among', ids: nodes.map(({ id }) => id) }], described: [] } };
}

/** How big or how long something is: the property that the adjective measures, when none is named. */
function measuredBy(
  interpretation: Interpretation,
  candidates: readonly Candidate[],
): ((found: { main: Mention }) => Plan) | undefined {
  const { shape, vocabulary } = interpretation.marked;
  const [scale] = interpretation.scales();
  if (scale === undefined) return undefined;
  for (const { node } of candidates) {
    if (interpretation.propertiesOf(node.labels).some(({ score }) => score === 1)) continue;
    const properties = node.labels
      .flatMap((label) => vocabulary.propertiesOf(shape, label, scale.concepts))
      .map(({ name }) => name);
    if (properties.length === 0) continue;
    return ({ main }) => {
      interpretation.explain([scale.at]);
      interpretation.explainUnits(properties);
      interpretation.explainMention(main);
      interpretation.explainNamed(appositions(interpretation, node.labels));
      return { kind: 'property', nodes: [node], qualifiers: [], properties };
    };
  }
  return undefined;
}

/** The properties that are meant, with others that are named as surely beside them: "capital and area". */
function withOthers(interpretation: Interpretation, best: readonly Named[], labels: readonly string[]): Named[] {
  const isSure = best.length === 1 && best[0]?.score === 1 && best[0].property?.kind !== 'boolean';
  if (!isSure || !interpretation.has('and')) return [...best];
  const others = interpretation
    .named('property')
    .filter(
      ({ score, labels: of, property }) =>
        score === 1 && property?.kind !== 'boolean' && of.some((one) => labels.includes(one)),
    );
  return others.reduce<Named[]>(
    (kept, one) => (kept.every((known) => isApart(one, known)) ? [...kept, one] : kept),
    [...best],
  );
}

const isApart = (one: Named, other: Named) => one.tokens.every((index) => !other.tokens.includes(index));

/** The same of several things of one kind: "the capitals of Peru and Chile". */
function sideBySide(
  interpretation: Interpretation,
  { node, properties }: { node: GraphNode; properties: readonly PropertyShape[] },
): Plan | undefined {
  if (!interpretation.has('and') || properties.some(({ kind }) => kind === 'boolean')) return undefined;
  const [label = ''] = node.labels;
  const alike = interpretation.marked.mentions.flatMap((mention) => {
    const like = mention.candidates.find(
      (one) => one.node.labels.includes(label) && one.score >= 0.9 && one.via !== 'value',
    );
    return like === undefined ? [] : [{ mention, node: like.node }];
  });
  if (alike.length < 2) return undefined;
  for (const { mention } of alike) interpretation.explainMention(mention);
  return { kind: 'compare', nodes: alike.map((one) => one.node), properties };
}

/** A property of one node, or whether it says yes. */
export function propertyPlan(interpretation: Interpretation): Plan | undefined {
  const found = mainMention(interpretation);
  if (found === undefined) return undefined;
  const ofValue = interpretation.marked.mentions.map((mention) => () => ownerOfValue(interpretation, mention));
  const candidates = ofNamedLabel(interpretation, found.main.candidates).filter(({ via }) => via !== 'value');
  const measured = measuredBy(interpretation, candidates);
  if (measured !== undefined) return measured(found);
  const bearing = candidates.filter(({ node }) => interpretation.propertiesOf(node.labels).length > 0);
  const best = bearing[0];
  if (best === undefined) return ofValue.map((attempt) => attempt()).find((plan) => plan !== undefined);
  const equal = bearing.filter(({ score }) => score > best.score - 0.02);
  const dated = interpretation.has('when')
    ? (one: PropertyShape) => one.kind === 'date' || one.kind === 'dateTime'
    : undefined;
  const properties = withOthers(interpretation, interpretation.propertiesOf(best.node.labels, dated), best.node.labels);
  const [property] = properties;
  if (property === undefined) return undefined;
  if (dated !== undefined) interpretation.explainTriggers('when');
  if (property.score === 1) interpretation.explainHaving();
  interpretation.explainNamed(properties);
  interpretation.explainMention(found.main);
  interpretation.explainNamed(appositions(interpretation, best.node.labels));
  const { node } = best;
  const several = sideBySide(interpretation, { node, properties: properties.flatMap((one) => one.property ?? []) });
  if (several !== undefined) return several;
  const nodes = equal.map((one) => one.node);
  const qualifiers = qualifiersOf(interpretation, nodes, found.rest);
  if (nodes.length > 1 && qualifiers.length === 0) return { kind: 'ambiguous', nodes };
  if (property.property?.kind === 'boolean') {
    // "Isn't it so?" asks whether it is so.
    const negated = interpretation.triggers('not').some(({ from }) => from > 0);
    interpretation.explainTriggers('not');
    if (property.against.length > 0 && interpretation.has('or')) {
      interpretation.explainTriggers('or');
      interpretation.explain(property.against);
    }
    return { kind: 'holds', node, property: property.name, wanted: property.negative === negated };
  }
  return { kind: 'property', nodes, qualifiers, properties: properties.map(({ name }) => name) };
}

/**
 * What the other mentions of the question say of the nodes that are meant: the pound of Britain, the zlot of Poland.
 */
function qualifiersOf(interpretation: Interpretation, nodes: readonly GraphNode[], rest: readonly Mention[]): Filter[] {
  const [label = ''] = nodes[0]?.labels ?? [];
  return rest.flatMap((mention): Filter[] => {
    // That it is joined to one of its own kind is told by no name, unless the words say how.
    const isLike = labelsOf(mention.candidates).includes(label) && mention.candidates[0]?.via !== 'origin';
    if (isLike && interpretation.named('type').length === 0) return [];
    const condition = conditionOfMention(interpretation, label, mention);
    return condition === undefined ? [] : [condition.filter];
  });
}

/** What or who something is. */
export function describePlan(interpretation: Interpretation): Plan | undefined {
  const found = mainMention(interpretation);
  if (found === undefined) return undefined;
  const candidates = ofNamedLabel(interpretation, found.main.candidates);
  const [first] = candidates;
  if (first === undefined || first.via === 'value') return undefined;
  interpretation.explainMention(found.main);
  interpretation.explainNamed(appositions(interpretation, first.node.labels));
  const nodes = bestOf(candidates);
  return nodes.length > 1 ? { kind: 'ambiguous', nodes } : { kind: 'describe', node: first.node };
}
