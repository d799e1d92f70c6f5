import { NODE_SHAPES, type NodeShape, type StoredStyle, type Style } from '../styles/style.js';
import drawn from './drawn.json' with { type: 'json' };
import { ownOf } from '../properties/kinds.js';
import { type TableMapping } from './mapping.js';
import { type Column } from './table.js';

const HEX = /^#[0-9a-f]{6}$/i;
/** More colours say nothing that a legend could. */
const MOST = 24;

const keepsAsProperty = ({ columns }: TableMapping, property: string): boolean =>
  columns.some(({ column, use }) => column === property && use === 'property');

/** The few different values of the property by which a file says a look; none where all are alike, for that tells nothing apart. */
function toldApart(columns: readonly Column[], mapping: TableMapping, property: string): readonly string[] {
  const column = keepsAsProperty(mapping, property) ? columns.find(({ name }) => name === property) : undefined;
  return column === undefined || column.distinct < 2 || column.distinct > MOST ? [] : column.values;
}

const isShape = (shape: string | undefined): shape is NodeShape => NODE_SHAPES.some((known) => known === shape);

/** The look of the nodes of a drawing that says no labels: its colours as they are, and the shapes that there are here too. */
export function drawnStyle(mapping: TableMapping, columns: readonly Column[]): readonly Omit<StoredStyle, 'version'>[] {
  if (mapping.label.trim() === '' || mapping.columns.some(({ use }) => use === 'labels')) return [];
  const colours = toldApart(columns, mapping, drawn.colour).filter((value) => HEX.test(value));
  const rules = toldApart(columns, mapping, drawn.shape).flatMap((value) => {
    const shape = ownOf<string>(drawn.shapes, value.toLowerCase());
    return isShape(shape) ? [{ property: drawn.shape, test: 'is' as const, value, shape }] : [];
  });
  const sizes = columns.find(({ name }) => name === drawn.size);
  const hasSizes = sizes?.kind === 'number' && sizes.distinct > 1 && keepsAsProperty(mapping, drawn.size);
  const style: Style = {
    ...(hasSizes ? { sizeFrom: 'number' as const, sizeBy: drawn.size } : {}),
    ...(colours.length === 0
      ? {}
      : {
          colourBy: drawn.colour,
          colourScale: 'category' as const,
          colours: colours.map((value) => ({ value, colour: value })),
        }),
    ...(rules.length === 0 ? {} : { rules }),
  };
  return Object.keys(style).length === 0 ? [] : [{ kind: 'label', name: mapping.label, style }];
}
