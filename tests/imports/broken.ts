import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { connectPlain } from '../../server/platform/storage/driver.js';
import { zipped } from './files/books.js';
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

/** The content of a workbook of OpenDocument. */
const CONTENT: Readonly<Record<string, string>> = {
  'content.xml':
    '<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles><style:style style:name="ta1"><style:table-properties table:display="true"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Towns" table:style-name="ta1"><table:table-row><table:table-cell office:value-type="string"><text:p>Town</text:p></table:table-cell><table:table-cell office:value-type="string" table:number-columns-repeated="2"><text:p>Since<text:s text:c="2"/></text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="3"><table:table-cell office:value-type="string" table:number-rows-spanned="2"><text:p>Iași</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2020-01-02"><text:p>2 Jan</text:p></table:table-cell><table:table-cell office:value-type="time" office:time-value="PT26H30M00S"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>',
};

/** A workbook of which one part is broken, and the archive around it is sound. */
export function brokenWorkbook(reader: string, random: Random): Promise<Buffer> {
  const all = reader === 'odsParts' ? CONTENT : PARTS;
  const broken = random.pick(Object.keys(all));
  const parts = Object.entries(all).map(([name, text]) => {
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
    ods: ['towns.ods', await zipped(CONTENT)],
    odsParts: ['towns.ods', Buffer.alloc(0)],
    blanks: ['ties.txt', Buffer.from('Source Target Weight\na b 1,5\nb "c d" 2\nc a NULL\n')],
    headless: ['facts.csv', Buffer.from('Vera,knows,Horia\nHoria,owns,Mill\nVera,owns,Inn\nAda,knows,Vera\n')],
    matrix: ['paths.csv', Buffer.from(';Hill;Vale;Moor\nHill;0;2;0\nVale;1;0;0,5\nMoor;0;;3\n')],
    report: [
      'yields.csv',
      Buffer.from(
        'Yields of the farms,,,,\n,2023,,2024,\nFarm,Oats,Rye,Oats,Rye\nHill,10,N/A,11,13\nVale,+20,22,21,9007199254740993\n',
      ),
    ],
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
    ...(await graphTexts()),
  };
}

/** Small files of the formats that are text, by their readers. */
const TEXTS: Readonly<Record<string, readonly [name: string, text: string]>> = {
  gml: [
    'a.gml',
    'graph [ directed 1 node [ id 1 label "A &amp; B" graphics [ x 1 y 2 ] ] node [ id 2 ] edge [ source 1 target 2 label "to" ] ]',
  ],
  dot: [
    'a.dot',
    'digraph g { node [shape=box]; a [label="A" pos="1,2!"]; subgraph cluster_x { b:p -> c -> a [label=<<b>x</b>>] } { d e } -> b }',
  ],
  pajek: [
    'a.net',
    '*Vertices 3\n1 "A" 0.1 0.2 ic Red\n*Arcs :1 "r"\n1 2 3 l "x"\n*Edgeslist\n1 2 3\n*Matrix\n0 1 0\n1 0 0\n0 0 1\n',
  ],
  gdf: [
    'a.gdf',
    "nodedef>name VARCHAR,age INT,color VARCHAR\na,1,'1,2,3'\nb,x,\nedgedef>node1 VARCHAR,node2 VARCHAR,directed BOOLEAN\na,b,true\n",
  ],
  tgf: ['a.tgf', '1 A\n2 B\n#\n1 2 to\n'],
  sif: ['a.sif', 'a pp b c\nx y\tpd\tz\n'],
  ncol: ['a.lgl', '# a\nb 1\nc\n'],
  dl: ['a.dl', 'dl n=2 format=fullmatrix\nlabels:\nA,B\ndata:\n0 1\n1 0\n'],
  vna: ['a.vna', '*node data\nID age\na 1\n*node properties\nID x y\na 1 2\n*tie data\nfrom to w\na b 2\n'],
  turtle: ['a.ttl', '@prefix e: <http://e/> . e:a a e:T ; e:n "x"@en, 5 ; e:l ( 1 2 ) ; e:k [ e:n "y" ] .'],
  triples: [
    'a.nt',
    '<http://e/a> <http://e/k> <http://e/b> .\n_:x <http://e/n> "1"^^<http://www.w3.org/2001/XMLSchema#int> .\n',
  ],
  jsonLd: [
    'a.jsonld',
    '{"@context":{"@vocab":"http://e/"},"@graph":[{"@id":"http://e/a","@type":"T","name":"A","knows":{"@id":"http://e/b"}}]}',
  ],
  cypher: [
    'a.cypher',
    "CREATE (a:A {n: 'x', l: [1, 2]})-[:R {d: date('2020-01-01')}]->(b);\nUNWIND [{n: 1}] AS row MATCH (a:A) WHERE a.n = 'x' MERGE (a)-[:S]->(:B {n: row.n});\n",
  ],
  cx: [
    'a.cx2',
    '[{"CXVersion":"2.0"},{"nodes":[{"id":1,"x":1,"y":2,"v":{"n":"A"}},{"id":2}]},{"edges":[{"s":1,"t":2,"v":{"interaction":"r"}}]}]',
  ],
  canvas: [
    'a.canvas',
    '{"nodes":[{"id":"g","type":"group","x":0,"y":0,"width":9,"height":9},{"id":"t","type":"text","text":"x","x":1,"y":1,"width":2,"height":2}],"edges":[{"id":"e","fromNode":"t","toNode":"g"}]}',
  ],
  gephiLite: [
    'a.json',
    '{"graphDataset":{"nodeData":{"0":{"label":"A"},"1":{}},"edgeData":{"k":{"weight":1}},"layout":{"0":{"x":1,"y":2}},"fullGraph":{"nodes":[{"key":"0"},{"key":"1"}],"edges":[{"key":"k","source":"0","target":"1"}]}}}',
  ],
  gedcom: ['a.ged', '0 HEAD\n0 @I1@ INDI\n1 NAME A /B/\n1 BIRT\n2 DATE 1900\n0 @F1@ FAM\n1 HUSB @I1@\n0 TRLR\n'],
  xml: [
    'catalog.xml',
    '<?xml version="1.0"?><catalog><made>2026</made><book id="b1"><title>The Mill</title><price currency="EUR">12.5</price></book><book id="b2"><title><![CDATA[<Ford>]]></title><author>Pop</author><author>Rus</author></book></catalog>',
  ],
  bibtex: [
    'a.bib',
    '@string{j = "J"}\n@article{k1, author = {A, B and C}, title = "T {\\"u}", journal = j # { x}, year = 2000}\n',
  ],
  ris: ['a.ris', 'TY  - JOUR\nAU  - A, B\nTI  - T\nER  - \n'],
};

/** A small database. */
function database(): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'harta-sound-'));
  const connection = connectPlain(path.join(folder, 'a.db'));
  connection.exec("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO t VALUES (1,'A'),(2,'B')");
  connection.close();
  const bytes = readFileSync(path.join(folder, 'a.db'));
  rmSync(folder, { recursive: true });
  return bytes;
}

