import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Files in memory, where a system has it. */
const IN_MEMORY = '/dev/shm';
const NAME = /^harta-checks-(\d+)$/;
/** What the checks keep at once is well below this, in bytes; a container often has only 64 MB. */
const ENOUGH = 3 * 2 ** 30;

const hasRoom = () => {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH;
};

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Folders of checks that were killed. */
function removeLeft() {
  for (const name of readdirSync(IN_MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(IN_MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Lets tests put their data folders, and browsers their profiles, into memory where there is room for them. Every write waits for
 * the disk otherwise, hundreds of thousands of times, and proves no more by that: a killed process loses nothing that it
 * gave to the system on either, and no test takes the current away.
 */
export function keepScratchInMemory() {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  removeLeft();
  const folder = path.join(IN_MEMORY, `harta-checks-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
