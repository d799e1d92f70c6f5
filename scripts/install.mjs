// Plain Node, run before anything is installed: checks the Node version and installs what package-lock.json names.
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

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Harta needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex');

/**
 * Installs, unless this very lock file is installed already. No package that we need runs an install script, and one that
 * we do not need would compile for minutes, so scripts are not run.
 */
export function install() {
  checkNode();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  console.log('Installing packages (a minute or two, only the first time) …');
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0)
    stop('The packages could not be installed. Is the npm registry reachable? Then run the same command again.');
  writeFileSync(stamp, wanted());
}
