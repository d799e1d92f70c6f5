import { type JointLink, type Mapping, type TableMapping } from './mapping.js';
import { hasTimes } from './meeting.js';
import { type Table } from './table.js';
import { typeTowards } from './words.js';

/** Whether rows of a table are nodes that others may lead to. */
const areNodes = (mapping: TableMapping): boolean =>
  mapping.becomes === 'nodes' && (!hasTimes(mapping) || mapping.times?.of === '');

/** Whether a table has a link by several columns, or is what one leads to: its rows are more than what ties two others. */
export const isLinkedJointly = ({ name, jointReferences = [] }: Table, all: readonly Table[]): boolean =>
  jointReferences.length > 0 ||
  all.some((table) => table.jointReferences?.some((each) => each.table === name) === true);

function jointLinksOf(
  mapping: TableMapping,
  { jointReferences = [] }: Table,
  all: readonly TableMapping[],
): readonly JointLink[] {
  if (mapping.becomes !== 'nodes') return [];
  return jointReferences.flatMap(({ table, pairs }) => {
    const other = all.find((each) => each.table === table);
    const isTied = mapping.columns.some((column) => column.use === 'reference' && column.table === table);
    return other === undefined || isTied || !areNodes(other) ? [] : [{ table, pairs, type: typeTowards(other.label) }];
  });
}

/** A proposed mapping with what several columns refer to together. */
export function withJointLinks({ tables }: Mapping, files: readonly Table[]): Mapping {
  return {
    tables: tables.map((mapping) => {
      const table = files.find(({ name }) => name === mapping.table);
      const jointLinks = table === undefined ? [] : jointLinksOf(mapping, table, tables);
      return jointLinks.length === 0 ? mapping : { ...mapping, jointLinks };
    }),
  };
}
