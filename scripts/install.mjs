// Plain Node, run before anything is installed: checks the Node version and installs what package-lock.json names. By itself
// (`node scripts/install.mjs`, in the Dockerfile) it installs what running needs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const stamp = path.join(root, 'node_modules/.harta-installed');

/** Stops with one sentence. */
export function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Stops where Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Harta needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}

const lockFile = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** What is installed: of which lock file, and whether with the tools of checking. */
function installed() {
  if (!existsSync(stamp)) return { of: '', withTools: false };
  const [of, tools] = readFileSync(stamp, 'utf8').split(' ');
  return { of, withTools: tools === 'tools' };
}

/**
 * Installs what running needs (`dependencies`: the build is part of it) and, `withTools`, what checking and developing need
 * besides (`devDependencies`), unless this very lock file is installed so already. What is installed serves every version of
 * Node. No package that we need runs an install script, and one that we do not need would compile for minutes, so scripts
 * are not run.
 */
export function install({ withTools }) {
  checkNode();
  const present = installed();
  const isCurrent = present.of === lockFile();
  if (isCurrent && (present.withTools || !withTools)) return;
  // `npm ci` empties the folder first; what only lacks the tools is added to.
  const how = isCurrent ? ['install', '--no-save'] : ['ci'];
  console.log(`Installing packages${withTools ? ' and tools' : ''} (a minute or two, only the first time) …`);
  const { status } = spawnSync(
    'npm',
    [
      ...how,
      ...['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      withTools ? '--include=dev' : '--omit=dev',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0)
    stop('The packages could not be installed. Is the npm registry reachable? Then run the same command again.');
  writeFileSync(stamp, `${lockFile()} ${withTools ? 'tools' : 'running'}`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) install({ withTools: false });
