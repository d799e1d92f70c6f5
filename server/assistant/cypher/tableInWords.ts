import { type TableValue } from '../../../domain/query/cypher/Reading.js';
import { type CypherTable } from '../../../domain/query/cypher/tabulate.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Wording } from '../texts/Wording.js';

/** Rows that a message shows; the whole result opens beside it. */
const MOST_SHOWN = 25;

const isNode = (value: unknown): value is { readonly node: string; readonly caption: string } =>
  typeof value === 'object' && value !== null && 'node' in value;

/** Rows as a table of Markdown, nodes by what they are called on the canvas of their project. */
export function tableInWords({ columns, rows }: CypherTable, reading: GraphReading, wording: Wording): string {
  const nameOf = ({ node, caption }: { readonly node: string; readonly caption: string }) => {
    const known = reading.nodes.get(node);
    return known === undefined ? wording.plain(caption) : wording.name(known);
  };
  const text = (value: TableValue): string => {
    if (value === null) return '–';
    if (isNode(value)) return nameOf(value);
    if (Array.isArray(value)) return value.map((one: TableValue) => text(one)).join(value.every(isNode) ? ' – ' : ', ');
    return wording.value(value as string | number | boolean);
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const shown = rows.slice(0, MOST_SHOWN).map((row) => line(row.map(text)));
  const more = rows.length > shown.length ? [`\n${wording.t('andMore', { count: rows.length - shown.length })}`] : [];
  return [line(columns.map((name) => wording.plain(name))), line(columns.map(() => '---')), ...shown, ...more].join(
    '\n',
  );
}
