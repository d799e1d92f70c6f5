import { type Mapping, type TableMapping } from './mapping.js';
import { hasTimes, keyPropertiesOf, meetingOf } from './meeting.js';

/** What tables share whose rows with the same key are one node; undefined for one whose rows are no nodes with a key. */
function sharedKey(mapping: TableMapping): string | undefined {
  const { becomes, keys, label, times } = mapping;
  const isOfOthers = hasTimes(mapping) && times?.of !== '';
  if (becomes !== 'nodes' || keys.length === 0 || isOfOthers) return undefined;
  // What only updates the project cannot be one with what is new.
  return JSON.stringify([label, keyPropertiesOf(mapping), meetingOf(mapping)?.onlyUpdates ?? null]);
}

/** The other tables whose rows with the same key become one node with those of a table. */
export function joinedTables(mapping: TableMapping, { tables }: Mapping): readonly TableMapping[] {
  const key = sharedKey(mapping);
  return key === undefined ? [] : tables.filter((other) => other.table !== mapping.table && sharedKey(other) === key);
}
