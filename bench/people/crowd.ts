import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../../tests/freePort.js';
import { runHarta } from '../../tests/server/realtime/processes.js';
import { Person } from './Person.js';
import { type Most, ProcessWatch } from './ProcessWatch.js';

/** What one installation with this many active people came to. */
export interface CrowdFigures extends Most {
  readonly errors: number;
  readonly answers: number;
  /** Milliseconds within which 95 of 100 answers came. */
  readonly p95: number;
}

interface CrowdTask {
  readonly people: number;
  readonly seconds: number;
}

/** How long a person reads between two things that they do, in milliseconds. */
const READS = { least: 10_000, most: 30_000 };
/** People who sign up at the same time. */
const AT_ONCE = 8;
/** The mesh and the rest are loaded before anybody comes: their memory counts all the same. */
const SETTLE_MS = 5_000;

const reads = () => pause(READS.least + Math.random() * (READS.most - READS.least));

async function allSignUp(origin: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  let next = 0;
  const come = async () => {
    for (let number = next++; number < count; number = next++) people.push(await Person.signsUp(origin, `p${number}`));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, come));
  return people;
}

/** Everybody does one thing after the other, reading in between, until the time is over. */
async function beActive(people: readonly Person[], seconds: number) {
  const took: number[] = [];
  let errors = 0;
  const ends = Date.now() + seconds * 1000;
  const live = async (person: Person, index: number) => {
    // Not all at once: each begins somewhere within the time that they read.
    await pause(Math.random() * Math.min(READS.most, seconds * 1000));
    for (let number = index; Date.now() < ends; number += 1) {
      await person.does(number).then(
        (ms) => took.push(ms),
        (error: unknown) => {
          if (errors === 0) console.error(error);
          errors += 1;
        },
      );
      await Promise.race([reads(), pause(Math.max(0, ends - Date.now()))]);
    }
  };
  await Promise.all(people.map(live));
  took.sort((one, other) => one - other);
  return { errors, answers: took.length, p95: Math.round(took[Math.floor(took.length * 0.95)] ?? 0) };
}

/** Runs the built process for a crowd of real accounts that asks over HTTP. */
export async function crowd({ people: count, seconds }: CrowdTask): Promise<CrowdFigures> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-people-'));
  const port = await freePort();
  const harta = await runHarta({ HARTA_DATA_DIR: dataDir, PORT: String(port) });
  try {
    await pause(SETTLE_MS);
    const watch = ProcessWatch.of(dataDir);
    const people = await allSignUp(`http://127.0.0.1:${port}`, count);
    const lived = await beActive(people, seconds);
    const most = watch.stop();
    for (const person of people) person.leaves();
    return { ...most, ...lived };
  } finally {
    await harta.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}
