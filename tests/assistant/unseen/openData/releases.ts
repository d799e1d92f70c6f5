import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { where } from '../publicFiles/rows.js';
import { most, type Row, those, worldOf } from '../ownTables/rows.js';
import { day, openRows } from './rows.js';

export const debian = openRows('debian.csv');
export const ubuntu = openRows('ubuntu.csv');
const codename = cell('codename');
export const released = cell('release');
export const endOfLife = cell('eol');
/** What people call a release: its codename, or its version. */
export function releaseBy(row: Row): readonly string[] {
  const version = cell('version')(row);
  return [...new Set([codename(row), version, version.replace(' LTS', '')])].filter((one) => one !== '');
}
export const codenamed = (rows: readonly Row[], name: string) => where(rows, 'codename', name)[0] ?? {};
export const longTerm = ubuntu.filter((row) => cell('version')(row).endsWith('LTS'));
export const outIn = (rows: readonly Row[], year: string) => rows.filter((row) => released(row).startsWith(year));
const time = (of: (row: Row) => string) => (row: Row) => Date.parse(of(row));

/** Releases of two Linux distributions, with the days on which they came out and are no longer supported. */
export const linuxReleases = brought(
  'linuxReleases',
  'en',
  ['debian.csv', 'ubuntu.csv'],
  worldOf({ debian: debian.map(codename), ubuntu: ubuntu.map(codename) }),
  [
    en('when was bookworm released', day(released(codenamed(debian, 'Bookworm'))), 'release'),
    en("What's the codename of Debian 11?", those(...where(debian, 'version', '11').map(codename)), 'codename'),
    en('version number of Focal Fossa', toldBy(['20.04', '20.04 LTS']), 'version'),
    en('how many ubuntu LTS releases are there?', () => says(longTerm.length), 'version'),
    en('which ubuntu versions came out in 2015', toldBy(...outIn(ubuntu, '2015').map(releaseBy)), 'release'),
    en('eol date of Jammy Jellyfish', day(endOfLife(codenamed(ubuntu, 'Jammy Jellyfish'))), 'eol'),
    en(
      'What was the very first Debian release?',
      toldBy(...most(debian, (row) => -time(released)(row)).map(releaseBy)),
      'release',
    ),
    en(
      'debian releases without a release date',
      toldBy(...debian.filter((row) => released(row) === '').map(releaseBy)),
      'release',
    ),
    en(
      'did squeeze come out before lenny',
      () => is(released(codenamed(debian, 'Squeeze')) < released(codenamed(debian, 'Lenny'))),
      'release',
    ),
    en(
      'How many Ubuntu releases came out in April?',
      () => says(ubuntu.filter((row) => released(row).slice(5, 7) === '04').length),
      'release',
    ),
    en('latest ubuntu LTS', toldBy(...most(longTerm, time(released)).map(releaseBy)), 'release', 'version'),
    en(
      'Which Debian releases have an eol after 1 January 2028?',
      toldBy(...debian.filter((row) => endOfLife(row) > '2028-01-01').map(releaseBy)),
      'eol',
    ),
    en(
      'how many debian releases came out before 2000',
      () => says(debian.filter((row) => released(row) !== '' && released(row) < '2000').length),
      'release',
    ),
    en(
      'which debian took the longest from created to release?',
      toldBy(...most(debian, (row) => time(released)(row) - time(cell('created'))(row)).map(releaseBy)),
      'created',
      'release',
    ),
    en('list the LTS releases of ubuntu', toldBy(...longTerm.map(releaseBy)), 'version'),
    en(
      'does Lunar Lobster have an eol-esm date?',
      () => is(cell('eol-esm')(codenamed(ubuntu, 'Lunar Lobster')) !== ''),
      'eol-esm',
    ),
    en(
      'how many ubuntu releases have an eol-legacy',
      () => says(ubuntu.filter((row) => cell('eol-legacy')(row) !== '').length),
      'eol-legacy',
    ),
    en(
      'Was anything released on 2013-04-25?',
      () => is([...debian, ...ubuntu].some((row) => released(row) === '2013-04-25')),
      'release',
    ),
    en(
      'how many releases of debian and ubuntu came out in 2011 altogether',
      () => says(outIn([...debian, ...ubuntu], '2011').length),
      'release',
    ),
    en('who was the release manager of Woody?', NOTHING),
    en('which kernel does trixie ship with', NOTHING),
    en('What is the minimum RAM for Noble Numbat?', NOTHING),
    en('how many people downloaded Hardy Heron', NOTHING),
  ],
);
