import { ZipFile } from 'yazl';
import { describe, expect, test } from 'vitest';

import { clockText } from '../../../../domain/audio/clockText.js';
import { spanAt } from '../../../../domain/processing/document.js';
import { DOCUMENT_LIMITS } from './DocumentRefusal.js';
import { readDocument } from './readDocument.js';

const bytes = (text: string) => new TextEncoder().encode(text);

async function packed(parts: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(content, name);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const word = (body: string) =>
  packed({
    'word/document.xml': Buffer.from(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
  });
const textOf = async (name: string, content: Uint8Array) => (await readDocument(name, content)).text;

describe('a document as prose', () => {
  test('keeps the paragraphs of a text and where each stands', async () => {
    const { text, places } = await readDocument('a.txt', bytes('One.\r\nstill one.\r\n\r\nTwo.'));
    expect(text).toBe('One.\nstill one.\n\nTwo.');
    expect(spanAt(places, text.indexOf('Two'))?.paragraph).toBe(2);
  });

  test('reads Romanian that was written before Unicode', async () => {
    expect(await textOf('a.txt', Uint8Array.from([0x49, 0x61, 0xba, 0x69]))).toBe('Iaşi');
  });

  test('leaves U+0000 out, which a store may refuse', async () => {
    const utf16 = Buffer.from('\ufeffAnn\0Lee\0\n\nTwo', 'utf16le');
    const { text, places } = await readDocument('a.txt', utf16);
    expect(text).toBe('Ann Lee\n\nTwo');
    expect(places.at(-1)).toMatchObject({ start: text.indexOf('Two'), end: text.length });
  });

  test('leaves the marks of Markdown and HTML out', async () => {
    const markdown = '# Head\n\n- **Ann** met [Bo](http://x)\n- Two\n\n```\ncode\n```\n';
    expect(await textOf('a.md', bytes(markdown))).toBe('Head\n\nAnn met Bo\n\nTwo');
    const html = '<title>T</title><script>x</script><p>Ann <b>Lee</b>&nbsp;&amp; Bo<p>Two<ul><li>Three</ul>';
    expect(await textOf('a.html', bytes(html))).toBe('Ann Lee & Bo\n\nTwo\n\nThree');
  });

  test('reads a page that is nested very deep', async () => {
    expect(await textOf('a.html', bytes(`${'<div>'.repeat(20_000)}deep`))).toBe('deep');
  });

  test('reads the paragraphs of a Word document, without what was deleted', async () => {
    const body =
      '<w:p><w:r><w:t>Ann </w:t></w:r><w:del><w:r><w:delText>not</w:delText></w:r></w:del><w:r><w:t>Lee</w:t></w:r></w:p><w:p><w:r><w:t>Two</w:t></w:r></w:p>';
    expect(await textOf('a.docx', await word(body))).toBe('Ann Lee\n\nTwo');
  });

  test('keeps the second of each turn of a transcript', async () => {
    const vtt =
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ann>Good\n\n00:02.500 --> 00:04.000\nmorning.\n\n01:00:10.500 --> 01:00:12.000\nYes.';
    const { text, places } = await readDocument('a.vtt', bytes(vtt));
    expect([text, places.map(({ second }) => second)]).toEqual(['Good morning.\n\nYes.', [1, 2.5, 3610.5]]);
    expect(spanAt(places, text.indexOf('morning'))?.second).toBe(2.5);
  });

  test.each([
    ['with all that Whisper says beside them', (segments: unknown) => ({ text: 'x', language: 'ro', segments })],
    ['alone', (segments: unknown) => segments],
  ])('keeps the second of each segment of a transcript as JSON, %s', async (_, around) => {
    const segments = [
      { id: 0, start: 0, end: 2.4, text: ' Ana conduce' },
      { id: 1, start: 2.4, end: 4, text: ' fabrica din Iași.' },
      { id: 2, start: 9.5, end: 11, text: ' Da.' },
    ];
    const { text, places } = await readDocument('a.json', bytes(`\uFEFF${JSON.stringify(around(segments))}`));
    expect(text).toBe('Ana conduce fabrica din Iași.\n\nDa.');
    expect(places.map(({ second, paragraph }) => [second, paragraph])).toEqual([
      [0, 1],
      [2.4, 1],
      [9.5, 2],
    ]);
  });

  test('a second is shown as clocks show it', () => {
    expect([0, 62.9, 3610.5].map((second) => clockText(second))).toEqual(['0:00', '1:02', '1:00:10']);
  });
});

describe('a document that is not read', () => {
  const bomb = () =>
    packed({
      'word/document.xml': Buffer.alloc(DOCUMENT_LIMITS.unpacked + 1, 0x20),
    });
  test.each([
    ['nothing', 'EMPTY', 'a.txt', () => bytes('')],
    ['blanks alone', 'EMPTY', 'a.txt', () => bytes(' \n\n ')],
    ['a picture by the name of a text', 'NOT_TEXT', 'a.txt', () => Uint8Array.from([0x89, 0x50, 0, 0])],
    ['a format that nobody reads', 'UNKNOWN_FORMAT', 'a.xyz', () => bytes('x')],
    ['a document with a password', 'ENCRYPTED', 'a.docx', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['no zip file', 'DAMAGED', 'a.docx', () => bytes('PK and no more')],
    ['a zip file without a document', 'DAMAGED', 'a.docx', () => packed({ 'x.xml': Buffer.from('<x/>') })],
    ['JSON that is no transcript', 'DAMAGED', 'a.json', () => bytes('{"segments":[{"text":"x"}]}')],
    ['what is no JSON', 'DAMAGED', 'a.json', () => bytes('{"segments":')],
    ['a transcript in which nobody speaks', 'EMPTY', 'a.json', () => bytes('{"segments":[]}')],
    ['broken XML', 'DAMAGED', 'a.docx', () => word('<w:p>')],
    ['a bomb', 'TOO_LARGE', 'a.docx', bomb],
  ])('%s: %s', async (_, code, name, content) => {
    await expect(readDocument(name, await content())).rejects.toMatchObject({
      code,
    });
  });
});
