import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { freePort } from '../../tests/freePort.js';
import { runHarta, type Running } from '../../tests/server/realtime/processes.js';
import { ProcessTime } from '../chat/ProcessTime.js';
import { median } from '../median.js';
import { Person } from '../people/Person.js';
import { type BenchRow } from '../table.js';

/** People at each process, and reads of all of them in one round. */
const PEOPLE = 16;
const READS = 2_000;
/** A quarter of what one process can answer, so that processes do not take caches and cores from one another. */
const PER_SECOND = 250;
const ROUNDS = 5;
/** Of what `Person.does` the first writes. */
const KINDS_OF_READS = 5;
const MOST_CPU = 1.1;

/** What a round took: processor milliseconds a read of the processes that serve, of the database, and reads a second. */
interface Round {
  readonly webs: number;
  readonly database: number;
  readonly perSecond: number;
}

interface Web {
  readonly running: Running;
  readonly people: readonly Person[];
}

/** Fields of `/proc/<process>/stat` from the state on (proc(5)); none of a process that has ended. */
function statOf(pid: string): readonly number[] {
  try {
    const [, after = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return after.split(' ').map(Number);
  } catch {
    return [];
  }
}

const [PARENT, SPENT] = [1, 11];
/** A tick of `/proc`, in milliseconds. */
const TICK_MS = 10;

const ticksIn = (stat: readonly number[], fields: number): number =>
  stat.slice(SPENT, SPENT + fields).reduce((sum, each) => sum + each, 0);

/** The process of the server that answers at an address on this machine. */
async function serverAt(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const server = statOf(String(rows[0]?.pid))[PARENT] ?? 0;
  await client.end();
  return server;
}

/** Processor milliseconds of a server and of all that it has run, ended or not. */
function spentByServer(server: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat[PARENT] === server);
  // Behind its own time stands that of children that have ended.
  const ticks = ticksIn(statOf(String(server)), 4) + children.reduce((sum, stat) => sum + ticksIn(stat, 2), 0);
  return ticks * TICK_MS;
}

const spent = (times: readonly ProcessTime[]): number => times.reduce((sum, time) => sum + time.now(), 0);

/** Reads, each person one thing after the other, by these processes together. */
async function reads(of: readonly Web[], all: readonly Web[], server: number): Promise<Round> {
  const webs = all.map(({ running }) => ProcessTime.ofProcess(running.pid));
  const [websBefore, databaseBefore, began] = [spent(webs), spentByServer(server), performance.now()];
  let next = 0;
  const people = of.flatMap((web) => web.people.slice(0, PEOPLE / of.length));
  const live = async (person: Person) => {
    for (let number = next++; number < READS; number = next++) {
      await pause(Math.max(0, began + (1000 * number) / PER_SECOND - performance.now()));
      await person.does(1 + (number % KINDS_OF_READS));
    }
  };
  await Promise.all(people.map(live));
  return {
    webs: (spent(webs) - websBefore) / READS,
    database: (spentByServer(server) - databaseBefore) / READS,
    perSecond: (1000 * READS) / (performance.now() - began),
  };
}

async function startWeb(name: string, env: NodeJS.ProcessEnv): Promise<Web> {
  const port = await freePort();
  const running = await runHarta({ ...env, HARTA_ROLE: 'web', PORT: String(port) });
  const people: Person[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const person = await Person.signsUp(`http://127.0.0.1:${port}`, `${name}${number}`);
    // Something to read.
    for (let node = 0; node < 10; node += 1) await person.does(0);
    people.push(person);
  }
  return { running, people };
}

/** Figures of one process beside those of two, in turns. */
async function inTurns(webs: readonly Web[], server: number) {
  const rounds: { readonly one: Round[]; readonly two: Round[] } = { one: [], two: [] };
  // The first round of each warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = await reads(webs.slice(round % 2, (round % 2) + 1), webs, server);
    const two = await reads(webs, webs, server);
    if (round > 0) {
      rounds.one.push(one);
      rounds.two.push(two);
    }
  }
  const of = (part: readonly Round[]) => ({
    webs: median(part.map((each) => each.webs)),
    database: median(part.map((each) => each.database)),
    perSecond: median(part.map((each) => each.perSecond)),
  });
  return { one: of(rounds.one), two: of(rounds.two) };
}

/**
 * What a read costs where two processes serve one database, in what it costs where one does. Two cores that also run the database and whoever
 * asks cannot show twice the throughput; they show whether the processor time of a read stays the same.
 */
export async function benchWebs(): Promise<BenchRow[]> {
  const url = process.env['HARTA_BENCH_POSTGRES'];
  if (url === undefined) return [];
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-webs-'));
  const env = { HARTA_DATABASE_URL: url, HARTA_DATABASE_CONNECTIONS: '6', HARTA_DATA_DIR: folder };
  const webs: Web[] = [];
  try {
    for (const name of ['first', 'second']) webs.push(await startWeb(name, env));
    const { one, two } = await inTurns(webs, await serverAt(url));
    const ratio = (two.webs + two.database) / (one.webs + one.database);
    const told = ({ webs: web, database: db, perSecond }: Round) =>
      `${web.toFixed(2)} + ${db.toFixed(2)} ms, ${Math.round(perSecond)} reads a second`;
    return [
      {
        what: 'a read by two web processes on one PostgreSQL ÷ by one: processor time of them and of the database',
        measured: `${ratio.toFixed(2)} (one: ${told(one)}; two: ${told(two)})`,
        bar: `≤ ${MOST_CPU}`,
        ok: ratio <= MOST_CPU,
      },
    ];
  } finally {
    for (const { running, people } of webs) {
      people.forEach((person) => person.leaves());
      await running.end();
    }
    await rm(folder, { recursive: true, force: true });
  }
}
