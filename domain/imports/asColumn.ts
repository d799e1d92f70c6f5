import { type ColumnMapping } from './mapping.js';
import { type Singulars } from './singulars.js';
import { type Column } from './table.js';
import { labelOfHeading, typeTowards } from './words.js';

/** What the value of a node is called that was made of a cell. */
export const VALUE = 'name';

/** Whether a heading holds a unit: by a word of its own, for "Volume" says nothing of litres by its letters. */
const holdsUnit = (name: string, unit: string): boolean =>
  /\p{L}/u.test(unit) ? [...name.matchAll(/\p{L}+/gu)].some(([word]) => word === unit) : name.includes(unit);

/** What a column is called as a property: with the unit of its numbers, which then stand without it. */
export const propertyOf = ({ name, unit }: Pick<Column, 'name' | 'unit'>): string =>
  unit === undefined || holdsUnit(name, unit) ? name : `${name} (${unit})`;

/** A column as a property of its row. */
export const asProperty = (column: Column, singulars: Singulars): ColumnMapping => ({
  column: column.name,
  use: 'property',
  property: propertyOf(column),
  kind: column.kind,
  style: column.style,
  ...(column.unit === undefined ? {} : { unit: column.unit }),
  ...(column.missing === undefined ? {} : { missing: column.missing }),
  separator: column.separator,
  label: labelOfHeading(column.name, singulars),
  type: typeTowards(labelOfHeading(column.name, singulars)),
  table: '',
});

/** A column whose values are nodes of their own. */
export const asNode = (column: Column, singulars: Singulars): ColumnMapping => ({
  ...asProperty(column, singulars),
  use: 'node',
  property: VALUE,
  kind: 'text',
});
