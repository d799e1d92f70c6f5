import drawn from '../../../../domain/imports/drawn.json' with { type: 'json' };
import { type PropertyScalar } from '../../../../domain/properties/values.js';
import { exactNumber } from '../typedText.js';

type Attributes = Readonly<Record<string, string>>;
type Field = readonly [name: string, value: PropertyScalar];

const hexOf = (share: string | undefined): string | undefined => {
  const value = exactNumber(share?.trim() ?? '');
  return value === undefined
    ? undefined
    : Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0');
};

function colourOf({ r, g, b, a, hex }: Attributes): readonly Field[] {
  if (hex !== undefined && /^#?[0-9a-f]{6}$/i.test(hex)) return [[drawn.colour, hex.startsWith('#') ? hex : `#${hex}`]];
  const parts = [r, g, b].map(hexOf);
  if (parts.includes(undefined)) return [];
  const opacity = exactNumber(a?.trim() ?? '');
  return [
    [drawn.colour, `#${parts.join('')}`],
    ...(opacity === undefined || opacity === 1 ? [] : [['opacity', opacity] as const]),
  ];
}

/** What a tag of a drawing says of how an element looks, as properties: its colour, its size, its shape, the width of its line. */
export function drawingOf(tag: string, attributes: Attributes): readonly Field[] {
  const said = attributes['value']?.trim() ?? '';
  const number = exactNumber(said);
  switch (tag) {
    case 'color':
      return colourOf(attributes);
    case 'size':
      return number === undefined ? [] : [[drawn.size, number]];
    case 'thickness':
      return number === undefined ? [] : [[drawn.thickness, number]];
    case 'shape':
      return said === '' ? [] : [[drawn.shape, said]];
    default:
      return [];
  }
}
