import { type Properties, type PropertyKinds, type PropertyValue } from '../contract/properties.js';
import { captionOf } from '../../domain/caption/caption.js';
import { fold } from './fold.js';

export { captionOf, captionProperty, isNaming } from '../../domain/caption/caption.js';

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

/** Enough to sort by; longer captions with one beginning sort by age. */
const CAPTION_KEY_LENGTH = 80;

/** The caption as lists are sorted by it. */
export const captionKey = (node: Pick<NodeContent, 'labels' | 'properties'>): string =>
  fold(captionOf(node)).trim().slice(0, CAPTION_KEY_LENGTH);

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
