import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

const WEIGHTS = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(400_000, 7)]);
const SHA256 = createHash('sha256').update(WEIGHTS).digest('hex');

const asked: string[] = [];
/** The line is cut after so many bytes of an answer. */
let cutAfter = Infinity;
const server = createServer(({ method = '', headers: { range } }, response) => {
  asked.push(`${method} ${range ?? ''}`.trim());
  const from = Number(/\d+/u.exec(range ?? '')?.[0] ?? 0);
  const rest = WEIGHTS.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
  if (method === 'HEAD') return void response.end();
  if (cutAfter >= rest.length) return void response.end(rest);
  return void response.write(rest.subarray(0, cutAfter), () => setTimeout(() => response.destroy(), 50));
});
let url: string;
let dataDir: string;
let file: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/small-q4_k_m.gguf`;
});
afterAll(() => server.close());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'harta-fetch-model-'));
  file = path.join(dataDir, 'models', 'small-q4_k_m.gguf');
  asked.length = 0;
  cutAfter = Infinity;
  return () => rmSync(dataDir, { recursive: true });
});

/** Runs the command as a person does who answers its question; both streams. */
async function fetchModel(answer: string, { args = [], sha256 = SHA256 }: { args?: string[]; sha256?: string } = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', 'fetch-model', ...args], {
    env: { ...process.env, HARTA_DATA_DIR: dataDir, HARTA_LLM_FILE_URL: url, HARTA_LLM_FILE_SHA256: sha256 },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  child.stdin.end(answer);
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

test('says from where and how large a model is, and fetches nothing where nobody agrees', async () => {
  const { code, said } = await fetchModel('n\n');
  expect(said).toContain(`Fetch ${url} (0 MB) into ${file}? [y/N]`);
  expect([code, existsSync(file)]).toEqual([1, false]);
  expect(asked).toEqual(['HEAD']);
});

test('fetches it once somebody agrees, and says what to set and how its engine is installed', async () => {
  const { code, said } = await fetchModel('y\n');
  expect(code).toBe(0);
  expect(readFileSync(file).equals(WEIGHTS)).toBe(true);
  expect(said).toContain('has the right checksum');
  expect(said).toContain(`HARTA_LLM_FILE="${file}"`);
  if (process.platform === 'linux' && process.arch === 'x64') expect(said).toContain('npm install --prefix');
  // A second time nothing is fetched.
  expect((await fetchModel('')).code).toBe(0);
  expect(asked).toEqual(['HEAD', 'GET']);
});

test('goes on where the line was cut, and there is no such file before it is whole', async () => {
  cutAfter = 150_000;
  const cut = await fetchModel('', { args: ['--yes'] });
  expect(cut.said).toContain('The line was cut; the same command goes on from there.');
  expect([cut.code, existsSync(file)]).toEqual([1, false]);
  cutAfter = Infinity;
  expect((await fetchModel('', { args: ['--yes'] })).code).toBe(0);
  expect(asked.at(-1)).toMatch(/^GET bytes=[1-9]\d*-$/u);
  expect(readFileSync(file).equals(WEIGHTS)).toBe(true);
});

test('keeps nothing that has another checksum', async () => {
  const { code, said } = await fetchModel('', { args: ['--yes'], sha256: 'a'.repeat(64) });
  expect(said).toContain(`has the SHA-256 ${SHA256}, not ${'a'.repeat(64)}: it is not kept.`);
  expect([code, existsSync(file), existsSync(`${file}.part`)]).toEqual([1, false, false]);
});
