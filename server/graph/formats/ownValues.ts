import { isList, impliedKind, ownOf } from '../../../domain/properties/kinds.js';
import {
  PROPERTY_KINDS,
  type PropertyKind,
  type PropertyScalar,
  type PropertyValue,
} from '../../../domain/properties/values.js';
import { type GraphNode } from '../../contract/elements.js';
import { type TypedValue } from './typedText.js';

/** Names of kinds beside values in files of other formats that we write, so that they come back as they were. */
export const isKind = (text: string | undefined): text is PropertyKind => PROPERTY_KINDS.some((kind) => kind === text);

type Element = Pick<GraphNode, 'properties' | 'propertyKinds'>;

/** The kind of a property of an element. */
export const kindOfProperty = ({ propertyKinds }: Element, name: string, value: PropertyValue): PropertyKind =>
  ownOf(propertyKinds, name) ?? impliedKind(value) ?? 'textList';

/** A number as text that is a number again, whatever reads it: integers beyond 2⁵³ are written with an exponent. */
export const numberText = (value: number): string =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value);

/** A value as the text of a file: lists as JSON. */
export const ownText = (value: PropertyValue): string =>
  typeof value === 'object' ? JSON.stringify(value) : typeof value === 'number' ? numberText(value) : String(value);

const scalarOf = (kind: PropertyKind, text: string): PropertyScalar =>
  kind === 'number' ? Number(text) : kind === 'boolean' ? text === 'true' : text;

const isScalar = (value: unknown): value is PropertyScalar => ['string', 'number', 'boolean'].includes(typeof value);

/** The value that a text of a file of ours says, by its kind; undefined for a text that somebody else has changed. */
export function ownValue(kind: PropertyKind, text: string): TypedValue | undefined {
  if (!isList(kind)) {
    const value = scalarOf(kind, text);
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : { value, kind };
  }
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isScalar) ? { value: list, kind } : undefined;
  } catch {
    return undefined;
  }
}
