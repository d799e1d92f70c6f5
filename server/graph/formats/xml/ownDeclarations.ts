import { type PropertyKind } from '../../../../domain/properties/values.js';
import { isKind, ownValue } from '../ownValues.js';
import { type TypedValue } from '../typedText.js';

/** What our own files say of a column beside what their format has for it. */
export interface OwnDeclaration {
  /** What it is if no property: labels, type, a place. */
  readonly role?: string | undefined;
  readonly kind?: PropertyKind | undefined;
  readonly isJson?: boolean | undefined;
  readonly name?: string | undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads it of the attributes of a declaration. */
export function ownDeclarationIn(attributes: Readonly<Record<string, string>>): OwnDeclaration {
  const [kind, name] = [attributes['harta:kind'], parsed(attributes['harta:name'] ?? '')];
  return {
    role: attributes['harta:is'],
    kind: isKind(kind) ? kind : undefined,
    isJson: attributes['harta:json'] === 'true',
    name: typeof name === 'string' ? name : undefined,
  };
}

/** The value of a text in such a column; undefined where it is no such value. */
export function valueIn({ kind, isJson }: OwnDeclaration, text: string): TypedValue | undefined {
  if (kind === undefined) return undefined;
  if (isJson !== true) return ownValue(kind, text);
  const value = parsed(text);
  return typeof value === 'string' ? { value, kind } : undefined;
}

/** What is written as JSON and is no property: a list of labels, or a type. */
export function ownJson(text: string): TypedValue | undefined {
  const value = parsed(text);
  if (typeof value === 'string') return { value };
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? { value } : undefined;
}
