import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createDeflate, crc32 } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { Bitmap } from '../../../server/media/pictures/Bitmap.js';
import { type Connection, INTERNET } from '../../../server/media/pictures/connection.js';
import { redrawPicture } from '../../../server/media/pictures/drawPicture.js';
import { fetchBytes, MOST_BYTES } from '../../../server/media/pictures/fetchBytes.js';
import { isPublicAddress } from '../../../server/media/pictures/isPublicAddress.js';
import { openPictures } from '../../../server/media/pictures/openPictures.js';
import { pictureSize } from '../../../server/media/pictures/pictureSize.js';
import { startTestServer } from '../api/startTestServer.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Handler;
let asked: string[];
const server = http.createServer((request, response) => {
  asked.push(`${request.headers.host}${request.url}`);
  answer(request, response);
});
let port: number;

/** Speaks plain HTTP to this process in place of TLS to the world; only 127.0.0.1 counts as public, 127.0.0.2 as private. */
const here = (names: Record<string, string[]> = {}): Connection => ({
  request: http.request as unknown as Connection['request'],
  resolve: async (host) => (names[host] ?? ['127.0.0.1']).map((address) => ({ address, family: 4 })),
  isAllowed: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
});
const at = (path: string, host = 'pictures.example') => `https://${host}:${port}${path}`;

const drawn = async (type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/bmp', width = 60, height = 40) =>
  new Bitmap({ width, height, color: 0x336699ff }).getBuffer(type);
const sends =
  (content: Buffer): Handler =>
  (_request, response) =>
    void response.end(content);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
});

describe('an address of this machine or a network around it', () => {
  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['8.8.8.8', '172.32.0.1', '140.82.112.3', '2606:50c0:8000::153'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://0x7f.1/a.png',
    'https://2130706433/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a.png',
    'https://example.org:8443/a.png',
    'http://example.org/a.png',
    'file:///etc/passwd',
    'https://ana:secret@example.org/a.png',
  ])('%s is not asked', async (address) => {
    await expect(fetchBytes(address, INTERNET)).rejects.toMatchObject({ name: 'ForbiddenAddress' });
  });

  test('is not reached by a name that resolves to it, not even beside a public one', async () => {
    answer = sends(await drawn('image/png'));
    const connection = here({ 'inside.example': ['127.0.0.2'], 'both.example': ['127.0.0.1', '127.0.0.2'] });
    for (const host of ['inside.example', 'both.example'])
      await expect(fetchBytes(at('/a.png', host), connection)).rejects.toMatchObject({ name: 'ForbiddenAddress' });
    expect(asked).toEqual([]);
  });

  test('is not reached by a name that changes its mind between the check and the connection', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const connection = {
      ...here(),
      resolve: async () => [{ address: answers.shift()?.[0] ?? '127.0.0.2', family: 4 }],
    };
    answer = sends(await drawn('image/png'));
    await fetchBytes(at('/a.png', 'rebinding.example'), connection);
    expect(answers).toHaveLength(1);
    await expect(fetchBytes(at('/a.png', 'rebinding.example'), connection)).rejects.toThrow('not public');
  });

  test.each(['https://127.0.0.2/a.png', 'https://inside.example/a.png', 'http://pictures.example/a.png'])(
    'is not reached by a redirect to %s',
    async (location) => {
      answer = (_request, response) => void response.writeHead(302, { location }).end();
      await expect(fetchBytes(at('/a.png'), here({ 'inside.example': ['127.0.0.2'] }))).rejects.toMatchObject({
        name: 'ForbiddenAddress',
      });
      expect(asked).toHaveLength(1);
    },
  );
});

describe('what is fetched', () => {
  test('follows a redirect, with the name of the host that is asked', async () => {
    const picture = await drawn('image/png');
    answer = (request, response) => {
      if (request.url === '/a') response.writeHead(301, { location: at('/b', 'other.example') }).end();
      else response.end(picture);
    };
    expect(await fetchBytes(at('/a'), here())).toEqual(picture);
    expect(asked).toEqual([`pictures.example:${port}/a`, `other.example:${port}/b`]);
  });
  test('has an end: redirects in a circle', async () => {
    answer = (_request, response) => void response.writeHead(302, { location: at('/again') }).end();
    await expect(fetchBytes(at('/a'), here())).rejects.toThrow('too often');
    expect(asked).toHaveLength(4);
  });
  test('has an end: a file without one', async () => {
    answer = (_request, response) => {
      const chunk = Buffer.alloc(256 * 1024);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    };
    await expect(fetchBytes(at('/a'), here())).rejects.toThrow('too large');
    expect(MOST_BYTES).toBeLessThanOrEqual(4 * 1024 * 1024);
  });
  test.each([
    ['that never answers', () => undefined],
    ['that stops in the middle', (_request, response) => void response.write('x')],
  ] as readonly (readonly [string, Handler])[])('has an end: a server %s', async (_name, handler) => {
    answer = handler;
    await expect(fetchBytes(at('/a'), here(), 200)).rejects.toThrow();
  });
});

