// A PostgreSQL of its own, in a folder of its own, for the suites of engines. No cluster that is there already is touched.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { installPackage, mayInstall } from '../checks/debian.mjs';
import { freePort } from '../freePort.mjs';

/** Where Debian keeps the versions of PostgreSQL, and the first that the engine runs on. */
const FOLDER = '/usr/lib/postgresql';
const LEAST = 15;
const SETTINGS = '/etc/postgresql-common/createcluster.conf';
const NO_CLUSTER = 'create_main_cluster = false';
const HOW = `put "${NO_CLUSTER}" into ${SETTINGS}, then run
  apt-get install --no-install-recommends postgresql-15`;

/** Programs of the newest version that is installed, or why there are none. */
function installed() {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version'))
    return { missing: 'PostgreSQL is looked for where Debian installs it, and this is no Debian' };
  const versions = existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .map(Number)
        .filter((one) => one >= LEAST)
    : [];
  const bin = path.join(FOLDER, String(Math.max(0, ...versions)), 'bin');
  if (!existsSync(path.join(bin, 'initdb')))
    return { missing: `PostgreSQL ${LEAST} is not installed. To install it without a cluster of its own:\n  ${HOW}` };
  return { bin };
}

/** Why PostgreSQL cannot be started here, and what to do about it; undefined where it can. */
export const missingPostgres = () => installed().missing;

/** Installs Debian's package, without a cluster of its own, where a machine of checks lacks it; on a person's machine they do. */
async function install() {
  if (process.env.CI !== 'true' || !mayInstall()) return;
  mkdirSync(path.dirname(SETTINGS), { recursive: true });
  if (!existsSync(SETTINGS)) writeFileSync(SETTINGS, `${NO_CLUSTER}\n`);
  await installPackage('postgresql', 'the suites of engines', ['-o', 'Dpkg::Options::=--force-confold']);
}

const EVERYBODY_ENTERS = 0o001;

/** Whether every user may enter a folder and those above it, as the one that PostgreSQL runs as must. */
function isOpen(folder) {
  const above = path.dirname(folder);
  return (statSync(folder).mode & EVERYBODY_ENTERS) !== 0 && (above === folder || isOpen(above));
}

/** Where a folder for PostgreSQL can stand: the checks keep what is temporary where only their own user enters. */
const scratchFor = (isRoot) => [tmpdir(), '/tmp'].find((folder) => !isRoot || isOpen(folder));

/**
 * Starts PostgreSQL, never as root. Resolves to `{ url, stop, kill, start }`, or to `{ missing }` with why it cannot be.
 * `kill` ends it as a crash does, without a checkpoint; `start` starts it again, at the same address.
 * @param isDurable whether it waits for the disk at each commit, as it is to in a measurement
 */
export async function startPostgres({ isDurable = false } = {}) {
  if (installed().missing !== undefined) await install();
  const { bin, missing } = installed();
  if (missing !== undefined) return { missing };
  const isRoot = process.getuid() === 0;
  const scratch = scratchFor(isRoot);
  if (scratch === undefined) return { missing: `the user postgres cannot enter ${tmpdir()} nor /tmp` };
  const folder = mkdtempSync(path.join(scratch, 'harta-postgres-'));
  const run = (program, args) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', path.join(bin, program), ...args], {
          stdio: 'pipe',
          cwd: folder,
        })
      : execFileSync(path.join(bin, program), args, { stdio: 'pipe', cwd: folder });
  const data = path.join(folder, 'data');
  const kill = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  const stop = () => {
    try {
      kill();
    } catch {
      // It was not started, or has ended already.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    chmodSync(folder, 0o700);
    if (isRoot) execFileSync('chown', ['postgres', folder]);
    const port = await freePort();
    run('initdb', ['-D', data, '-U', 'harta', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${isDurable ? 'on' : 'off'} -c max_connections=200`;
    const start = () => run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']);
    start();
    return { url: `postgres://harta@127.0.0.1:${port}/postgres`, stop, kill, start };
  } catch (error) {
    stop();
    throw new Error(`PostgreSQL could not be started: ${error.stderr ?? error.message}`, { cause: error });
  }
}
