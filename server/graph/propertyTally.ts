import { kindOf, ownOf } from '../../domain/properties/kinds.js';
import { type Properties, type PropertyKind, type PropertyKinds } from '../../domain/properties/values.js';
import { type PropertyUseList } from '../contract/propertyUse.js';

/** Elements looked at from each end of the order of their making, where there are more. */
export const LOOKED_AT = 2000;

interface Bag {
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
}

const most = (kinds: ReadonlyMap<PropertyKind, number>): PropertyKind =>
  [...kinds].reduce((best, each) => (each[1] > best[1] ? each : best))[0];

/** The properties of elements, what most have first, each of the kind that most of its values are of. */
export function propertyTally(bags: Iterable<Bag>): PropertyUseList {
  const kindsOf = new Map<string, Map<PropertyKind, number>>();
  let looked = 0;
  for (const { properties, propertyKinds } of bags) {
    looked += 1;
    for (const [name, value] of Object.entries(properties)) {
      const kinds = kindsOf.get(name) ?? new Map<PropertyKind, number>();
      const kind = kindOf(value, ownOf(propertyKinds, name));
      kindsOf.set(name, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    }
  }
  const items = [...kindsOf].map(([name, kinds]) => ({
    name,
    kind: most(kinds),
    total: [...kinds.values()].reduce((sum, count) => sum + count, 0),
  }));
  // As they came where as many have them: the order in which a file or a person wrote them.
  return { items: items.sort((one, other) => other.total - one.total), looked, total: items.length };
}
