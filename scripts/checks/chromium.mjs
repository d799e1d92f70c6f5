import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = () => process.env.HARTA_CHROMIUM ?? PLACES.find((place) => existsSync(place));

/** Path of a Chromium; installs Debian's where it is missing and may (root on Debian). Rejects with one sentence otherwise. */
export async function chromium() {
  if (found() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Installing Debian's Chromium for the journeys …");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  }
  const place = found();
  if (place === undefined)
    throw new Error("The journeys need Chromium: install your system's package, or name it in HARTA_CHROMIUM.");
  return place;
}
