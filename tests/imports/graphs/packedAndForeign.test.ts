import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';

import { connectPlain } from '../../../server/platform/storage/driver.js';
import { drawn, graphIn, refusalOf } from './readGraph.js';

async function zip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content as string), name);
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const TGF = '1 Iza\n2 Mara\n#\n1 2 joins\n';

test('a file within gzip, zip, or one in the other is read as it is', async () => {
  expect(drawn(await graphIn('rivers.tgf.gz', gzipSync(TGF)))).toEqual(['Iza joins Mara']);
  expect(drawn(await graphIn('rivers.zip', await zip({ '__MACOSX/._r.tgf': 'x', 'data/rivers.tgf': TGF })))).toEqual([
    'Iza joins Mara',
  ]);
  expect(drawn(await graphIn('rivers.zip', await zip({ 'rivers.tgf.gz': gzipSync(TGF) })))).toEqual(['Iza joins Mara']);
});

test('what is as good as endless when unpacked, or cut, is refused', async () => {
  expect(await refusalOf('bomb.gz', gzipSync(Buffer.alloc(40 * 1024 ** 2, 'a,b\n')))).toMatch(
    /^BAD_ARCHIVE: .*too large/,
  );
  expect(await refusalOf('cut.gz', gzipSync(TGF).subarray(0, 20))).toMatch(/^(?:BAD_ARCHIVE|EMPTY_FILE)/);
});

test.each([
  ['a.pdf', Buffer.from('%PDF-1.7 x'), 'FOREIGN_TEXT: Not read here: "PDF"'],
  ['p.dump', Buffer.from('DUMP\u0001\u0000zst'), 'FOREIGN_DATABASE: Not read here: "Neo4j (.dump)"'],
  ['s.sav', Buffer.from('$FL2@(#) SPSS\u0000'), 'FOREIGN_TABLE: Not read here: "SPSS (.sav)"'],
  [
    'm.mtx',
    '%%MatrixMarket matrix coordinate real general\n2 2 1\n1 2 0.5\n',
    'FOREIGN_GRAPH: Not read here: "Matrix Market (.mtx)"',
  ],
  [
    'dump.sql',
    "-- people\nCREATE TABLE p(id int, name text);\nINSERT INTO p VALUES (1,'Ana'),(2,'Ion');\n",
    'FOREIGN_CODE: Not read here: "SQL"',
  ],
  [
    'q.txt',
    "INSERT INTO `p` (`a`,`b`) VALUES (1,'x, y'),(2,'z, w');\nINSERT INTO `p` (`a`,`b`) VALUES (3,'u, v');\n",
    'FOREIGN_CODE: Not read here: "SQL"',
  ],
  [
    't.txt',
    'import os, sys\nfrom a.b import c, d\n\ndef main(x, y):\n    return x, y\n',
    'FOREIGN_CODE: Not read here: "code"',
  ],
  ['p.html', '<!doctype html><html><table><tr><td>1</td></tr></table></html>', 'FOREIGN_CODE: Not read here: "HTML"'],
  ['o.owl', '<?xml version="1.0"?><rdf:RDF xmlns:rdf="x"><a/></rdf:RDF>', 'FOREIGN_GRAPH: Not read here: "RDF/XML"'],
  ['x.xml', '<?xml version="1.0"?><orders><order id="1"/></orders>', 'FOREIGN_TABLE: Not read here: "XML"'],
])('%s is refused by its name', async (name, content, refusal) => {
  expect(await refusalOf(name, content)).toBe(refusal);
});

test('the archive of another program is refused by its name', async () => {
  expect(await refusalOf('d.docx', await zip({ 'word/document.xml': '<w/>' }))).toBe(
    'FOREIGN_TEXT: Not read here: "Word (.docx)"',
  );
  expect(await refusalOf('g.gephi', await zip({ Project_xml: '<p/>' }))).toBe(
    'FOREIGN_GRAPH: Not read here: "Gephi (.gephi)"',
  );
  expect(await refusalOf('v.vsdx', await zip({ 'visio/document.xml': '<v/>' }))).toBe(
    'FOREIGN_GRAPH: Not read here: "Visio (.vsdx)"',
  );
});

