import { parse } from 'csv-parse/sync';

import { type FileHead, type Format, type Pass, type Reading } from '../Format.js';
import { asFinding, type Finding, type FoundRelationship } from '../Found.js';
import { FileFault } from '../issues.js';
import { DEFAULT_LABEL } from '../json/foreignElements.js';
import { arrayDelimiterOf, delimiterOf, firstRow } from './delimiter.js';
import { type Header, isAdminTitle, isPlainTitle, readHeader } from './header.js';
import { readRow, type Table } from './readRow.js';
import { rowsOf } from './rows.js';

/** A file of a table whose titles are known. */
interface OpenTable {
  readonly head: FileHead;
  readonly delimiter: string;
  readonly header: Header;
}

function titlesOf(head: FileHead, delimiter: string): string[] {
  try {
    const rows: string[][] = parse(firstRow(head.text), { delimiter });
    return (rows[0] ?? []).map((title) => title.trim());
  } catch (error) {
    throw FileFault.at({ file: head.file.name, row: 1 }, 'BROKEN_QUOTING', `Broken quoting in row 1: ${String(error)}`);
  }
}

function openTable(head: FileHead): OpenTable {
  const delimiter = delimiterOf(head.text);
  return { head, delimiter, header: readHeader(titlesOf(head, delimiter), head.file.name) };
}

function passOf({ head, delimiter, header }: OpenTable, understand = (found: readonly Finding[]) => found): Pass {
  const table: Table = { file: head.file.name, header, arrayDelimiter: arrayDelimiterOf(delimiter) };
  return {
    file: head.file,
    async *findings() {
      if (header.issues.length > 0) yield header.issues.map(asFinding);
      let titles = true;
      for await (const rows of rowsOf(head.file, { delimiter })) {
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
  properties: { name: key },
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

function single(table: OpenTable): Reading {
  if (table.header.part === 'nodes') return { nodes: [passOf(table)], relationships: [] };
  if (table.header.admin) {
    throw FileFault.at({ file: table.head.file.name }, 'NODES_FILE_MISSING', 'The file with the nodes is missing');
  }
  return { nodes: [passOf(table, namedNodes)], relationships: [passOf(table)] };
}

/** Several tables of the same half belong together only where all have the titles of the import tool. */
function several(tables: readonly OpenTable[]): Reading {
  const nodes = tables.filter(({ header }) => header.part === 'nodes');
  const relationships = tables.filter(({ header }) => header.part === 'relationships');
  const [, second] = tables;
  const isAdmin = tables.every(({ header }) => header.admin);
  if (second !== undefined && (nodes.length === 0 || relationships.length === 0) && !(isAdmin && nodes.length > 0)) {
    throw FileFault.at({ file: second.head.file.name }, 'SAME_PART_TWICE', `All files hold ${second.header.part}`);
  }
  return { nodes: nodes.map((table) => passOf(table)), relationships: relationships.map((table) => passOf(table)) };
}

/** Rows by which it is told whether a column holds labels, and how few of them tell nothing. */
const LOOKED_AT = 60;
const FEW = 5;

/** Whether each row says something else in a column: what a thing is called then, and not its label. */
function tellsRowsApart({ text }: FileHead, delimiter: string, at: number): boolean {
  const cells = text
    .split(/\r?\n/, LOOKED_AT)
    .slice(1, -1)
    .map((line) => line.split(delimiter)[at]);
  return cells.length >= FEW && new Set(cells).size === cells.length;
}

/** Whether the titles of a table say which half of a graph it is: those of the import tool, or the plain ones. */
function isGraphTable(head: FileHead): boolean {
  const delimiter = delimiterOf(head.text);
  const titles = firstRow(head.text)
    .split(delimiter)
    .map((title) => title.trim().replace(/^\uFEFF?"?(.*?)"?$/s, '$1'));
  if (titles.some((title) => isAdminTitle(title))) return true;
  const small = titles.map((title) => title.toLowerCase());
  const has = (name: string): boolean => small.includes(name);
  // A column that is called source may say where a row was taken from: only where there is nothing else is its end missing.
  if (has('source')) return has('target') || small.every(isPlainTitle);
  if (has('from') && has('to')) return true;
  return has('id') && (has('labels') || (has('label') && !tellsRowsApart(head, delimiter, small.indexOf('label'))));
}

/**
 * Tables that say which half of a graph they are: those with the titles of Neo4j's import tool, or plain `id,label,…` and
 * `source,target,type,…`; or one plain `source,target,type,…` whose ends become nodes by that name. Comma, semicolon, tab and bar
 * delimit. Any other table is for a mapping to say.
 */
export const csvFormat: Format = {
  id: 'csv',
  files: 8,
  recognises: (heads) => heads.length > 0 && heads.every((head) => !/^\s*[[{<]/.test(head.text) && isGraphTable(head)),
  open(heads) {
    const tables = heads.map(openTable);
    const [only] = tables;
    if (only === undefined) throw new Error('There is no file to open');
    return tables.length === 1 ? single(only) : several(tables);
  },
};
