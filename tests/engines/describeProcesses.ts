import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { freePort } from '../freePort.js';
import { endAll, runHarta, type Running, until } from '../server/realtime/processes.js';
import { connected } from '../server/realtime/wire.js';
import { Bell } from './Bell.js';
import { type KeptIn, type OwnDatabase } from './postgres.js';
import { Visitor } from './Visitor.js';

const BETWEEN_KILLS_MS = 2_000;
/** How long the database is away each time. */
const AWAY_MS = 1_000;
/** What a kill and the new start take at the most, and what is looked at in the end. */
const KILLED_WITHIN_MS = 30_000;
const LOOKED_AT_WITHIN_MS = 240_000;
const WRITERS = 4;
/** A writer asks for a text to be read no more often than this. */
const BETWEEN_TEXTS_MS = 2_000;

interface Document {
  readonly id: string;
  readonly title: string;
  readonly state: string;
}
interface Page<T> {
  readonly items: readonly T[];
  readonly total?: number;
}
interface Notified {
  readonly uid: string;
  readonly kind: string;
  readonly message: string;
}

interface Process {
  readonly role: 'web' | 'worker';
  readonly origin: string;
  readonly env: Record<string, string>;
  running: Running;
}

/** How often a process is killed, and how often the server of each database. */
interface Kills {
  readonly ofProcesses: number;
  readonly ofEachDatabase: number;
}

