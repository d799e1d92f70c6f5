import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ZipFile } from 'yazl';

import { generatedCases } from './heldout/generated.js';
import { fourthCases } from './heldout/fourth.js';
import { type Random } from './heldout/random.js';

const FIXTURES = path.join(import.meta.dirname, '../fixtures/valid');

/** What a mutation may put into a file: what ends, begins or breaks something in one format or another. */
const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ';',
  '\n',
  '\t',
  '<',
  '>',
  '</',
  '&',
  '&#0;',
  '\\',
  '\u0000',
  ':ID',
  'null',
  '-',
  '1e999',
  '__proto__',
  '😀',
  'PK\u0003\u0004',
];
/** How often a piece may stand in a row: brackets in brackets, a row of a thousand cells. */
const MOST_REPEATED = 3000;
/** Longest table that is fuzzed, so that many can be; what is one whole is not cut. */
const MOST_BYTES = 6000;

/** A file with a few things done to it that no program would do. */
export function mutated(bytes: Buffer, random: Random): Buffer {
  let result = bytes;
  for (let left = 1 + random.below(4); left > 0; left -= 1) {
    const at = random.below(result.length + 1);
    const to = Math.min(result.length, at + random.below(40));
    const [before, middle, after] = [result.subarray(0, at), result.subarray(at, to), result.subarray(to)];
    const ways = [
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, Buffer.from(random.pick(PIECES)), middle, after]),
      () => Buffer.concat([before, middle, middle, after]),
      () => Buffer.concat([before, Buffer.from(Array.from({ length: 3 }, () => random.below(256))), after]),
      () => Buffer.concat([before, Buffer.from(random.pick(PIECES).repeat(1 + random.below(MOST_REPEATED))), after]),
      () => before,
    ];
    result = random.pick(ways)();
  }
  return result;
}

async function zipped(parts: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(parts)) zip.addBuffer(bytes, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The parts of a workbook of a few rows, as programs write them. */
const PARTS: Readonly<Record<string, string>> = {
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Towns" sheetId="1" r:id="rId1"/><sheet name="More" sheetId="2" r:id="rId2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Since</t></is></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>43831.5</v></c></row><row r="3"><c r="A3" t="str"><v>Deva</v></c><c r="B3" t="b"><v>1</v></c><c r="D3" t="e"><v>#N/A</v></c></row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells></worksheet>',
  'xl/worksheets/sheet2.xml':
    '<worksheet><sheetData><row><c><v>1</v></c></row><row><c><v>2e3</v></c></row></sheetData></worksheet>',
  'xl/sharedStrings.xml':
    '<sst><si><t>Town</t></si><si><r><t>Ia</t></r><r><t xml:space="preserve">și </t></r></si></sst>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
};

/** A workbook of which one part is broken, and the archive around it is sound. */
export function brokenWorkbook(random: Random): Promise<Buffer> {
  const broken = random.pick(Object.keys(PARTS));
  const parts = Object.entries(PARTS).map(([name, text]) => {
    const bytes = Buffer.from(text);
    return [name, name === broken ? mutated(bytes, random) : bytes] as const;
  });
  return zipped(Object.fromEntries(parts));
}

/** A sound file for each reader, small enough to be read very often. */
export async function soundFiles(): Promise<Readonly<Record<string, readonly [name: string, bytes: Buffer]>>> {
  const cases = [...(await generatedCases()), ...(await fourthCases())];
  const contentOf = (name: string): string | Uint8Array =>
    cases.flatMap(({ files }) => Object.entries(files)).find(([file]) => file === name)?.[1] ?? '';
  const of = (name: string): readonly [string, Buffer] => {
    const bytes = Buffer.from(contentOf(name) as string);
    return [name, /\.(csv|tsv|jsonl)$/.test(name) ? bytes.subarray(0, MOST_BYTES) : bytes];
  };
  const fixture = (name: string): readonly [string, Buffer] => [name, readFileSync(path.join(FIXTURES, name))];
  return {
    csv: of('tube_stations.csv'),
    windows1250: of('localitati.csv'),
    utf16: of('recipes.csv'),
    tsv: of('staff-list.tsv'),
    json: of('recipes.json'),
    jsonLines: of('songs.jsonl'),
    nodeLink: fixture('node-link.json'),
    xlsx: of('towns.xlsx'),
    xlsxParts: ['towns.xlsx', Buffer.alloc(0)],
    graphml: fixture('neo4j.graphml'),
    gexf: of('fleet.gexf'),
    jgf: of('people.jgf.json'),
    cytoscape: fixture('graph.cyjs'),
    graphology: fixture('graphology.json'),
    harta: fixture('project.harta.json'),
    admin: fixture('admin-nodes.csv'),
    edges: fixture('edges-only.csv'),
    padded: of('sprint.csv'),
    map: of('airports.json'),
    yed: of('departments.graphml'),
    apoc: of('all.jsonl'),
  };
}

/** Every reader of files. */
export const READERS = [
  ...['csv', 'windows1250', 'utf16', 'tsv', 'json', 'jsonLines', 'nodeLink', 'xlsx', 'xlsxParts', 'graphml', 'gexf'],
  ...['jgf', 'cytoscape', 'graphology', 'harta', 'admin', 'edges'],
  ...['padded', 'map', 'yed', 'apoc'],
] as const;