test('entries of BibTeX and RIS are rows, with their people as lists', async () => {
  const bibtex = await graphIn(
    'refs.bib',
    '@string{j = "Annals"}\n@article{pop2001, author = {Pop, Ana and Ion M{\\"u}ller}, title = {The {R}iver -- a life}, journal = j # " of Water", year = 2001}\n@book{x, author = "Pop, Ana", title = "Two"}\n',
  );
  expect(bibtex.format).toBe('bibtex');
  const titles = bibtex.nodes.map(({ properties }) => properties['title']).filter((title) => title !== undefined);
  expect(titles).toEqual(['The River – a life', 'Two']);
  expect(JSON.stringify(bibtex.nodes)).toContain('Ion Müller');
  expect(JSON.stringify(bibtex.nodes)).toContain('Annals of Water');
  const ris = await graphIn(
    'refs.ris',
    'TY  - JOUR\r\nAU  - Pop, Ana\r\nAU  - Rus, Ion\r\nTI  - One\r\nPY  - 1999\r\nER  - \r\nTY  - BOOK\r\nTI  - Two\r\nER  - \r\n',
  );
  expect(ris.format).toBe('ris');
  expect(JSON.stringify(ris.nodes)).toContain('Rus, Ion');
});

test('BibTeX is read past whatever stands between its entries, and tells what it cannot read', async () => {
  const graph = await graphIn(
    'styles.bib',
    [
      'Control entries and abbreviations of a style, which anybody may write here.',
      '@IEEEtranBSTCTL{IEEEexample:BSTcontrol, CTLuse_alt_spacing = "yes"}',
      'Written by hand: see below.',
      '@string{ann = "Annals"}',
      '@preamble{"\\newcommand{\\x}{}"}',
      '@comment{nothing}',
      '@article(mill1999, title = "The Mill", journal = ann)',
      '@book{ford2001, title = {The Ford}, 2nd = {edition}, year = 2001}',
    ].join('\n'),
  );
  expect(graph.format).toBe('bibtex');
  expect(graph.nodes.map(({ properties }) => properties['title']).filter((title) => title !== undefined)).toEqual([
    'The Mill',
    'The Ford',
  ]);
  expect(graph.nodes).toHaveLength(3);
  expect(graph.told.filter((code) => code.startsWith('UNREADABLE'))).toEqual(['UNREADABLE_REST']);
});

