import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { freePort } from '../freePort.js';
import { onServer } from '../server/engineUnderTest.js';
import { signIn } from '../server/identity/toolkit.js';
import { DOT } from '../server/api/sampleRequest.js';
import { connect, connected } from '../server/realtime/wire.js';
import { endAll, runHarta, type Running } from '../server/realtime/processes.js';
import { type KeptIn } from './postgres.js';
import { Visitor } from './Visitor.js';

/** The code of a socket whose client is told to come again. */
const RESTARTING = 1012;
/** How long is waited for what goes on by itself. */
const PATIENCE = { timeout: 60_000 };

/** How many rows a database has in a table, which it may lack. */
async function rowsIn(url: string, table: string): Promise<number> {
  const there = await onServer(url, `SELECT to_regclass('${table}') IS NOT NULL AS there`);
  if (there.rows[0]?.['there'] !== true) return 0;
  return Number((await onServer(url, `SELECT count(*) AS total FROM ${table}`)).rows[0]?.['total']);
}

interface Message {
  readonly role: string;
  readonly text: string;
  readonly status: string;
}
interface Job {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
}

/** Suites of the product as it is built. @param keep makes where it keeps everything */
export function describeProduct(where: string, keep: () => Promise<KeptIn>): void {
  describe(`Harta ${where}`, () => {
    let folder: string;
    let databases: KeptIn['databases'];
    let env: Record<string, string>;
    let origin: string;
    let harta: Running;
    let ana: Visitor;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'harta-product-'));
      const storage = await keep();
      ({ databases } = storage);
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      env = {
        ...storage.env,
        HARTA_DATA_DIR: folder,
        PORT: String(port),
        HARTA_DELETION_SECONDS: '1',
        HARTA_PROJECT_DELETION_SECONDS: '1',
      };
      harta = await runHarta(env);
      ana = await Visitor.signedUp('ana', () => [origin]);
    });
    afterAll(async () => {
      await harta.end();
      await endAll();
      for (const database of databases) await database.drop();
      await rm(folder, { recursive: true, force: true });
    });

    const ticket = async () => (await ana.asks<{ ticket: string }>('POST', '/identity/socket-ticket')).ticket;
    const totals = () => ana.asks<{ total: number }>('GET', '/neo4j/nodes-total');

    test('answers questions about the graph that it holds', async () => {
      await ana.asks('POST', '/neo4j/load-sample-graph', { language: 'en' });
      await ana.says('What is the capital of France?');
      const { items } = await ana.asks<{ items: Message[] }>('GET', '/bigquery/chat-messages?pageSize=10');
      expect(items.map(({ role, status }) => [role, status])).toEqual([
        ['assistant', 'done'],
        ['user', 'done'],
      ]);
      expect(items[0]?.text).toContain('Paris');
    });

    test('imports a file and tells of it', async () => {
      const before = (await totals()).total;
      const id = await ana.uploads(['Eva,Dan,KNOWS', 'Dan,Lia,KNOWS']);
      await ana.until<Job>(`/neo4j/imports/${id}`, ({ state }) => state === 'checked');
      await ana.asks('POST', `/neo4j/imports/${id}/commit`, {});
      await ana.until<Job>(`/neo4j/imports/${id}`, ({ state }) => state === 'done');
      expect((await totals()).total).toBe(before + 3);
      const told = await ana.until<{ items: { kind: string }[] }>(
        '/bigquery/notifications/with-paginate?pageSize=10&pageToken=1',
        ({ items }) => items.length > 0,
      );
      expect(told.items.map(({ kind }) => kind)).toContain('importFinished');
    });

    test('reads a text by a job, and makes an archive of everything', async () => {
      await ana.asks('POST', '/processing/process-text', { text: 'Ada Lovelace met Charles Babbage in London.' });
      await ana.until<{ items: Job[] }>(
        '/processing/documents?pageSize=10&pageToken=1',
        ({ items }) => items[0]?.state === 'read',
      );
      await ana.asks('POST', '/images', { name: 'dot', data: DOT });
      await ana.asks('POST', '/bigquery/export-data');
      await ana.until<{ bytes?: number }>('/bigquery/archive', ({ bytes }) => bytes !== undefined);
      const { items } = await ana.asks<{ items: Job[] }>('GET', '/jobs');
      expect(items.map(({ kind, state }) => [kind, state])).toEqual([
        ['exportArchive', 'done'],
        ['processText', 'done'],
      ]);
    });

    test('says that it lives, that it is ready, and that all it needs is there', async () => {
      for (const at of ['livez', 'readyz', 'healthz']) {
        const answer = await fetch(`${origin}/${at}`);
        expect([at, answer.status, await answer.json()]).toEqual([at, 200, { ok: true }]);
      }
    });

    test('has all of it after a restart, for the session of before and a new one', async () => {
      const found = async (token: Visitor) => ({
        nodes: await token.asks('GET', '/neo4j/nodes-total'),
        messages: await token.asks('GET', '/bigquery/chat-messages?pageSize=10'),
        images: await token.asks('GET', '/images'),
        projects: await token.asks('GET', '/neo4j/projects'),
      });
      const before = await found(ana);
      expect(await harta.end()).toBe(0);
      harta = await runHarta(env);
      expect(await found(ana)).toEqual(before);
      const again = await signIn(origin, 'ana@example.org');
      expect(await found(new Visitor(again.body['idToken'] ?? '', () => [origin]))).toEqual(before);
    });

    test('erases a project by a job', async () => {
      const { id } = await ana.asks<{ id: string }>('POST', '/neo4j/projects', { name: 'Balene' });
      await ana.asks('POST', '/neo4j/create-node', { projectId: id, labels: ['Whale'], properties: { name: 'Moby' } });
      await ana.asks('DELETE', `/neo4j/projects/${id}`, { confirmation: 'Balene' });
      await ana.until<{ items: { id: string }[] }>('/neo4j/projects', ({ items }) =>
        items.every((each) => each.id !== id),
      );
      await ana.until<{ items: Job[] }>('/jobs', ({ items }) =>
        items.some((each) => each.kind === 'eraseProject' && each.state === 'done'),
      );
    });

    test('says that it is not ready while any of its databases is away, and goes on by itself with all that it had', async () => {
      const ready = async () => (await fetch(`${origin}/readyz`)).status;
      const saidBefore = harta.said().length;
      for (const database of databases) {
        const before = await totals();
        const spare = await ticket();
        const window = await connected(origin, { token: await ticket() });
        await database.takeAway();
        await expect.poll(ready, PATIENCE).toBe(503);
        // Its page connects again in vain, and says so.
        expect(await window.closed()).toBe(RESTARTING);
        expect(await connect(origin, { token: spare })).toBe(503);
        expect((await ana.tries('POST', '/identity/socket-ticket')).status).toBe(503);
        expect(await ana.tries('POST', '/neo4j/create-node', { labels: ['A'], properties: {} })).toMatchObject({
          status: 503,
          body: { code: 'UNAVAILABLE', title: 'Not available at the moment' },
        });
        await database.bringBack();
        await expect.poll(ready, PATIENCE).toBe(200);
        expect(await totals()).toEqual(before);
        (await connected(origin, { token: await ticket() })).websocket.close();
        await ana.asks('POST', '/neo4j/create-node', { labels: ['A'], properties: {} });
        await ana.asks('POST', '/bigquery/export-data');
      }
      // On the terminal one line of each outage and one of its end, and none of what failed meanwhile.
      const said = () => harta.said().slice(saidBefore);
      const linesOf = (line: RegExp) => said().match(line)?.length;
      await expect.poll(() => linesOf(/^The database \w+ at .* answers again\.$/gm), PATIENCE).toBe(databases.length);
      expect(linesOf(/^The database \w+ at .* cannot be reached \(.+\); trying again\.$/gm)).toBe(databases.length);
      expect(said()).not.toMatch(/Warning|Error/);
    });

    test('erases an account by a job, with all graphs', async () => {
      await ana.asks('DELETE', '/bigquery/account', { confirmation: 'ana@example.org' });
      await expect.poll(async () => (await ana.tries('GET', '/neo4j/nodes-total')).status, PATIENCE).toBe(401);
      for (const { url } of databases)
        for (const table of ['graph', 'node', 'catalog_project', 'conversation'])
          await expect.poll(() => rowsIn(url, table), PATIENCE).toBe(0);
    });
  });
}
