import { type NodeContent } from '../../domain/elements/elements.js';
import { type Properties, type PropertyValue } from '../../domain/properties/values.js';
import { fold } from '../../domain/folding/fold.js';
import { type ChosenCaptions, nameOf } from '../../domain/styles/names.js';

/** Enough to sort by; longer captions with one beginning sort by age. */
const CAPTION_KEY_LENGTH = 80;

/** What a node is called, as lists are sorted and names are found by it. @param chosen the captions that its project has for labels */
export const captionKey = (node: Pick<NodeContent, 'labels' | 'properties'>, chosen: ChosenCaptions): string =>
  fold(nameOf(node, chosen)).trim().slice(0, CAPTION_KEY_LENGTH);

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
