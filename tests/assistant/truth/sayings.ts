import { type PropertyValue } from '../../../domain/properties/values.js';
import { type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { type Language } from '../graphs/Language.js';
import { type Said } from './Truth.js';

/** How yes and no may be said; a fact in place of the bare word is checked by its citation. */
export const YES: Readonly<Record<Language, readonly string[]>> = { en: ['yes', 'true'], ro: ['da', 'adevărat'] };
export const NO: Readonly<Record<Language, readonly string[]>> = {
  en: ['no', 'not', 'none', 'false'],
  ro: ['nu', 'fals'],
};

const isDate = (node: ImportedNode, property: string) => node.propertyKinds[property]?.startsWith('date') ?? false;

/** The groups that say a value: each entry of a list, each part of a text of several names. */
export function sayingsOf(node: ImportedNode, property: string, language: Language): Said[][] {
  const value: PropertyValue | undefined = node.properties[property];
  if (value === undefined) throw new Error(`${property} has no value`);
  if (typeof value === 'boolean') return [[...(value ? YES : NO)[language]]];
  if (typeof value === 'number') return [[value]];
  if (typeof value !== 'string') return value.map((entry) => [String(entry)]);
  return isDate(node, property) ? [[{ date: value }]] : value.split(', ').map((part) => [part]);
}
