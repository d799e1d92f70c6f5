import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type PlainNode, type PlainRelationship } from '../../../../domain/query/evaluate/Plain.js';

/** A graph with what is asked of it in Cypher. */
export interface AskedGraph {
  readonly nodes: readonly PlainNode[];
  readonly relationships: readonly PlainRelationship[];
  readonly queries: readonly string[];
}

/** What Neo4j answers: rows, nodes by their ids, or why it refuses. */
export interface Neo4jAnswer {
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly unknown[])[];
  readonly error?: string;
}

/** The folder with the jars of Neo4j; undefined where none was fetched. */
export const NEO4J_JARS: string | undefined = process.env['HARTA_NEO4J_JARS'];

const OPENED = ['java.base/java.nio', 'java.base/java.io', 'java.base/sun.nio.ch', 'java.base/java.util.concurrent'];
const program = new URL('Rows.java', import.meta.url).pathname;

/** Asks a Neo4j that lives as long as the questions take. */
export function askNeo4j(graphs: readonly AskedGraph[], jars: string): readonly (readonly Neo4jAnswer[])[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'harta-neo4j-'));
  try {
    const [asked, told] = [path.join(folder, 'asked.json'), path.join(folder, 'rows.json')];
    writeFileSync(asked, JSON.stringify(graphs));
    const flags = ['-Xms256m', '-Xmx768m', ...OPENED.map((name) => `--add-opens=${name}=ALL-UNNAMED`)];
    const classPath = ['-cp', path.join(jars, '*')];
    execFileSync('java', [...flags, ...classPath, program, path.join(folder, 'data'), asked, told], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return JSON.parse(readFileSync(told, 'utf8')) as Neo4jAnswer[][];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
