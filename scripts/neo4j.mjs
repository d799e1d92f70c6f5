// node scripts/neo4j.mjs: asks a real Neo4j what every Cypher query of the tests comes to, and compares the rows. It needs Java 17 and Maven, which
// fetches Neo4j into HARTA_NEO4J_DIR, a folder beside those of other temporary files without it. HARTA_NEO4J_RECORD=1 records the rows as well.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { install } from './install.mjs';

install({ withTools: true });
const { attached } = await import('./checks/attached.mjs');

const suite = 'tests/domain/cypher/neo4j';
const jars = path.join(process.env.HARTA_NEO4J_DIR ?? path.join(tmpdir(), 'harta-neo4j'), 'lib');
const runs = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

function skip(why) {
  console.log(`SKIPPED: no query was asked of Neo4j: ${why}.`);
  process.exit(0);
}

if (!runs('java', '-version')) skip('there is no Java here');
if (!existsSync(jars)) {
  if (!runs('mvn', '-version')) skip('there is no Maven here to fetch Neo4j');
  console.log(`Fetching Neo4j into ${jars}`);
  const copy = ['dependency:copy-dependencies', `-DoutputDirectory=${jars}`, '-DincludeScope=runtime'];
  const fetched = spawnSync('mvn', ['-B', '-q', '-f', path.join(suite, 'pom.xml'), ...copy], { stdio: 'inherit' });
  if (fetched.status !== 0) skip('Maven could not fetch it');
}
const record =
  process.env.HARTA_NEO4J_RECORD === undefined
    ? {}
    : { HARTA_NEO4J_RECORD: path.resolve('tests/domain/cypher/rows.json') };
process.exit(await attached('vitest', ['run', suite], { HARTA_NEO4J_JARS: jars, ...record }));
