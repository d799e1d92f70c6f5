import { saysIds } from '../../../domain/imports/numericIds.js';
import { type NodeSet, type Predicate, type Query } from '../../../domain/query/Query.js';
import { type PropertyValue } from '../../../domain/properties/values.js';
import { foldedWords } from '../../../domain/folding/fold.js';
import { type Suggestion } from '../engine/Engine.js';
import { answeredOf, buttonsFor } from '../guesses/offered.js';
import { type GraphShape } from '../../graph/asked.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Wording } from '../texts/Wording.js';
import { type Finding, type Place } from './findings.js';

/** How many are offered, and how many of those that are worth most. */
const MOST_OFFERED = 2;
const FIRST = 5;

const labelled = (label: string): NodeSet => ({ kind: 'label', label });

/** The nodes that relationships of a type begin at, and the step along them; undefined where the graph has none. */
function along(type: string, { links }: GraphShape, where?: Predicate) {
  const link = links.find((one) => one.type === type);
  if (link === undefined) return undefined;
  const step = { types: [type], direction: 'out' as const, ...(where === undefined ? {} : { where }) };
  return { from: labelled(link.start), step, set: labelled(link.end) };
}

const isNumber = (properties: readonly { name: string; kind: string }[] | undefined, name: string): boolean =>
  properties?.find((one) => one.name === name)?.kind === 'number' && !saysIds(name);

function ofProperty({ name, on, of }: Extract<Place, { kind: 'property' }>, shape: GraphShape): Query | undefined {
  if (on === 'type') {
    const way = along(of, shape);
    const isMeasured = isNumber(shape.types.find(({ type }) => type === of)?.properties, name);
    if (way === undefined || !isMeasured) return undefined;
    const { from, ...rest } = way;
    return { kind: 'aggregate', set: from, along: rest, by: 'mean', property: name };
  }
  const set = labelled(of);
  if (isNumber(shape.labels.find(({ label }) => label === of)?.properties, name))
    return { kind: 'nodes', set, sort: { by: { kind: 'property', property: name }, order: 'most' }, limit: FIRST };
  return { kind: 'group', set, by: { kind: 'property', property: name }, total: { kind: 'count' }, order: 'most' };
}

/** What an element must fulfil to hold the value that has the word. */
function holding(property: string, value: PropertyValue | undefined, raw: string): Predicate | undefined {
  const [word] = foldedWords(raw);
  const texts = Array.isArray(value) ? value : [value];
  const text = texts.find((one) => foldedWords(String(one)).includes(word ?? '')) ?? texts[0];
  if (text === undefined) return undefined;
  return { kind: 'compare', property, is: '=', value: text };
}

/** A question about where a word stands, as a query; undefined where none makes sense. */
function queryOf({ raw, place }: Finding, shape: GraphShape, reading: GraphReading): Query | undefined {
  switch (place.kind) {
    case 'label':
      return { kind: 'count', set: labelled(place.name) };
    case 'type':
      return undefined;
    case 'property':
      return ofProperty(place, shape);
    case 'nodeValue': {
      const { node, property } = place;
      const value = node.properties[property];
      const [label] = node.labels;
      const that = holding(property, value, raw);
      if (value === reading.nameOf(node) || label === undefined || that === undefined)
        return { kind: 'describe', set: { kind: 'nodes', ids: [node.id] } };
      return { kind: 'nodes', set: { kind: 'where', of: labelled(label), that } };
    }
    case 'relationshipValue': {
      const { relationship, property } = place;
      const way = along(relationship.type, shape, holding(property, relationship.properties[property], raw));
      if (way === undefined) return undefined;
      const that: Predicate = { kind: 'linked', step: way.step, set: way.set, quantity: { kind: 'some' } };
      return { kind: 'nodes', set: { kind: 'where', of: way.from, that } };
    }
  }
}

/** Queries about what a refusal found of the question, each to be asked at a press. */
export async function offersOf(
  findings: readonly Finding[],
  reading: GraphReading,
  wording: Wording,
): Promise<readonly Suggestion[]> {
  const shape = await reading.shape();
  const queries = findings.flatMap((one) => queryOf(one, shape, reading) ?? []).map((query) => ({ query }));
  const answered = await answeredOf(queries, MOST_OFFERED, reading);
  return buttonsFor(answered, reading, wording);
}
