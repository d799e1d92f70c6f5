import drawn from '../../../../domain/imports/drawn.json' with { type: 'json' };
import { ownOf } from '../../../../domain/properties/kinds.js';
import { type PropertyScalar } from '../../../../domain/properties/values.js';

/** A declared name of data: `<key id="d0" for="node" attr.name="age" attr.type="int"/>`. */
export interface GraphmlKey {
  readonly id: string;
  readonly name: string;
  readonly of: string;
  readonly type: string;
  /** Whether its data is how an element is drawn, of which its text and its place are taken. */
  readonly isDrawing?: boolean;
  readonly fallback?: string;
}

/** How yEd calls the data that say how an element is drawn, and what their text says of it: its name, or what ties two. */
const DRAWN: Readonly<Record<string, string>> = { nodegraphics: 'name', edgegraphics: 'label' };

/** A key by the attributes of its declaration; a name that was never declared is text. */
export const keyOf = (attributes: Readonly<Record<string, string>>): GraphmlKey => ({
  id: attributes['id'] ?? '',
  name: attributes['attr.name'] ?? ownOf(DRAWN, attributes['yfiles.type'] ?? '') ?? attributes['id'] ?? '',
  isDrawing: ownOf(DRAWN, attributes['yfiles.type'] ?? '') !== undefined,
  of: attributes['for'] ?? 'all',
  type: attributes['attr.type'] ?? 'string',
});

/** What a tag of a drawing says of how a node looks: its colour or its shape, as a property. */
export function drawnLook(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): readonly [name: string, value: string] | undefined {
  const colour = attributes['color'];
  if (tag === 'Fill' && colour !== undefined && attributes['hasColor'] !== 'false') return [drawn.colour, colour];
  const shape = attributes['type'];
  return tag === 'Shape' && shape !== undefined ? [drawn.shape, shape] : undefined;
}

const NUMBERS = new Set(['int', 'integer', 'long', 'float', 'double']);

/** The value that a text has for a key; undefined when it is none of its type. */
export function valueOf({ type }: GraphmlKey, text: string): PropertyScalar | undefined {
  const trimmed = text.trim();
  if (NUMBERS.has(type)) return trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : undefined;
  if (type !== 'boolean') return text;
  const word = trimmed.toLowerCase();
  return word === 'true' || word === '1' ? true : word === 'false' || word === '0' ? false : undefined;
}
