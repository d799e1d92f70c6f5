import { MAX_LABEL_LENGTH, MAX_PROPERTY_NAME_LENGTH } from '../properties/limits.js';
import { type ColumnMapping } from './mapping.js';

const cut = (name: string, most: number): string => (name.length <= most ? name : name.slice(0, most).trim());

/** Columns with names that a graph may have: headings that are too long are cut, and two that would be the same then get numbers. */
export function withShortNames(columns: readonly ColumnMapping[]): readonly ColumnMapping[] {
  if (
    columns.every(
      ({ property, label, type }) => Math.max(property.length, label.length, type.length) <= MAX_LABEL_LENGTH,
    )
  )
    return columns;
  const taken = new Set(
    columns.filter(({ property }) => property.length <= MAX_PROPERTY_NAME_LENGTH).map(({ property }) => property),
  );
  return columns.map((column) => {
    const short = { ...column, label: cut(column.label, MAX_LABEL_LENGTH), type: cut(column.type, MAX_LABEL_LENGTH) };
    if (column.property.length <= MAX_PROPERTY_NAME_LENGTH) return short;
    let property = cut(column.property, MAX_PROPERTY_NAME_LENGTH);
    for (let turn = 2; taken.has(property); turn += 1)
      property = `${cut(column.property, MAX_PROPERTY_NAME_LENGTH - 8)} ${turn}`;
    taken.add(property);
    return { ...short, property };
  });
}
