import { kindOf, ownOf } from '../../domain/properties/kinds.js';
import { truthOf } from '../../domain/query/computed.js';
import { type PropertyKind, type PropertyValue } from '../../domain/properties/values.js';
import { type PropertyShape, type TieProperty } from './selection.js';

/** Texts of relationships that are told one by one; what has more is no list of choices. */
const MOST_VALUES = 40;

/** What of an element its shape is read from. */
interface Holding {
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly kinds: Readonly<Record<string, PropertyKind>>;
}

/** Whether values say yes and no, and nothing else. */
function areTruths(values: ReadonlySet<PropertyValue>): boolean {
  const truths = [...values].map((value) => (typeof value === 'object' ? undefined : truthOf(value)));
  return truths.includes(true) && truths.includes(false) && !truths.includes(undefined);
}

/** More different values are no words for yes and no. */
const MOST_TRUTHS = 8;

/** The properties of some elements, each by the kind that it has first. */
export function propertiesIn(elements: readonly Holding[]): PropertyShape[] {
  const found = new Map<string, { kind: PropertyKind; values: Set<PropertyValue> }>();
  for (const { properties, kinds } of elements)
    for (const [name, value] of Object.entries(properties)) {
      const { kind, values } = found.get(name) ?? { kind: kindOf(value, ownOf(kinds, name)), values: new Set() };
      if (values.size <= MOST_TRUTHS) values.add(value);
      found.set(name, { kind, values });
    }
  return [...found].map(([name, { kind, values }]) => ({
    name,
    kind,
    ...(kind !== 'boolean' && areTruths(values) ? { isTruth: true } : {}),
  }));
}

/** The properties of some relationships, with the texts that they choose from: nobody looks for a relationship by its text. */
export const tiePropertiesIn = (elements: readonly Holding[]): TieProperty[] =>
  propertiesIn(elements).map((property) => {
    if (property.kind !== 'text') return property;
    const values = new Set(elements.flatMap(({ properties }) => ownOf(properties, property.name) ?? []).map(String));
    return values.size > MOST_VALUES ? property : { ...property, values: [...values].sort() };
  });
