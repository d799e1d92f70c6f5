import countries from 'world-countries/countries.json' with { type: 'json' };

import { fold } from '../../../../../domain/folding/fold.js';
import { type ThingKind } from '../../../../../domain/processing/proposal.js';
import { PROSE_LANGUAGES } from '../../../../../domain/processing/document.js';
import { resourceOf } from '../language/ProseResource.js';

/** What is known of a name before a text is read. */
export interface KnownName {
  readonly kind: ThingKind;
  /** The project's own label and node, for a name that the project has. */
  readonly label?: string;
  readonly nodeId?: string;
}

/** Looks a folded name up. */
export type Gazetteer = (folded: string) => KnownName | undefined;

/** UN M49 codes, which CLDR names. */
const CONTINENTS = ['002', '003', '005', '009', '019', '021', '142', '150', '419', 'EU'];
const REGION = /^[A-Z]{2}$/u;

/** What people of a land are called in English: words with capitals that are no names. */
export const DEMONYMS: ReadonlySet<string> = new Set(
  countries.flatMap(({ demonyms }) => [demonyms.eng.m, demonyms.eng.f].filter((word) => word !== '').map(fold)),
);

/** Countries in the languages of prose, capitals, and the cities after which time zones are named: from CLDR and the country data. */
function placeNames(): ReadonlySet<string> {
  const codes = [...CONTINENTS, ...countries.map(({ cca2 }) => cca2).filter((code) => REGION.test(code))];
  const named = PROSE_LANGUAGES.flatMap((language) => {
    const long = new Intl.DisplayNames(language, { type: 'region' });
    const short = new Intl.DisplayNames(language, {
      type: 'region',
      style: 'short',
    });
    const own = resourceOf(language).places;
    return [...own, ...codes.flatMap((code) => [long.of(code) ?? code, short.of(code) ?? code])];
  });
  const cities = Intl.supportedValuesOf('timeZone').map((zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '');
  const capitals = countries.flatMap(({ capital }) => capital);
  return new Set([...named, ...cities, ...capitals].map(fold).filter(({ length }) => length > 1));
}

let places: ReadonlySet<string> | undefined;

/** The places of the world that need no project to be known. */
export const worldPlaces: Gazetteer = (folded) => {
  places ??= placeNames();
  return places.has(folded) ? { kind: 'place' } : undefined;
};
