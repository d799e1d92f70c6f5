import { type Captioned, captionOf, captionProperty } from '../caption/caption.js';
import { withoutDirections } from '../caption/directions.js';
import { type Properties, type PropertyValue } from '../properties/values.js';
import { type StoredStyle } from './style.js';
import { filled, onlyProperty } from './template.js';

/** What of a node its name is made from. */
export interface Nameable extends Captioned {
  readonly labels: readonly string[];
  readonly properties: Properties;
}

/** The captions that a person chose, by label; an empty one is nothing. */
export type ChosenCaptions = ReadonlyMap<string, string>;

/** A property of a node in words; undefined when it says nothing. */
type SayProperty<N> = (node: N, property: string) => string | undefined;

/** The captions among styles. */
export const chosenCaptions = (styles: Iterable<Pick<StoredStyle, 'kind' | 'name' | 'style'>>): ChosenCaptions =>
  new Map(
    [...styles].flatMap(({ kind, name, style }) =>
      kind === 'label' && style.caption !== undefined ? [[name, style.caption]] : [],
    ),
  );

function plainText(value: PropertyValue): string {
  if (typeof value === 'object') return value.map(plainText).join(', ');
  return String(value).trim();
}

/** A property as it is stored: for who knows nobody's language. */
function plainly({ properties }: Nameable, property: string): string | undefined {
  const value = Object.hasOwn(properties, property) ? properties[property] : undefined;
  const text = value === undefined ? '' : plainText(value);
  return text === '' ? undefined : text;
}

/** What the rule for captions says: a day as it is said everywhere, and a number as it is stored, for it is a sign there and no amount. */
function captionByRule<N extends Captioned>(node: N, say: SayProperty<N>): string {
  const property = captionProperty(node.properties);
  const isText = property !== undefined && typeof node.properties[property] === 'string';
  return (isText ? say(node, property) : undefined) ?? captionOf(node);
}

/** What a template says of a node; what the rule for captions says where there is none, or where nothing it names is there. */
export const captionFrom = <N extends Captioned>(template: string | undefined, node: N, say: SayProperty<N>): string =>
  template === ''
    ? ''
    : withoutDirections((template && filled(template, (property) => say(node, property))) ?? captionByRule(node, say));

/** The label that names a node: the first for which a caption was chosen. */
export const namingLabel = ({ labels }: Pick<Captioned, 'labels'>, chosen: ChosenCaptions): string | undefined =>
  chosen.size === 0 ? undefined : labels.find((label) => chosen.has(label));

/** What a node is called wherever it is named: by the caption chosen for its label, otherwise by the rule for captions. */
export function nameOf<N extends Nameable>(node: N, chosen: ChosenCaptions, say: SayProperty<N> = plainly): string {
  const label = namingLabel(node, chosen);
  if (label === undefined) return withoutDirections(captionByRule(node, say));
  return captionFrom(chosen.get(label), node, say) || withoutDirections(captionByRule(node, say));
}

/**
 * The property that a node is renamed by: the one that its caption says, else the one of the rule; undefined where its caption is
 * put together from several, or nothing names it yet.
 */
export function nameProperty(node: Captioned, chosen: ChosenCaptions): string | undefined {
  const label = namingLabel(node, chosen);
  const template = label === undefined ? undefined : chosen.get(label);
  return template ? onlyProperty(template) : captionProperty(node.properties);
}
