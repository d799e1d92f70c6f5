import { existsSync } from 'node:fs';

import { installPackage, mayInstall } from './debian.mjs';

/**
 * The shell is the same engine without a window to draw, which a journey pays for with a quarter of its time:
 * 12 journeys of the canvas took 98 s of processor time in the window and 75 s in the shell.
 */
const SHELL = { place: '/usr/bin/chromium-headless-shell', packaged: 'chromium-headless-shell' };
const WINDOW = { place: '/usr/bin/chromium', packaged: 'chromium' };
const OTHERS = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = (...places) => places.find((place) => existsSync(place));

async function installed({ place, packaged }) {
  await installPackage(packaged, 'the journeys');
  return found(place);
}

/**
 * Path of the Chromium that journeys run in: the one that HARTA_CHROMIUM names, Debian's headless shell, or any other here.
 * Installs Debian's where it may (root on Debian). Rejects with one sentence when there is none.
 */
export async function chromium() {
  const place =
    process.env.HARTA_CHROMIUM ??
    found(SHELL.place) ??
    (mayInstall() ? await installed(SHELL) : undefined) ??
    found(WINDOW.place, ...OTHERS) ??
    (mayInstall() ? await installed(WINDOW) : undefined);
  if (place === undefined)
    throw new Error("The journeys need Chromium: install your system's package, or name it in HARTA_CHROMIUM.");
  return place;
}
