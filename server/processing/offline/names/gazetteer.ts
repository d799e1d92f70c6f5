import countries from 'world-countries/countries.json' with { type: 'json' };

import { fold } from '../../../../domain/folding/fold.js';
import { type ThingKind } from '../../../../domain/processing/proposal.js';
import { type ProseLanguage, PROSE_LANGUAGES } from '../../../../domain/processing/document.js';

/** What is known of a name before a text is read. */
export interface KnownName {
  readonly kind: ThingKind;
  /** The project's own label and node, for a name that the project has. */
  readonly label?: string;
  readonly nodeId?: string;
}

/** Looks a folded name up. */
export type Gazetteer = (folded: string) => KnownName | undefined;

const REGION = /^[A-Z]{2}$/u;

/** Countries in the languages of prose, capitals, and the cities after which time zones are named: from CLDR and the country data. */
function placeNames(): ReadonlySet<string> {
  const codes = countries.map(({ cca2 }) => cca2).filter((code) => REGION.test(code));
  const named = PROSE_LANGUAGES.flatMap((language: ProseLanguage) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return codes.map((code) => names.of(code) ?? code);
  });
  const cities = Intl.supportedValuesOf('timeZone').map((zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '');
  const capitals = countries.flatMap(({ capital }) => capital);
  return new Set([...named, ...cities, ...capitals].map(fold).filter(({ length }) => length > 2));
}

let places: ReadonlySet<string> | undefined;

/** The places of the world that need no project to be known. */
export const worldPlaces: Gazetteer = (folded) => {
  places ??= placeNames();
  return places.has(folded) ? { kind: 'place' } : undefined;
};