const graphTexts = async (): Promise<Readonly<Record<string, readonly [name: string, bytes: Buffer]>>> => ({
  ...Object.fromEntries(
    Object.entries(TEXTS).map(([reader, [name, text]]) => [reader, [name, Buffer.from(text)] as const]),
  ),
  gzip: ['a.tgf.gz', gzipSync('1 A\n2 B\n#\n1 2 to\n')],
  zip: ['a.zip', await zipped({ 'a.tgf': Buffer.from('1 A\n2 B\n#\n1 2 to\n') })],
  sqlite: ['a.db', database()],
});

/** Every reader of files. */
export const READERS = [
  ...['csv', 'windows1250', 'utf16', 'tsv', 'json', 'jsonLines', 'nodeLink', 'xlsx', 'xlsxParts', 'graphml', 'gexf'],
  ...['jgf', 'cytoscape', 'graphology', 'harta', 'admin', 'edges'],
  ...['padded', 'map', 'yed', 'apoc', 'ods', 'odsParts', 'blanks', 'headless', 'matrix', 'report'],
  ...[
    'gml',
    'dot',
    'pajek',
    'gdf',
    'tgf',
    'sif',
    'ncol',
    'dl',
    'vna',
    'turtle',
    'triples',
    'jsonLd',
    'cypher',
    'cx',
    'canvas',
  ],
  ...['gephiLite', 'gedcom', 'bibtex', 'ris', 'gzip', 'zip', 'sqlite', 'xml'],
] as const;
