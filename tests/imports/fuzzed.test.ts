import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { type SourceFile } from '../../server/graph/formats/Format.js';
import { FileFault } from '../../server/graph/formats/issues.js';
import { openImport } from '../../server/graph/formats/mapped/openImport.js';
import { readElements } from '../../server/graph/formats/readElements.js';
import { NEW_IDS } from '../../server/graph/formats/Resolver.js';
import { rounds } from '../soak/rounds.js';
import { generatedCases } from './heldout/generated.js';
import { type Random, randomOf } from './heldout/random.js';

const FIXTURES = path.join(import.meta.dirname, '../fixtures/valid');

/** What a mutation may put into a file: what ends, begins or breaks something in one format or another. */
const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ';',
  '\n',
  '\t',
  '<',
  '>',
  '</',
  '&',
  '&#0;',
  '\\',
  '\u0000',
  ':ID',
  'null',
  '-',
  '1e999',
  '__proto__',
  '😀',
  'PK\u0003\u0004',
];
/** Longest file that is fuzzed, so that many can be. */
const MOST_BYTES = 6000;

function mutated(bytes: Buffer, random: Random): Buffer {
  let result = bytes;
  for (let left = 1 + random.below(4); left > 0; left -= 1) {
    const at = random.below(result.length + 1);
    const to = Math.min(result.length, at + random.below(40));
    const [before, middle, after] = [result.subarray(0, at), result.subarray(at, to), result.subarray(to)];
    const ways = [
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, Buffer.from(random.pick(PIECES)), middle, after]),
      () => Buffer.concat([before, middle, middle, after]),
      () => Buffer.concat([before, Buffer.from(Array.from({ length: 3 }, () => random.below(256))), after]),
      () => before,
    ];
    result = random.pick(ways)();
  }
  return result;
}

function fileOf(name: string, bytes: Buffer, random: Random): SourceFile {
  const step = 1 + random.below(997);
  return {
    name,
    size: bytes.length,
    async *open() {
      for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
    },
  };
}

/** Reads a file as a check does, to its end; says how it ended. */
async function read(file: SourceFile): Promise<'read' | 'refused'> {
  try {
    const { reading } = await openImport([file]);
    for await (const { nodes, relationships } of readElements(reading, NEW_IDS)) {
      for (const { labels } of nodes) expect(labels.length).toBeGreaterThan(0);
      for (const { type } of relationships) expect(type).not.toBe('');
    }
    return 'read';
  } catch (error) {
    if (error instanceof FileFault) return 'refused';
    throw error;
  }
}

/** A sound file for each reader, small enough to be read very often. */
async function samples(): Promise<Readonly<Record<string, readonly [name: string, bytes: Buffer]>>> {
  const cases = await generatedCases();
  const of = (name: string): readonly [string, Buffer] => {
    const content = cases.flatMap(({ files }) => Object.entries(files)).find(([file]) => file === name)?.[1] ?? '';
    const bytes = Buffer.from(content as string);
    return [name, name.endsWith('.xlsx') ? Buffer.from(content) : bytes.subarray(0, MOST_BYTES)];
  };
  const fixture = (name: string): readonly [string, Buffer] => [name, readFileSync(path.join(FIXTURES, name))];
  return {
    ...{
      csv: of('tube_stations.csv'),
      tsv: of('staff-list.tsv'),
      json: of('recipes.json'),
      jsonLines: of('songs.jsonl'),
    },
    ...{
      xlsx: of('towns.xlsx'),
      graphml: fixture('neo4j.graphml'),
      gexf: of('fleet.gexf'),
      jgf: of('people.jgf.json'),
    },
    ...{
      cytoscape: fixture('graph.cyjs'),
      graphology: fixture('graphology.json'),
      harta: fixture('project.harta.json'),
    },
    ...{ admin: fixture('admin-nodes.csv'), edges: fixture('edges-only.csv') },
  };
}

describe('a file that is broken in any way', () => {
  test.each([
    'csv',
    'tsv',
    'json',
    'jsonLines',
    'xlsx',
    'graphml',
    'gexf',
    'jgf',
    'cytoscape',
    'graphology',
    'harta',
    'admin',
    'edges',
  ])('%s is read or refused with what is wrong, and breaks nothing', async (reader) => {
    const [name, bytes] = (await samples())[reader] ?? ['', Buffer.alloc(0)];
    const ends = { read: 0, refused: 0 };
    for (let turn = 0; turn < rounds('fuzzedFiles'); turn += 1) {
      const random = randomOf(turn * 7919 + name.length);
      const broken = mutated(bytes, random);
      try {
        ends[await read(fileOf(name, broken, random))] += 1;
      } catch (error) {
        throw new Error(`Turn ${turn}: ${JSON.stringify(broken.toString('latin1').slice(0, 600))}`, { cause: error });
      }
    }
    expect(ends.read + ends.refused).toBe(rounds('fuzzedFiles'));
  });
});
