import { existsSync } from 'node:fs';

import { type Browser, chromium } from '@playwright/test';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
];

const namedPlace = (): string | undefined => process.env['HARTA_CHROMIUM'];
const placeOf = (): string | undefined => namedPlace() ?? PLACES.find((each) => existsSync(each));

/** Why pages cannot be measured, in one sentence for the terminal; undefined where they can. */
export function missingBrowser(): string | undefined {
  const place = placeOf();
  if (place !== undefined && existsSync(place)) return undefined;
  return namedPlace() === undefined
    ? "Pages are measured in Chromium: install your system's package, or name it in HARTA_CHROMIUM."
    : `HARTA_CHROMIUM names ${namedPlace()}, and nothing is there.`;
}

/** Opens the browser that pages are measured in. */
export const openBrowser = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: placeOf() ?? '', args: [...args] });
