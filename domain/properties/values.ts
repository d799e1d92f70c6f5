/** What a property's value may be; there are no nested objects and no null. Dates are ISO 8601 text. */
export type PropertyScalar = string | number | boolean;
export type PropertyValue = PropertyScalar | readonly PropertyScalar[];
export type Properties = Readonly<Record<string, PropertyValue>>;

/** Every kind of property, in the order in which a menu offers them; a list is homogeneous. */
export const PROPERTY_KINDS = [
  'text',
  'number',
  'boolean',
  'date',
  'dateTime',
  'textList',
  'numberList',
  'booleanList',
  'dateList',
  'dateTimeList',
] as const;
export type PropertyKind = (typeof PROPERTY_KINDS)[number];

/** The kind of those properties whose kind JSON does not tell: dates, date-times, lists of them, empty lists. */
export type PropertyKinds = Readonly<Record<string, PropertyKind>>;
