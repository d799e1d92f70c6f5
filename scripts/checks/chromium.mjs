import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = () => process.env.HARTA_CHROMIUM ?? PLACES.find((place) => existsSync(place));

/** Path of a Chromium; installs Debian's where it is missing and may (root on Debian). Throws one sentence otherwise. */
export function chromium() {
  if (found() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Installing Debian's Chromium for the journeys …");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env });
  }
  const place = found();
  if (place === undefined)
    throw new Error("The journeys need Chromium: install your system's package, or name it in HARTA_CHROMIUM.");
  return place;
}
