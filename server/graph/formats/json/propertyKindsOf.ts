import { PROPERTY_KINDS, type PropertyKind, type PropertyKinds } from '../../../../domain/properties/values.js';
import { isObject } from './jsonPass.js';

const isKind = (value: unknown): value is PropertyKind => PROPERTY_KINDS.includes(value as PropertyKind);

/** The property kinds that a file of ours holds beside the properties; anything else is passed over. */
export function propertyKindsOf(value: unknown): PropertyKinds {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, PropertyKind] => isKind(entry[1])));
}