/** Two processes that serve people and two that work for them. @param keep makes where they keep everything */
export function describeProcesses(where: string, kills: Kills, keep: () => Promise<KeptIn>): void {
  describe(`two processes that serve people and two that work for them, ${where}`, () => {
    let folder: string;
    let env: KeptIn['env'];
    let databases: KeptIn['databases'];
    let processes: Process[];

    const started = async (role: Process['role']): Promise<Process> => {
      const port = await freePort();
      const own = {
        ...env,
        HARTA_DATABASE_CONNECTIONS: '6',
        HARTA_DATA_DIR: folder,
        HARTA_ROLE: role,
        PORT: String(port),
      };
      return { role, origin: `http://127.0.0.1:${port}`, env: own, running: await runHarta(own) };
    };
    const webs = () => processes.filter(({ role }) => role === 'web').map(({ origin }) => origin);

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'harta-several-'));
      ({ env, databases } = await keep());
      // Together, as somebody who starts an installation would.
      processes = await Promise.all((['web', 'web', 'worker', 'worker'] as const).map(started));
    });
    afterAll(async () => {
      await Promise.all(processes.map(({ running }) => running.end()));
      await endAll();
      for (const database of databases) await database.drop();
      await rm(folder, { recursive: true, force: true });
    });

    /** What is killed, one after the other: processes at random, and databases in turn now and then. */
    function* victims(): Generator<Process | OwnDatabase> {
      const inTurn = Array.from({ length: kills.ofEachDatabase }, () => databases).flat();
      const every = Math.max(1, Math.floor(kills.ofProcesses / inTurn.length));
      for (let kill = 1; kill <= kills.ofProcesses; kill += 1) {
        yield processes[randomInt(processes.length)] as Process;
        if (kill % every === 0) yield* inTurn.splice(0, 1);
      }
      yield* inTurn;
    }

    const newcomer = (name: string) => Visitor.signedUp(`${name}-${ulid().toLowerCase()}`, webs);
    const ticketOf = async (visitor: Visitor) =>
      (await visitor.asks<{ ticket: string }>('POST', '/identity/socket-ticket')).ticket;

    test('windows at each of them hear of changes that any of them makes, and of what workers did', async () => {
      const ana = await newcomer('ana');
      const windows = await Promise.all(
        webs().map(async (origin) => connected(origin, { token: await ticketOf(ana) })),
      );
      for (const each of windows) for (const topic of ['user:graph', 'user:notifications']) await each.join(topic);
      const { id } = await ana.asks<{ id: string }>('POST', '/neo4j/create-node', { labels: ['Oraș'], properties: {} });
      for (const each of windows)
        expect((await each.next(([, , , event]) => event === 'changed'))[4]).toMatchObject({ nodes: [{ id }] });
      await ana.asks('POST', '/processing/process-text', { text: 'Ada Lovelace met Charles Babbage in London.' });
      for (const each of windows) await each.next(([, , , event]) => event === 'notification');
      windows.forEach(({ websocket }) => websocket.close());
    });

    test('an import is checked and written by a worker, whichever process it was sent to, and is cancelled by another', async () => {
      const ana = await newcomer('ana');
      for (const round of [1, 2, 3]) {
        const id = await ana.uploads([`Eva${round},Dan${round},KNOWS`]);
        await ana.until<Document>(`/neo4j/imports/${id}`, ({ state }) => state === 'checked');
        if (round < 3) await ana.asks('POST', `/neo4j/imports/${id}/commit`, {});
        else await ana.asks('DELETE', `/neo4j/imports/${id}`);
        const end = round < 3 ? 'done' : 'cancelled';
        await ana.until<Document>(`/neo4j/imports/${id}`, ({ state }) => state === end);
      }
      expect(await ana.asks('GET', '/neo4j/nodes-total')).toMatchObject({ total: 4 });
    });

    test('an answer that one of them writes is not taken for one that its process left', async () => {
      const ana = await newcomer('ana');
      await Promise.all([
        ...[1, 2, 3].map((count) => ana.says(`How many nodes are there? ${count}`)),
        ...Array.from({ length: 20 }, () => ana.asks('GET', '/bigquery/chat-messages?pageSize=10')),
      ]);
      const { items } = await ana.until<Page<{ role: string; status: string }>>(
        '/bigquery/chat-messages?pageSize=10',
        (page) => page.items.every(({ status }) => status !== 'answering'),
      );
      expect(items.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'done'));
    });

    test('a process that is told to end finishes what it does, and hands the rest on', async () => {
      const ana = await newcomer('ana');
      const worker = processes.find(({ role }) => role === 'worker') as Process;
      const asked = Array.from({ length: 6 }, (_, index) =>
        ana.asks('POST', '/processing/process-text', { text: `Person ${index} met Ada Lovelace in London.` }),
      );
      await Promise.all(asked);
      expect(await worker.running.end('SIGTERM')).toBe(0);
      await ana.until<Page<Document>>('/processing/documents?pageSize=20&pageToken=1', ({ items }) =>
        items.every(({ state }) => state === 'read'),
      );
      worker.running = await runHarta(worker.env);
    });

    test(
      'one that is killed while everybody writes costs nothing that was acknowledged, nor does a database, and nothing is done twice',
      { timeout: LOOKED_AT_WITHIN_MS + (kills.ofProcesses + 2 * kills.ofEachDatabase) * KILLED_WITHIN_MS },
      async () => {
        const writers = await Promise.all(Array.from({ length: WRITERS }, (_, index) => newcomer(`writer${index}`)));
        const bells = writers.map((writer, at) => new Bell(writer, () => webs()[at % 2] ?? ''));
        let isOver = false;
        const acknowledged = writers.map(() => ({ nodes: new Set<string>(), titles: new Set<string>() }));
        const writing = writers.map(async (writer, at) => {
          let nextText = 0;
          while (!isOver) {
            const name = ulid();
            const node = { labels: ['Thing'], properties: { name } };
            const made = await writer.tries<{ id: string }>('POST', '/neo4j/create-node', node);
            if (made.status === 200) acknowledged[at]?.nodes.add(made.body.id);
            else await pause(50);
            if (performance.now() < nextText) continue;
            nextText = performance.now() + BETWEEN_TEXTS_MS;
            const text = { title: `Text ${name}`, text: `${name} met Ada Lovelace in London.` };
            const asked = await writer.tries<Document>('POST', '/processing/process-text', text);
            if (asked.status === 200) acknowledged[at]?.titles.add(asked.body.title);
          }
        });
        for (const victim of victims()) {
          await pause(BETWEEN_KILLS_MS);
          if ('takeAway' in victim) {
            await victim.takeAway();
            await pause(AWAY_MS);
            await victim.bringBack();
          } else {
            await victim.running.end('SIGKILL');
            victim.running = await runHarta(victim.env);
          }
        }
        isOver = true;
        await Promise.all(writing);

        let [nodes, texts] = [0, 0];
        for (const [at, writer] of writers.entries()) {
          const { nodes: made, titles } = acknowledged[at] ?? { nodes: new Set(), titles: new Set() };
          const present = new Set((await writer.everyPage<{ id: string }>('/neo4j/nodes')).map(({ id }) => id));
          expect([...made].filter((id) => !present.has(id))).toEqual([]);
          // One whose process was killed before it answered may be kept, and is read as well.
          const documents = await writer.everyPage<Document>('/processing/documents', 240_000, (items) =>
            items.filter(({ state }) => state !== 'read'),
          );
          const read = new Set(documents.map(({ title }) => title));
          expect([...titles].filter((title) => !read.has(title))).toEqual([]);
          // Each text is told of once, however often its reading was begun.
          const ofTexts = (items: readonly Notified[]) => items.filter(({ kind }) => kind === 'textRead');
          const list = '/bigquery/notifications/with-paginate';
          const told = await writer.everyPage<Notified>(list, 60_000, (items) => {
            const texts = ofTexts(items);
            return documents.filter(({ title }) => !texts.some(({ message }) => message.includes(title)));
          });
          const messages = ofTexts(told).map(({ message }) => message);
          for (const { title } of documents)
            expect(messages.filter((message) => message.includes(title))).toHaveLength(1);
          expect(messages).toHaveLength(documents.length);
          const bell = bells[at];
          const { unreadTotal } = await writer.asks<{ unreadTotal: number }>('GET', `${list}?pageSize=1&pageToken=1`);
          await until(() => bell?.badge === unreadTotal, 'a badge that shows what the server has');
          expect(told.filter(({ uid }) => !bell?.shown.has(uid))).toEqual([]);
          expect(made.size).toBeGreaterThan(0);
          [nodes, texts] = [nodes + made.size, texts + titles.size];
        }
        await Promise.all(bells.map((bell) => bell.close()));
        const joins = bells.map((bell) => bell.joins).join(', ');
        const killed = `${kills.ofProcesses} kills of processes, ${kills.ofEachDatabase} of each database`;
        console.info(`${where}: ${killed}, ${nodes} nodes, ${texts} texts, windows joined ${joins} times`);
      },
    );

    test('while a database is away everything says so, and it all comes back by itself', async () => {
      const ana = await newcomer('ana');
      const { id } = await ana.asks<{ id: string }>('POST', '/neo4j/create-node', { labels: ['Oraș'], properties: {} });
      const ready = async ({ origin }: Process) => (await fetch(`${origin}/readyz`)).status;
      for (const database of databases) {
        await database.takeAway();
        for (const each of processes)
          await until(async () => (await ready(each)) === 503, 'a process that is not ready');
        for (const { origin } of processes) expect((await fetch(`${origin}/livez`)).status).toBe(200);
        const refused = { status: 503, body: { code: 'UNAVAILABLE', title: 'Not available at the moment' } };
        expect(await ana.tries('GET', `/neo4j/node/${id}`)).toMatchObject(refused);
        expect(await ana.tries('POST', '/neo4j/create-node', { labels: ['Oraș'], properties: {} })).toMatchObject(
          refused,
        );
        await database.bringBack();
        for (const each of processes) await until(async () => (await ready(each)) === 200, 'a process that is ready');
        expect(await ana.asks('GET', `/neo4j/node/${id}`)).toMatchObject({ id });
        await ana.asks('POST', '/processing/process-text', { text: 'Ada Lovelace met Charles Babbage in London.' });
        await ana.until<Page<Document>>('/processing/documents?pageSize=20&pageToken=1', ({ items }) =>
          items.every(({ state }) => state === 'read'),
        );
      }
    });
  });
}
