import { kindOf, ownOf } from '../../domain/properties/kinds.js';
import { truthOf } from '../../domain/query/computed.js';
import { type PropertyKind, type PropertyValue } from '../../domain/properties/values.js';
import { type PropertyShape, type TieProperty } from './asked.js';

/** Texts of relationships that are told one by one; what has more is no list of choices. */
const MOST_VALUES = 40;

/** What of an element its shape is read from. */
interface Holding {
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly kinds: Readonly<Record<string, PropertyKind>>;
}

/** What a value says as a yes or no; a list says neither. */
const truthIn = (value: PropertyValue) => (typeof value === 'object' ? undefined : truthOf(value));

/** The properties of some elements, each by the kind that it has first. */
export function propertiesIn(elements: readonly Holding[]): PropertyShape[] {
  const found = new Map<string, { kind: PropertyKind; truths: Set<boolean | undefined> }>();
  for (const { properties, kinds } of elements)
    for (const [name, value] of Object.entries(properties)) {
      const known = found.get(name) ?? { kind: kindOf(value, ownOf(kinds, name)), truths: new Set() };
      if (!known.truths.has(undefined)) known.truths.add(truthIn(value));
      found.set(name, known);
    }
  return [...found].map(([name, { kind, truths }]) => ({
    name,
    kind,
    ...(kind !== 'boolean' && truths.size === 2 && !truths.has(undefined) ? { isTruth: true } : {}),
  }));
}

/** The properties of some relationships, with the texts that they choose from: nobody looks for a relationship by its text. */
export const tiePropertiesIn = (elements: readonly Holding[]): TieProperty[] =>
  propertiesIn(elements).map((property) => {
    if (property.kind !== 'text') return property;
    const values = new Set(elements.flatMap(({ properties }) => ownOf(properties, property.name) ?? []).map(String));
    return values.size > MOST_VALUES ? property : { ...property, values: [...values].sort() };
  });