/** The bytes of a database of SQLite that some statements make. */
async function databaseOf(statements: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-sqlite-'));
  const file = path.join(folder, 'made.db');
  const database = connectPlain(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA foreign_keys = OFF; ${statements} PRAGMA wal_checkpoint(TRUNCATE);`);
  database.close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

describe('the tables of a database of SQLite', () => {
  test('are tied by the keys that they declare', async () => {
    const bytes = await databaseOf(
      "CREATE TABLE customer(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE purchase(id INTEGER PRIMARY KEY, buyer INTEGER REFERENCES customer(id), what TEXT); INSERT INTO customer VALUES (1,'Ana Pop'),(2,'Ion Rus'); INSERT INTO purchase VALUES (10,1,'Lamp'),(11,1,'Desk'),(12,2,'Chair');",
    );
    const graph = await graphIn('shop.db', bytes);
    expect(graph.format).toBe('sqlite');
    expect(graph.nodes).toHaveLength(5);
    expect(graph.relationships).toHaveLength(3);
  });

  test('are tied by each of several keys, whatever the columns are called', async () => {
    const bytes = await databaseOf(
      "CREATE TABLE port(nr INTEGER PRIMARY KEY, name TEXT); CREATE TABLE crew(nr INTEGER PRIMARY KEY, name TEXT); CREATE TABLE voyage(nr INTEGER PRIMARY KEY, name TEXT, a INTEGER REFERENCES port, b INTEGER REFERENCES port(nr), who INTEGER REFERENCES crew); INSERT INTO port VALUES (1,'Galați'),(2,'Brăila'),(3,'Tulcea'); INSERT INTO crew VALUES (1,'Ana Pop'),(2,'Ion Rus'); INSERT INTO voyage VALUES (1,'Spring',1,2,1),(2,'Summer',2,3,2);",
    );
    const graph = await graphIn('ports.db', bytes);
    expect(graph.nodes).toHaveLength(7);
    expect(
      drawn(graph)
        .map((tie) => tie.replace(/ [A-Z_]+ /, ' to '))
        .toSorted(),
    ).toEqual([
      'Spring to Ana Pop',
      'Spring to Brăila',
      'Spring to Galați',
      'Summer to Brăila',
      'Summer to Ion Rus',
      'Summer to Tulcea',
    ]);
  });

  test('are relationships where they only say what goes with what', async () => {
    const bytes = await databaseOf(
      "CREATE TABLE pupil(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE club(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE membership(pupil_id INTEGER REFERENCES pupil(id), club_id INTEGER REFERENCES club(id), since INTEGER, PRIMARY KEY (pupil_id, club_id)); INSERT INTO pupil VALUES (1,'Ana Pop'),(2,'Ion Rus'); INSERT INTO club VALUES (1,'Chess'),(2,'Choir'); INSERT INTO membership VALUES (1,1,2020),(1,2,2021),(2,2,2022);",
    );
    const graph = await graphIn('school.db', bytes);
    expect(graph.nodes).toHaveLength(4);
    expect(graph.relationships.map(({ properties }) => properties['since'])).toEqual([2020, 2021, 2022]);
  });

  const OFFERINGS =
    "CREATE TABLE offering(course TEXT, term INTEGER, name TEXT, PRIMARY KEY (course, term)); INSERT INTO offering VALUES ('Maths',1,'Sums in autumn'),('Maths',2,'Sums in spring'),('Art',1,'Art in autumn');";
  const withoutType = (graph: Parameters<typeof drawn>[0]) =>
    drawn(graph)
      .map((tie) => tie.replace(/ [A-Z_]+ /, ' to '))
      .toSorted();

  test('are tied by keys of several columns, each of which alone would tie others', async () => {
    const bytes = await databaseOf(
      `${OFFERINGS} CREATE TABLE lesson(id INTEGER PRIMARY KEY, name TEXT, which TEXT, part INTEGER, FOREIGN KEY (which, part) REFERENCES offering); INSERT INTO lesson VALUES (1,'Sums','Maths',2),(2,'Lines','Art',1),(3,'Free',NULL,1),(4,'Lost','Art',7);`,
    );
    const graph = await graphIn('school.db', bytes);
    expect(graph.nodes).toHaveLength(7);
    expect(withoutType(graph)).toEqual(['Lines to Art in autumn', 'Sums to Sums in spring']);
    expect(graph.nodes.find(({ properties }) => properties['name'] === 'Sums')?.properties).toMatchObject({
      which: 'Maths',
      part: 2,
    });
  });

  test('are relationships between a row and one that is known by several columns', async () => {
    const bytes = await databaseOf(
      `${OFFERINGS} CREATE TABLE pupil(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE enrolment(pupil INTEGER REFERENCES pupil, course TEXT, term INTEGER, grade INTEGER, PRIMARY KEY (pupil, course, term), FOREIGN KEY (term, course) REFERENCES offering(term, course)); INSERT INTO pupil VALUES (1,'Ana Pop'),(2,'Ion Rus'); INSERT INTO enrolment VALUES (1,'Art',1,9),(2,'Art',1,8),(2,'Maths',1,7);`,
    );
    const graph = await graphIn('school.db', bytes);
    expect(graph.nodes).toHaveLength(5);
    expect(graph.relationships.map(({ properties }) => properties['grade']).toSorted()).toEqual([7, 8, 9]);
    expect(withoutType(graph).map((tie) => tie.split(' to ').toSorted().join(', '))).toEqual([
      'Ana Pop, Art in autumn',
      'Art in autumn, Ion Rus',
      'Ion Rus, Sums in autumn',
    ]);
  });

  test('are tied by what rows are known by to others, where several columns say the same row', async () => {
    const bytes = await databaseOf(
      "CREATE TABLE seat(id INTEGER PRIMARY KEY, name TEXT, line TEXT, nr INTEGER, beside_line TEXT, beside_nr INTEGER, UNIQUE (line, nr), FOREIGN KEY (beside_line, beside_nr) REFERENCES seat(line, nr)); CREATE TABLE ticket(id INTEGER PRIMARY KEY, name TEXT, line TEXT, nr INTEGER, paid INTEGER REFERENCES seat, FOREIGN KEY (line, nr) REFERENCES seat(line, nr)); INSERT INTO seat VALUES (1,'Window','A',1,'A',2),(2,'Aisle','A',2,NULL,NULL),(3,'Back','B',1,NULL,NULL); INSERT INTO ticket VALUES (10,'Early','B',1,2);",
    );
    const graph = await graphIn('hall.db', bytes);
    expect(graph.nodes).toHaveLength(4);
    expect(withoutType(graph)).toEqual(['Early to Aisle', 'Early to Back', 'Window to Aisle']);
  });
});
