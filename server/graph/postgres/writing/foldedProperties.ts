import { fold } from '../../../../domain/folding/fold.js';
import { type Properties, type PropertyScalar, type PropertyValue } from '../../../../domain/properties/values.js';

const scalar = (value: PropertyScalar): PropertyScalar => (typeof value === 'string' ? fold(value) : value);

const folded = (value: PropertyValue): PropertyValue =>
  typeof value === 'object' ? (value.map(scalar) as unknown as PropertyValue) : scalar(value);

/** Properties whose texts are without case and diacritics, as conditions on texts compare them: no function of PostgreSQL folds alike. */
export const foldedProperties = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, folded(value)]));
