import { type ProseLanguage } from '../../../../../domain/processing/document.js';
import { Amounts } from '../amounts/amounts.js';
import { Dates } from '../calendar/dates.js';
import { KindList, WordList } from './WordList.js';
import { type ProseResource, resourceOf } from './ProseResource.js';

/** What is known of a language, made ready to be asked. */
export interface Prose {
  readonly resource: ProseResource;
  readonly dates: Dates;
  readonly amounts: Amounts;
  readonly common: ReadonlySet<string>;
  readonly titles: WordList;
  readonly roles: WordList;
  readonly heads: KindList;
  readonly nouns: KindList;
  readonly inside: ReadonlySet<string>;
  readonly insidePersons: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
}

/** The days of the week and months are written with capitals in English and are no names. */
function calendarWords(locale: string): string[] {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2021, 1, day + 1, 12)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2021, month, 15, 12)));
  const said = (dates: Date[], options: Intl.DateTimeFormatOptions) =>
    dates.map((date) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date).toLowerCase());
  const weekdays = said(days, { weekday: 'long' });
  return [...weekdays, ...weekdays.map((day) => `${day}s`), ...said(months, { month: 'long' })];
}

const ready = new Map<ProseLanguage, Prose>();

function prepared(language: ProseLanguage): Prose {
  const resource = resourceOf(language);
  const { endings } = resource;
  return {
    resource,
    dates: new Dates(resource),
    amounts: new Amounts(resource),
    common: new Set([...resource.common, ...calendarWords(resource.locales[0] ?? language)]),
    // Only with its article: other forms are names, as Kings Cross is, or heads of names, as Primăria is.
    titles: new WordList(resource.titles, resource.articled),
    roles: new WordList(resource.roles, endings),
    heads: new KindList(resource.heads, endings),
    nouns: new KindList(resource.nouns, endings),
    inside: new Set(resource.inside),
    insidePersons: new Set(resource.insidePersons),
    prepositions: new Set(resource.prepositions),
  };
}

/** What is known of a language; made ready once. */
export function proseOf(language: ProseLanguage): Prose {
  const known = ready.get(language) ?? prepared(language);
  ready.set(language, known);
  return known;
}
