import { type PropertyKind, PROPERTY_KINDS, type PropertyValue } from '../../domain/properties/values.js';
export { MAX_LABEL_LENGTH, MAX_PROPERTY_NAME_LENGTH } from '../../domain/properties/limits.js';
import { jsonMap, words } from './schema.js';

export const PropertyKindSchema = words(PROPERTY_KINDS, { $id: 'PropertyKind', description: 'Kind of a property' });

export const properties = () =>
  jsonMap<PropertyValue>({
    description:
      'Property values by name: text, number, boolean, or a homogeneous list of them. Dates are ISO 8601 text',
  });

export const propertyKinds = () =>
  jsonMap<PropertyKind>({
    description:
      'Kind by property name, for what JSON does not tell: date, dateTime, dateList, dateTimeList, and empty lists',
  });

/** Longest text of one property, in characters. */
export const MAX_TEXT_LENGTH = 1_000_000;
/** Most labels on one node. */
export const MAX_LABELS = 32;
/** Most properties on one element. */
export const MAX_PROPERTIES = 256;
