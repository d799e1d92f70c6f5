import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';

import { type SourceFile } from '../Format.js';
import { type FileFault } from '../issues.js';
import { openImport } from '../mapped/openImport.js';
import { readElements } from '../readElements.js';
import { NEW_IDS } from '../Resolver.js';

const WORKBOOK = '<workbook xmlns:r="r"><sheets><sheet name="Towns" sheetId="1" r:id="rId1"/></sheets></workbook>';
const RELATIONS = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';
const ROW = '<row><c t="inlineStr"><is><t>Town</t></is></c></row>';
const sheet = (inside: string) => `<worksheet><sheetData>${inside}</sheetData></worksheet>`;

async function workbook(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  const all = { 'xl/workbook.xml': WORKBOOK, 'xl/_rels/workbook.xml.rels': RELATIONS, ...parts };
  for (const [name, text] of Object.entries(all)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** What a workbook ends with when it is read to its end: the code of its fault, or how many nodes it holds. */
async function endOf(bytes: Buffer): Promise<string | number> {
  const file: SourceFile = {
    name: 'bomb.xlsx',
    size: bytes.length,
    async *open() {
      yield bytes;
    },
  };
  try {
    let nodes = 0;
    const { reading } = await openImport([file]);
    for await (const read of readElements(reading, NEW_IDS)) nodes += read.nodes.length;
    return nodes;
  } catch (error) {
    return (error as FileFault).issue.code;
  }
}

/** The sizes that the directory and the part say, changed to what they are not. */
function lying(bytes: Buffer, of: string, says: number): Buffer {
  const result = Buffer.from(bytes);
  for (let at = result.indexOf(of); at >= 0; at = result.indexOf(of, at + 1)) {
    if (result.readUInt32LE(at - 30) === 0x04034b50) result.writeUInt32LE(says, at - 30 + 22);
    if (at >= 46 && result.readUInt32LE(at - 46) === 0x02014b50) result.writeUInt32LE(says, at - 46 + 24);
  }
  return result;
}

test('a sheet that unpacks to a thousand times its size is refused before it is unpacked', async () => {
  expect(await endOf(await workbook({ 'xl/worksheets/sheet1.xml': sheet(' '.repeat(8 * 1024 ** 2) + ROW) }))).toBe(
    'BAD_WORKBOOK',
  );
});

test('one that says it is small is refused where it turns out larger', async () => {
  const bomb = await workbook({ 'xl/worksheets/sheet1.xml': sheet(' '.repeat(8 * 1024 ** 2) + ROW) });
  expect(deflateRawSync(' '.repeat(8 * 1024 ** 2)).length).toBeLessThan(16_384);
  expect(await endOf(lying(bomb, 'xl/worksheets/sheet1.xml', 900))).toBe('BAD_WORKBOOK');
});

test('entities that multiply are not told as what they would come to', async () => {
  const text = `<!DOCTYPE w [<!ENTITY a "${'a'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>`;
  const cells = '<row><c t="inlineStr"><is><t>&c;</t></is></c></row>';
  expect(['BAD_WORKBOOK', 'BAD_XML', 'NOTHING_FOUND']).toContain(
    await endOf(await workbook({ 'xl/worksheets/sheet1.xml': text + sheet(cells.repeat(3)) })),
  );
});

test('a cell that claims a place beyond any sheet makes no row of that width', async () => {
  const far = '<row r="1"><c r="ZZZZZZ1" t="inlineStr"><is><t>Town</t></is></c></row>';
  const ends = await endOf(await workbook({ 'xl/worksheets/sheet1.xml': sheet(far + ROW.repeat(2)) }));
  expect(ends === 'BAD_WORKBOOK' || Number(ends) <= 3).toBe(true);
});
