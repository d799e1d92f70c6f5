import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { day } from '../openData/rows.js';
import { mostCounted, most, those, worldOf } from '../ownTables/rows.js';
import { perGroup } from '../publicFiles/rows.js';
import { bundledRecords, least } from './rows.js';

interface Release {
  readonly version: string;
  readonly date: string;
  readonly lts: string | false;
  readonly security: boolean;
  readonly v8: string;
}

const releases = bundledRecords<Release>('envs.json');
const time = ({ date }: Release) => Date.parse(date);
const called = (version: string) => releases.find((one) => one.version === version);
export const of = (period: string) => releases.filter(({ date }) => date.startsWith(period));
export const secure = (all: readonly Release[] = releases) => all.filter(({ security }) => security);
const line = (name: string) => releases.filter(({ lts }) => lts === name);
export const versions = (all: readonly Release[]) => those(...all.map(({ version }) => version));
export const released = (version: string) => day(called(version)?.date ?? '');
const countedBy = (keyOf: (one: Release) => string) =>
  releases.reduce(
    (counts, one) => counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1),
    new Map<string, number>(),
  );
const lines = countedBy(({ lts }) => (lts === false ? '' : lts));
lines.delete('');

/** Releases of Node.js, with their V8 and whether they mend a hole. */
export const nodeReleases = brought(
  'nodeReleases',
  'en',
  ['envs.json'],
  worldOf({ version: releases.map(({ version }) => version), lts: lines.keys() }),
  [
    en('how many releases are there', () => says(releases.length)),
    en('when was 10.5.0 released?', released('10.5.0'), 'date'),
    en('which v8 does 21.2.0 have', toldBy([called('21.2.0')?.v8 ?? '']), 'v8'),
    en('how many security releases', () => says(secure().length), 'security'),
    en('which versions are the oldest', versions(least(releases, time)), 'date'),
    en('how many came out in 2019', () => says(of('2019').length), 'date'),
    en('security releases since 2026', versions(secure(of('2026'))), 'security', 'date'),
    en('Which lts has the most releases?', those(...mostCounted(lines)), 'lts'),
    en('list the releases of lts Lithium', versions(line('Lithium')), 'lts'),
    en('is 22.22.0 a security release?', () => is(true), 'security'),
    en('how many different lts names are there', () => says(lines.size), 'lts'),
    en('releases in december 2017', versions(of('2017-12')), 'date'),
    en('which releases have v8 12.4.254.21', versions(releases.filter(({ v8 }) => v8 === '12.4.254.21')), 'v8'),
    en('who released 18.12.0', NOTHING),
    en('how many downloads does 20.9.0 have', NOTHING),
    en('number of releases per year', perGroup(countedBy(({ date }) => date.slice(0, 4))), 'date'),
    en('latest security release', versions(most(secure(), time)), 'security', 'date'),
    en('what bugs were fixed in 16.1.0', NOTHING),
    en('which company pays for 24.0.0', NOTHING),
    en(
      'what percentage of the releases are security releases?',
      toldBy([
        Math.round((100 * secure().length) / releases.length),
        Number(((100 * secure().length) / releases.length).toFixed(1)),
      ]),
      'security',
    ),
  ],
);
