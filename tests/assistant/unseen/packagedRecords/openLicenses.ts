import { en, is, NOTHING, says } from '../Gold.js';
import { worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { share } from '../publicFiles/rows.js';
import { recordJson } from './rows.js';

interface License {
  readonly name: string;
  readonly url: string;
  readonly osiApproved: boolean;
}

const byId = recordJson<Readonly<Record<string, License>>>('spdx.json');
const licenses = Object.entries(byId).map(([id, one]) => ({ id, ...one }));
type Listed = (typeof licenses)[number];

export const called = (id: string) => licenses.find((one) => one.id === id) as Listed;
/** Licenses whose name holds some words, as they are written. */
export const naming = (words: string) => licenses.filter(({ name }) => name.includes(words));
export const approved = (some: readonly Listed[]) => some.filter(({ osiApproved }) => osiApproved);
/** Gold of licenses, each by its id or by its name. */
const either = (some: readonly Listed[]) => toldBy(...some.map(({ id, name }) => [id, name]));
const named = (id: string) => either([called(id)]);

/** Software licenses as SPDX lists them, those whose id begins with A to G. */
export const openLicenses = brought(
  'openLicenses',
  'en',
  ['spdx.json'],
  worldOf({ name: licenses.map(({ name }) => name) }),
  [
    en('is the Beerware License OSI approved?', () => is(called('Beerware').osiApproved), 'osiApproved'),
    en('how many licenses are osi approved', () => says(approved(licenses).length), 'osiApproved'),
    en('OSI approved licenses with European in the name', either(approved(naming('European'))), 'osiApproved', 'name'),
    en("what's the url of the Boost Software License 1.0", toldBy([called('BSL-1.0').url]), 'url'),
    en('How many Creative Commons licenses are there?', () => says(naming('Creative Commons').length), 'name'),
    en(
      'is Creative Commons Attribution 4.0 International approved by OSI',
      () => is(called('CC-BY-4.0').osiApproved),
      'osiApproved',
    ),
    en('full name of CDDL-1.1', toldBy([called('CDDL-1.1').name]), 'name'),
    en('licenses with Adobe in their name', either(naming('Adobe')), 'name'),
    en('apache licenses', either(naming('Apache')), 'name'),
    en('how many licenses arent OSI approved', () => says(licenses.length - approved(licenses).length), 'osiApproved'),
    en('which license has SQLite in its name', named('blessing'), 'name'),
    en(
      'what percentage of the licenses does the OSI approve?',
      share(approved(licenses).length, licenses.length),
      'osiApproved',
    ),
    en(
      'how many licenses with BSD in the name are not approved by OSI',
      () => says(naming('BSD').length - approved(naming('BSD')).length),
      'osiApproved',
      'name',
    ),
    en('CERN licences that the OSI approved', either(approved(naming('CERN'))), 'osiApproved', 'name'),
    en(
      'licenses whose name starts with Academic',
      either(licenses.filter(({ name }) => name.startsWith('Academic'))),
      'name',
    ),
    en(
      'I was wondering whether the Apple Public Source License 2.0 is OSI approved too',
      () => is(called('APSL-2.0').osiApproved),
      'osiApproved',
    ),
    en('how many GNU licenses in total', () => says(naming('GNU').length), 'name'),
    en('where can i read the Blue Oak Model License 1.0.0 (url)', toldBy([called('BlueOak-1.0.0').url]), 'url'),
    en(
      'apache license that osi has not approved',
      either(naming('Apache').filter(({ osiApproved }) => !osiApproved)),
      'osiApproved',
      'name',
    ),
    en('which of these licenses is the most popular', NOTHING),
    en('when was the Artistic License 2.0 published?', NOTHING),
    en('who wrote the Beerware License', NOTHING),
    en('how many projects use the Eclipse Public License 2.0', NOTHING),
    en('can I sell software under the Academic Free License v3.0', NOTHING),
  ],
);
