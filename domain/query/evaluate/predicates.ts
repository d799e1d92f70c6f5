import { fold } from '../../folding/fold.js';
import { type PropertyScalar, type PropertyValue } from '../../properties/values.js';
import { truthOf } from '../computed.js';
import { type Comparison, type Measure, type Predicate, type QueryValue, type TextTest } from '../Query.js';
import { compareValues, type PlainElement, type PlainNode, type Worth } from './Plain.js';

/** What a predicate asks of more than the properties of an element. */
export interface Surroundings {
  linked(predicate: Extract<Predicate, { kind: 'linked' }>): boolean;
  worth(measure: Measure): Worth;
}

const isList = (value: PropertyValue): value is readonly PropertyScalar[] => Array.isArray(value);

/** The values of a property: one, those of a list, or none where it is missing. */
function valuesOf({ properties }: Pick<PlainNode, 'properties'>, name: string): readonly PropertyScalar[] {
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

const hasProperty = ({ properties }: Pick<PlainNode, 'properties'>, name: string): boolean =>
  Object.hasOwn(properties, name);

/** How two values of one kind stand to each other; undefined for values of two kinds, or where there is no order. */
function order(one: PropertyScalar, other: QueryValue): number | undefined {
  if (typeof one !== typeof other || typeof one === 'boolean' || typeof other === 'boolean') return undefined;
  return compareValues(one, other);
}

const ORDERED: Record<Exclude<Comparison, '=' | '≠'>, (order: number) => boolean> = {
  '<': (found) => found < 0,
  '≤': (found) => found <= 0,
  '>': (found) => found > 0,
  '≥': (found) => found >= 0,
};

export function compares(one: PropertyScalar, is: Comparison, value: QueryValue): boolean {
  if (is === '=') return one === value;
  if (is === '≠') return one !== value;
  const found = order(one, value);
  return found !== undefined && ORDERED[is](found);
}

const TEXTS: Record<TextTest, (own: string, wanted: string) => boolean> = {
  is: (own, wanted) => own === wanted,
  starts: (own, wanted) => own.startsWith(wanted),
  ends: (own, wanted) => own.endsWith(wanted),
  contains: (own, wanted) => own.includes(wanted),
};

/** Whether an element fulfils a predicate. */
export function fulfils(element: PlainElement, predicate: Predicate, around: Surroundings): boolean {
  switch (predicate.kind) {
    case 'compare': {
      const { property, is, value } = predicate;
      const values = valuesOf(element, property);
      if (is === '≠') return hasProperty(element, property) && !values.some((one) => one === value);
      return values.some((one) => compares(one, is, value));
    }
    case 'between': {
      const { property, from, to } = predicate;
      return valuesOf(element, property).some((one) => compares(one, '≥', from) && compares(one, '≤', to));
    }
    case 'text': {
      const { property, is, value } = predicate;
      return valuesOf(element, property).some((one) => typeof one === 'string' && TEXTS[is](fold(one), fold(value)));
    }
    case 'has':
      return hasProperty(element, predicate.property);
    case 'truth':
      return valuesOf(element, predicate.property).some((one) => truthOf(one) === (predicate.is === 'yes'));
    case 'relate': {
      const [own, other] = [around.worth(predicate.of), around.worth(predicate.to)];
      return own !== undefined && other !== undefined && compares(own, predicate.is, other);
    }
    case 'linked':
      return around.linked(predicate);
    case 'not':
      return !fulfils(element, predicate.of, around);
    case 'and':
      return predicate.of.every((one) => fulfils(element, one, around));
    case 'or':
      return predicate.of.some((one) => fulfils(element, one, around));
  }
}

/** The value of a property by which nodes are ranked: a number or a text. */
export function rankedValue({ properties }: Pick<PlainNode, 'properties'>, name: string): number | string | undefined {
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}
