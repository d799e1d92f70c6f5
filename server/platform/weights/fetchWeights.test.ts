import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { fetchWeights, sizeOfWeights, WeightsError } from './fetchWeights.js';

const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251));
const sha256 = createHash('sha256').update(BYTES).digest('hex');

let knowsRanges = true;
/** The line is cut after so many bytes of an answer. */
let cutAfter = Number.POSITIVE_INFINITY;
const asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  const { range } = request.headers;
  if (request.method === 'GET') asked.push(range);
  if (request.url !== '/weights.bin') return void response.writeHead(404).end();
  const from = knowsRanges && range !== undefined ? Number(/\d+/u.exec(range)?.[0]) : 0;
  if (from >= BYTES.length) return void response.writeHead(416).end();
  const rest = BYTES.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
  if (request.method === 'HEAD') return void response.end();
  if (cutAfter >= rest.length) return void response.end(rest);
  return void response.write(rest.subarray(0, cutAfter), () => setTimeout(() => response.destroy(), 50));
});
let weights: { url: string; sha256: string };
let folder: string;
let into: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  weights = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/weights.bin`, sha256 };
});
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'harta-weights-'));
  into = path.join(folder, 'models', 'ggml-base.bin');
  asked.length = 0;
  [knowsRanges, cutAfter] = [true, Number.POSITIVE_INFINITY];
  return () => rmSync(folder, { recursive: true });
});
afterAll(() => server.close());

test('weights are fetched whole, with their progress', async () => {
  expect(await sizeOfWeights(weights)).toBe(BYTES.length);
  let last: unknown;
  await fetchWeights(weights, into, (...told) => (last = told));
  expect(last).toEqual([BYTES.length, BYTES.length]);
  expect(readFileSync(into).equals(BYTES)).toBe(true);
  expect(existsSync(`${into}.part`)).toBe(false);
});

test.each([true, false])(
  'what was cut goes on (ranges: %s), and is no file of weights before it is whole',
  async (ranges) => {
    cutAfter = 100_000;
    await expect(fetchWeights(weights, into)).rejects.toThrow();
    expect(existsSync(into)).toBe(false);
    [knowsRanges, cutAfter] = [ranges, Number.POSITIVE_INFINITY];
    await fetchWeights(weights, into);
    expect(asked[1]).toMatch(/^bytes=[1-9]\d*-$/u);
    expect(readFileSync(into).equals(BYTES)).toBe(true);
  },
);

test('what is not what it must be is not kept', async () => {
  await expect(fetchWeights({ ...weights, sha256: 'a'.repeat(64) }, into)).rejects.toThrow(WeightsError);
  expect([existsSync(into), existsSync(`${into}.part`)]).toEqual([false, false]);
});

test('an address that has none says so', async () => {
  const nowhere = { ...weights, url: `${weights.url}.gone` };
  await expect(sizeOfWeights(nowhere)).rejects.toThrow('answers 404');
  await expect(fetchWeights(nowhere, into)).rejects.toThrow(WeightsError);
});