describe('a picture', () => {
  test.each(['image/png', 'image/jpeg', 'image/gif', 'image/bmp'] as const)(
    'of %s is drawn anew as a square PNG, whatever it is called',
    async (type) => {
      answer = sends(await drawn(type));
      const picture = await openPictures(here()).at(at('/portrait.txt'), 'ana');
      expect(pictureSize(picture ?? Buffer.alloc(0))).toEqual({ width: 128, height: 128 });
      expect(picture?.subarray(1, 4).toString()).toBe('PNG');
    },
  );
  test('passes on nothing that stood behind it', async () => {
    answer = sends(Buffer.concat([await drawn('image/jpeg'), Buffer.from('<script>alert(1)</script>')]));
    const picture = await openPictures(here()).at(at('/a'), 'ana');
    expect(picture).not.toBeNull();
    expect(picture?.toString('latin1')).not.toContain('script');
  });
  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['nothing', Buffer.alloc(0)],
    ['a head alone', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a TIFF', Buffer.from('II*\0\b\0\0\0', 'latin1')],
  ])('%s is none', async (_name, content) => {
    answer = sends(content);
    expect(await openPictures(here()).at(at('/a'), 'ana')).toBeNull();
  });
  test('of more pixels than memory has room for is refused by its head', async () => {
    const bomb = await drawn('image/png');
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    answer = sends(bomb);
    expect(await openPictures(here()).at(at('/a'), 'ana')).toBeNull();
  });
  test.each(['gif', 'png'] as const)(
    'of a few bytes and a frame of 65,535 by 65,535 is refused before it is decoded: %s',
    async (type) => {
      const gif = Buffer.from(
        'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\xff\xff\xff\xff\x00\x02\x02D\x01\x00;',
        'latin1',
      );
      const small = await drawn('image/png');
      const head = Buffer.from(small.subarray(8, 33));
      head.writeUInt32BE(65_535, 8);
      head.writeUInt32BE(65_535, 12);
      const bomb = type === 'gif' ? gif : Buffer.concat([small.subarray(0, 33), head, small.subarray(33)]);
      await expect(redrawPicture(bomb)).rejects.toMatchObject({ code: 'FILE_UNPACKS_TOO_LARGE' });
    },
  );
  test('whose interlaced rows unpack to a gigabyte is refused without the memory', async () => {
    const small = await drawn('image/png');
    const head = Buffer.from(small.subarray(8, 33));
    head.writeUInt8(1, 8 + 12);
    head.writeUInt32BE(crc32(head.subarray(4, 21)), 21);
    const deflate = createDeflate({ level: 9 });
    const packed: Buffer[] = [];
    deflate.on('data', (piece: Buffer) => packed.push(piece));
    const megabyte = Buffer.alloc(1024 ** 2);
    for (let left = 1024; left > 0; left -= 1) if (!deflate.write(megabyte)) await once(deflate, 'drain');
    deflate.end();
    await once(deflate, 'end');
    const chunk = (name: string, data: Buffer) => {
      const named = Buffer.concat([Buffer.from(name), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(named));
      return Buffer.concat([length, named, sum]);
    };
    const bomb = Buffer.concat([
      small.subarray(0, 8),
      head,
      chunk('IDAT', Buffer.concat(packed)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(bomb.length).toBeLessThan(2_000_000);
    const before = process.memoryUsage().rss;
    await expect(redrawPicture(bomb)).rejects.toMatchObject({ code: 'FILE_UNPACKS_TOO_LARGE' });
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  });
  test('is fetched once, however many ask for it, and so is one that is not there', async () => {
    const pictures = openPictures(here());
    answer = sends(await drawn('image/png'));
    await Promise.all([pictures.at(at('/a'), 'ana'), pictures.at(at('/a'), 'ana')]);
    await pictures.at(at('/a'), 'ana');
    answer = (_request, response) => void response.writeHead(404).end();
    await pictures.at(at('/none'), 'ana');
    await pictures.at(at('/none'), 'ana');
    expect(asked.map((each) => each.slice(each.indexOf('/')))).toEqual(['/a', '/none']);
  });
});

test('people see the picture of their own profile, and no address that a caller names is asked', async () => {
  const addresses: string[] = [];
  const picture = await drawn('image/png');
  const pictures = {
    at: async (address: string) => {
      addresses.push(address);
      return address === 'https://pictures.example/ana.png' ? picture : null;
    },
  };
  const harta = await startTestServer({ pictures });
  expect(await harta.call('ana', 'GET', '/api/bigquery/user-picture')).toMatchObject({ status: 404 });
  await harta.call('ana', 'GET', '/api/bigquery/user-info');
  const photoURL = 'https://pictures.example/ana.png';
  await harta.call('ana', 'PUT', '/api/bigquery/user-info', { version: 1, photoURL });
  const shown = await harta.call('ana', 'GET', '/api/bigquery/user-picture');
  expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/png', 'cache-control': 'no-store' } });
  expect((await harta.call('dan', 'GET', '/api/bigquery/user-picture')).json()).toMatchObject({
    code: 'PICTURE_NOT_FOUND',
  });
  expect((await harta.call('dan', 'GET', `/api/bigquery/user-picture?address=${photoURL}`)).status).toBe(422);
  expect((await harta.app.inject({ url: '/api/bigquery/user-picture' })).statusCode).toBe(401);
  expect(new Set(addresses)).toEqual(new Set(['', photoURL]));
  await harta.close();
});

test.each([
  'http://pictures.example/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://ana:secret@pictures.example/a.png',
  'https://',
  '//pictures.example/a.png',
])('a profile takes no picture at %s', async (photoURL) => {
  const harta = await startTestServer();
  await harta.call('ana', 'GET', '/api/bigquery/user-info');
  const refused = await harta.call('ana', 'PUT', '/api/bigquery/user-info', { version: 1, photoURL });
  expect(refused.status).toBe(422);
  expect(refused.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe('body/photoURL');
  await harta.close();
});

test('pages may show pictures of ours alone', async () => {
  const harta = await startTestServer();
  const policy = String((await harta.app.inject({ url: '/' })).headers['content-security-policy']);
  expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' data: blob:");
  await harta.close();
});
