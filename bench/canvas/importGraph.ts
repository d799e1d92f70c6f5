import { setTimeout as pause } from 'node:timers/promises';

import { type ImportJob } from '../../server/contract/imports.js';
import { type GraphSize } from '../files/graphTables.js';

/** A graph as real ones are: a few well connected nodes, many with two or three relationships, all of them joined. */
function* ties({ nodes, relationships }: GraphSize): Generator<string> {
  const ends: number[] = [0];
  let seed = 7;
  const below = (limit: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % limit;
  for (let count = 0; count < relationships; count += 1) {
    const from = 1 + (count % (nodes - 1));
    const to = ends[below(ends.length)] ?? 0;
    if (from === to) continue;
    if (count < nodes * 2) ends.push(from, to);
    yield `p${from},p${to},KNOWS`;
  }
}

const person = (at: number, name: string) => `p${at},${name},${['Person', 'Author', 'Editor'][at % 3] ?? ''}`;

/** A file that is brought in, as text. */
interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Brings files into the default project of whoever the header belongs to. */
export async function importFiles(origin: string, authorization: string, files: readonly TextFile[]): Promise<void> {
  const form = new FormData();
  for (const { name, text } of files) form.append('file', new Blob([text], { type: 'text/csv' }), name);
  const ask = async (path: string, init: RequestInit = {}): Promise<ImportJob> => {
    const response = await fetch(`${origin}/api/neo4j/imports${path}`, { ...init, headers: { authorization } });
    if (!response.ok) throw new Error(`The import was refused: ${await response.text()}`);
    return (await response.json()) as ImportJob;
  };
  const { id } = await ask('', { method: 'POST', body: form });
  const until = async (state: ImportJob['state']): Promise<void> => {
    for (;;) {
      const job = await ask(`/${id}`);
      if (job.state === state) return;
      if (job.state === 'failed' || job.state === 'refused') throw new Error(JSON.stringify(job.issues));
      await pause(50);
    }
  };
  await until('checked');
  await ask(`/${id}/commit`, { method: 'POST' });
  await until('done');
}

/** Brings a generated graph into the default project of whoever the header belongs to. @param isNamed whether anything is written at its nodes */
export async function importGraph(
  origin: string,
  authorization: string,
  size: GraphSize,
  isNamed = true,
): Promise<void> {
  const nameOf = (at: number) => (isNamed ? `Person ${at}` : '');
  const people = ['id:ID,name,:LABEL', ...Array.from({ length: size.nodes }, (_, at) => person(at, nameOf(at)))];
  await importFiles(origin, authorization, [
    { name: 'people.csv', text: people.join('\n') },
    { name: 'ties.csv', text: [':START_ID,:END_ID,:TYPE', ...ties(size)].join('\n') },
  ]);
}
