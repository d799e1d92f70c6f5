import { type Properties, type PropertyKinds, type PropertyValue } from '../contract/properties.js';
import { fold } from './fold.js';

/** What a person says about a node. */
export interface NodeContent {
  readonly labels: readonly string[];
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
}

/** What a person says about a relationship. */
export interface RelationshipContent {
  readonly type: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
}

/** Properties that name a node, the most telling first; compared without case and accents. */
const NAMING = ['name', 'title', 'label', 'caption', 'displayname', 'fullname', 'nume', 'denumire', 'titlu'];
/** Whether a property of this name names its node. */
export const isNaming = (property: string): boolean => NAMING.includes(fold(property));
/** Enough to sort by; longer captions with one beginning sort by age. */
const CAPTION_KEY_LENGTH = 80;

const isText = (value: PropertyValue | undefined): value is string => typeof value === 'string' && value.trim() !== '';

/** What stands for a node where there is room for few words: a naming property, else its first text, else its id. */
export function captionOf(id: string, properties: Properties): string {
  const entries = Object.entries(properties);
  for (const naming of NAMING) {
    const named = entries.find(([name, value]) => fold(name) === naming && isText(value));
    if (named !== undefined) return String(named[1]);
  }
  return String(entries.find(([, value]) => isText(value))?.[1] ?? id);
}

/** The caption as lists are sorted by it. */
export const captionKey = (id: string, properties: Properties): string =>
  fold(captionOf(id, properties)).trim().slice(0, CAPTION_KEY_LENGTH);

/** What may be searched of a value: its text and numbers. */
function textOf(value: PropertyValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? '' : value.map(textOf).join(' ');
}

/** What search finds an element by: its labels or type, and the values of its properties. */
export function searchText(words: readonly string[], properties: Properties): string {
  let text = words.join(' ');
  for (const name in properties) text += ` ${textOf(properties[name] ?? '')}`;
  return fold(text);
}
