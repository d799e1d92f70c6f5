import { parse } from 'csv-parse/sync';

import { type FileHead, type Format, type Pass } from '../Format.js';
import { asFinding, DEFAULT_LABEL, type Finding, type FoundRelationship } from '../Found.js';
import { issueAt } from '../issues.js';
import { arrayDelimiterOf, delimiterOf, firstRow } from './delimiter.js';
import { type Header, isAdminTitle, readHeader } from './header.js';
import { readRow, type Table } from './readRow.js';
import { rowsOf } from './rows.js';

/** A file of a table whose titles are known. */
interface OpenTable {
  readonly head: FileHead;
  readonly delimiter: string;
  readonly header: Header;
}

/** The titles of a table without their quotes; none where the first row is broken. */
function titlesOf(head: FileHead, delimiter: string): readonly string[] {
  try {
    const rows: string[][] = parse(firstRow(head.text), { delimiter, relax_quotes: true, bom: true });
    return (rows[0] ?? []).map((title) => title.trim());
  } catch {
    return [];
  }
}

/** A table with the titles of the import tool; undefined for any other. */
function openTable(head: FileHead): OpenTable | undefined {
  if (/^\s*[[{<]/.test(head.text)) return undefined;
  const delimiter = delimiterOf(head.text);
  const titles = titlesOf(head, delimiter);
  const header = titles.some(isAdminTitle) ? readHeader(titles, head.file.name) : undefined;
  return header === undefined ? undefined : { head, delimiter, header };
}

const openTables = (heads: readonly FileHead[]): readonly OpenTable[] => heads.flatMap((head) => openTable(head) ?? []);

function passOf({ head, delimiter, header }: OpenTable, understand = (found: readonly Finding[]) => found): Pass {
  const table: Table = { file: head.file.name, header, arrayDelimiter: arrayDelimiterOf(delimiter) };
  return {
    file: head.file,
    async *findings() {
      if (header.issues.length > 0) yield header.issues.map(asFinding);
      let titles = true;
      for await (const rows of rowsOf(head.file, { delimiter, lenient: true })) {
        yield understand((titles ? rows.slice(1) : rows).flatMap((row) => readRow(table, row)));
        titles = false;
      }
    },
  };
}

const impliedNode = (key: string, row: number): Finding => ({
  found: 'node',
  implied: true,
  row,
  key,
  labels: [DEFAULT_LABEL],
  properties: { name: key.slice(key.indexOf('\u0000') + 1) },
  propertyKinds: {},
});

const isRelationship = (finding: Finding): finding is FoundRelationship => finding.found === 'relationship';

/** The nodes that a table of relationships names; each once per handful, the rest is known by then. */
function namedNodes(found: readonly Finding[]): readonly Finding[] {
  const rows = new Map<string, number>();
  for (const { start, end, row } of found.filter(isRelationship)) {
    for (const key of [start, end]) if (!rows.has(key)) rows.set(key, row);
  }
  return [...rows].map(([key, row]) => impliedNode(key, row));
}

/** Nodes by the ids of the relationships, where the table of the nodes is not there. */
function namedBy(table: OpenTable, at: number): Pass {
  const { file, findings } = passOf(table, namedNodes);
  const missing = issueAt({ file: file.name }, 'NODES_FILE_MISSING', 'Nodes are made of the ids of the relationships');
  return {
    file,
    async *findings() {
      if (at === 0) yield [asFinding(missing)];
      yield* findings();
    },
  };
}

/**
 * Tables of Neo4j's import tool, whose titles say which half of a graph they are and what each column is. Comma, semicolon, tab and bar
 * delimit. Any other table is for a mapping to say.
 */
export const csvFormat: Format = {
  id: 'csv',
  files: 8,
  recognises: (heads) => heads.length > 0 && openTables(heads).length === heads.length,
  open(heads) {
    const tables = openTables(heads);
    const [nodes, relationships] = (['nodes', 'relationships'] as const).map((part) =>
      tables.filter(({ header }) => header.part === part),
    ) as [OpenTable[], OpenTable[]];
    return {
      nodes: nodes.length > 0 ? nodes.map((table) => passOf(table)) : relationships.map(namedBy),
      relationships: relationships.map((table) => passOf(table)),
    };
  },
};
