import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Size of a generated graph. */
export interface GraphSize {
  readonly nodes: number;
  readonly relationships: number;
}

const CITIES = ['Iași', 'Cluj-Napoca', 'Timișoara', 'Brașov', 'Constanța', 'Craiova', 'Galați', 'Oradea'];
const TYPES = ['KNOWS', 'WORKS_WITH', 'LIVES_NEAR', 'WROTE_TO'];
const ROWS_AT_ONCE = 1000;

/** Numbers that look random and are the same each time. */
const scattered = (at: number, below: number): number => Math.imul(at + 1, 2_654_435_761) % below;
const within = (at: number, below: number): number => Math.abs(scattered(at, below));

function* table(titles: string, total: number, row: (at: number) => string): Generator<string> {
  yield `${titles}\n`;
  for (let at = 0; at < total; at += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, total - at);
    yield Array.from({ length: count }, (_, step) => `${row(at + step)}\n`).join('');
  }
}

/** Writes a graph of people as a pair of tables with the titles of Neo4j's import tool; answers with their paths. */
export async function writeGraphTables(folder: string, { nodes, relationships }: GraphSize): Promise<[string, string]> {
  const paths: [string, string] = [path.join(folder, 'people.csv'), path.join(folder, 'ties.csv')];
  const people = table('id:ID,name,city,born:date,score:double,:LABEL', nodes, (at) => {
    const born = `19${String(50 + (at % 50))}-0${String(1 + (at % 9))}-1${String(at % 9)}`;
    return `p${at},Person number ${at},${CITIES[at % CITIES.length] ?? ''},${born},${within(at, 1000) / 10},Person${at % 5 === 0 ? ';Author' : ''}`;
  });
  const ties = table(':START_ID,:END_ID,:TYPE,since:int', relationships, (at) =>
    [`p${at % nodes}`, `p${within(at, nodes)}`, TYPES[at % TYPES.length] ?? '', 1990 + (at % 35)].join(','),
  );
  await pipeline(Readable.from(people), createWriteStream(paths[0]));
  await pipeline(Readable.from(ties), createWriteStream(paths[1]));
  return paths;
}
