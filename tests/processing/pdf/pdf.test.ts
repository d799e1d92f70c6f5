import { readFileSync } from 'node:fs';
import { constants, deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { spanAt } from '../../../domain/processing/document.js';
import { unpackInThread } from '../../../server/media/processing/reading/unpackInThread.js';
import { readPdfs } from './readPdfs.js';

const fixture = (name: string) => readFileSync(new URL(name, import.meta.url));

/** A PDF of some pages, each with the same content. */
function pdf(pages: number, content: Buffer, filter = ''): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 4);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${String(pages)} /Kids [${numbers.map((number) => `${String(number)} 0 R`).join(' ')}] >>`,
    `<< /Length ${String(content.length)} ${filter} >>\nstream\n\0CONTENT\nendstream`,
    ...numbers.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 3 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    ),
  ];
  const body = objects.map((object, index) => `${String(index + 1)} 0 obj\n${object}\nendobj\n`).join('');
  const [before = '', behind = ''] = body.split('\0CONTENT');
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${before}`),
    content,
    Buffer.from(`${behind}trailer\n<< /Root 1 0 R >>\n`),
  ]);
}

const said = (words: string, height = 200) => Buffer.from(`BT /F 12 Tf 20 ${String(height)} Td (${words}) Tj ET\n`);

const lines = (count: number) =>
  Buffer.concat(Array.from({ length: count }, (_, line) => said('word '.repeat(10), 280 - line * 6)));

/**
 * Content that unpacks to so many megabytes of nothing before it says anything: one packed megabyte, which ends at a whole byte and refers to
 * nothing before it, again and again (RFC 1951, RFC 1950). Nobody comes to the end of it, where its checksum would stand.
 */
function bomb(megabytes: number): Buffer {
  const blank = deflateRawSync(Buffer.alloc(1024 ** 2, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: megabytes }, () => blank);
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, deflateRawSync(said('Boom'))]);
  return pdf(1, packed, '/Filter /FlateDecode');
}

test('a text comes out of every producer as it was written, in both languages', async () => {
  const figures = await readPdfs();
  const sum = (of: (figure: (typeof figures)[number]) => number) =>
    figures.reduce((total, each) => total + of(each), 0);
  expect(new Set(figures.map(({ name }) => name.split('-')[0])).size).toBeGreaterThanOrEqual(10);
  expect(sum(({ exact }) => exact) / sum(({ paragraphs }) => paragraphs)).toBeGreaterThan(0.95);
  for (const { name, exact, paragraphs } of figures) expect(exact / paragraphs, name).toBeGreaterThan(0.6);
}, 120_000);

test('each paragraph knows its page', async () => {
  const { text, places } = await unpackInThread('a.pdf', fixture('weasyprint-en.pdf'));
  expect(spanAt(places, text.indexOf('The water mills'))?.page).toBe(1);
  expect(spanAt(places, text.indexOf('Researchers of'))?.page).toBe(3);
});

test('a file of thousands of pages is read', async () => {
  const { places } = await unpackInThread('a.pdf', pdf(3000, said('Ann Lee met Bo.')));
  expect(places.at(-1)?.page).toBe(3000);
}, 120_000);

test('a plain PDF without a table of its objects is read', async () => {
  const { text } = await unpackInThread('a.pdf', pdf(1, said('Ann Lee met Bo.')));
  expect(text).toBe('Ann Lee met Bo.');
});

test.each([
  ['one with a password', 'ENCRYPTED', () => fixture('locked.pdf')],
  ['a scan, which has no letters', 'EMPTY', () => pdf(3, Buffer.from('0 0 300 300 re f'))],
  ['what only begins as one', 'DAMAGED', () => Buffer.from('%PDF-1.7\nand no more')],
  ['the first half of one', 'DAMAGED', () => fixture('office-en.pdf').subarray(0, 4000)],
  ['another thing by its name', 'DAMAGED', () => Buffer.from('PK and so on')],
  ['more text than is read', 'TOO_LARGE', () => pdf(1200, lines(45))],
])(
  '%s is refused: %s',
  async (_, code, bytes) => {
    await expect(unpackInThread('a.pdf', bytes())).rejects.toMatchObject({ code });
  },
  120_000,
);

test('a bomb is refused and takes no more memory than it may, while others are read', async () => {
  const bytes = bomb(2000);
  const before = process.memoryUsage().rss;
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  try {
    const [boom, other] = await Promise.allSettled([
      unpackInThread('a.pdf', bytes),
      unpackInThread('b.pdf', pdf(1, said('Quiet.'))),
    ]);
    expect(boom).toMatchObject({ status: 'rejected', reason: { code: 'TOO_LARGE' } });
    expect(other).toMatchObject({ status: 'fulfilled', value: { text: 'Quiet.' } });
  } finally {
    clearInterval(watching);
  }
  expect((most - before) / 1024 ** 2).toBeLessThan(1500);
}, 120_000);
