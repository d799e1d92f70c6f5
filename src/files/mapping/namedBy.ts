import { type TableMapping } from '../../../domain/imports/mapping';
import { namePairs } from '../../../domain/caption/personNames';
import { type ImportTable } from './tablesCalls';

/** Stands in no heading. */
const BETWEEN = '\u0000';

interface NamedByOption {
  readonly value: string;
  readonly label: string;
}

const optionOf = (columns: readonly string[]): NamedByOption => ({
  value: columns.join(BETWEEN),
  label: columns.join(' + '),
});

/** What rows are named by, as the value of an option. */
export const namedBy = ({ caption, captionWith = [] }: Pick<TableMapping, 'caption' | 'captionWith'>): string =>
  optionOf([caption, ...captionWith]).value;

/** What rows may be named by: given and family names together, what the mapping says, or any column. */
export function namedByOptions({ columns }: Pick<ImportTable, 'columns'>, mapping: TableMapping): NamedByOption[] {
  const names = columns.map(({ name }) => name);
  const said = mapping.captionWith?.length ? [optionOf([mapping.caption, ...mapping.captionWith])] : [];
  const pairs = namePairs(names).map((pair) => optionOf(pair.columns));
  const together = [...said, ...pairs.filter(({ value }) => said.every((one) => one.value !== value))];
  return [...together, ...names.map((name) => optionOf([name]))];
}

/** What a mapping says once an option is chosen. */
export function namedAs(value: string): Pick<TableMapping, 'caption' | 'captionWith'> {
  const [caption = '', ...captionWith] = value.split(BETWEEN);
  return { caption, captionWith };
}
