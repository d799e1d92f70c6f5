import { type TableMapping, type TableWrites } from './mapping.js';

/** How an element of a file meets those that the project holds. */
export interface Meeting {
  /** The table that says so. */
  readonly table: string;
  /** True where what meets nothing is left out. */
  readonly onlyUpdates: boolean;
}

/** By what a node of a file is found among those that the project holds: a label, and properties with the values that it has itself. */
export interface NodeMeeting extends Meeting {
  readonly label: string;
  readonly properties: readonly string[];
}

/** The property that a column becomes; undefined for one that becomes something else. */
const propertyOf = ({ columns }: Pick<TableMapping, 'columns'>, column: string): string | undefined =>
  columns.find((each) => each.column === column && each.use === 'property')?.property;

/** The properties that a table's rows are known by; where a key column becomes no property its own name stands for it. */
export const keyPropertiesOf = (mapping: Pick<TableMapping, 'keys' | 'columns'>): readonly string[] =>
  mapping.keys.map((key) => propertyOf(mapping, key) ?? key);

/** The keys of rows that are known by what they are called, in their order, where that is put together: others name them so. */
export function wholeNameKeys({ keys, caption, captionWith = [] }: TableMapping): readonly string[] | undefined {
  const names = [caption, ...captionWith];
  const isSame = keys.length === names.length && keys.every((key) => names.includes(key));
  return captionWith.length > 0 && isSame ? keys : undefined;
}

/** Whether columns of times become observations. */
export const hasTimes = ({ rows, times }: Pick<TableMapping, 'rows' | 'times'>): boolean =>
  rows === 'observations' && times !== undefined;

/** Whether the rows of a table can be found among what the project holds: nodes need a key that becomes properties, and observations have none. */
export const canMeet = (mapping: Pick<TableMapping, 'becomes' | 'keys' | 'columns' | 'rows' | 'times'>): boolean =>
  mapping.becomes === 'relationships' ||
  (mapping.becomes === 'nodes' &&
    !hasTimes(mapping) &&
    mapping.keys.length > 0 &&
    mapping.keys.every((key) => propertyOf(mapping, key) !== undefined));

/** What rows do with what the project holds, as far as they can. */
const writesOf = (mapping: TableMapping): TableWrites => (canMeet(mapping) ? (mapping.writes ?? 'create') : 'create');

/** How what a table becomes meets what the project holds; undefined where all of it is new. */
export const meetingOf = (
  { table, ...rest }: TableMapping,
  writes = writesOf({ table, ...rest }),
): Meeting | undefined => (writes === 'create' ? undefined : { table, onlyUpdates: writes === 'update' });
