import { captionProperty, isNaming } from '../caption/caption.js';
import { type StoredStyle } from '../styles/style.js';
import { templateOf } from '../styles/template.js';
import { type TableMapping } from './mapping.js';

/** A text that stands for any: what is asked is which property names a thing, not what it says. */
const SAID = 'x';

/**
 * The look of the label of a table, where the rows would not be called by the column that was chosen for it: another property has a word
 * that names things. Nothing where they are called so anyway, so that an import changes no look without need.
 */
export function captionStyle({
  becomes,
  label,
  caption,
  columns,
}: TableMapping): readonly Omit<StoredStyle, 'version'>[] {
  const properties = columns.filter(({ use }) => use === 'property');
  const chosen = properties.find(({ column }) => column === caption);
  if (becomes !== 'nodes' || chosen === undefined || label.trim() === '') return [];
  const texts = properties.filter(({ kind, property }) => kind === 'text' && property !== chosen.property);
  const others = Object.fromEntries(texts.map(({ property }) => [property, SAID]));
  const named = captionProperty({ ...others, [chosen.property]: SAID });
  // Among names that all say little another is taken as soon as it tells more rows apart.
  // Without a word that names things only texts do.
  const isAlone = texts.length === 0 && chosen.kind !== 'number' && chosen.kind !== 'boolean';
  const isCalledSo = named === chosen.property && (isNaming(chosen.property) || isAlone);
  // A name with braces cannot stand in a template.
  if (isCalledSo || /[{}]/.test(chosen.property)) return [];
  return [{ kind: 'label', name: label, style: { caption: templateOf(chosen.property) } }];
}
