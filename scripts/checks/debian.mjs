import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether packages of Debian may be installed by whoever runs this. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** What apt-get says went wrong, or that it failed. */
const reasonOf = ({ stderr = '', message }) =>
  stderr.split('\n').find((line) => line.startsWith('E: ')) ?? message.split('\n')[0];

/** Installs a package of Debian; says what it does it for, and where it could not. @param options more words for apt-get */
export async function installPackage(name, purpose, options = []) {
  console.log(`Installing Debian's package ${name} for ${purpose} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...options, name], { env });
  } catch (error) {
    console.log(`It could not be installed: ${reasonOf(error)}`);
  }
}
