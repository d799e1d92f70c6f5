import i18next, { type TFunction } from 'i18next';

import { type PropertyKind, type PropertyKinds, type PropertyValue } from '../../../domain/properties/values.js';
import { nameOf } from '../../../domain/styles/names.js';
import { proposedWords, worded } from '../../../domain/styles/typeInWords.js';
import { severalOfLabel } from '../../../domain/styles/plurals.js';
import { type OneAndSeveral, headingOf, saidLabel, saidName, wordsTo } from '../../../domain/styles/typeWords.js';
import { momentKind, ownOf } from '../../../domain/properties/kinds.js';
import { type GraphNode } from '../../contract/elements.js';
import { type Language } from '../language/lexicon/files.js';
import { kept } from '../language/lexicon/once.js';
import { AS_USUAL, type Said } from '../reading/GraphReading.js';
import enQuery from '../../../locales/en/query.json' with { type: 'json' };
import roQuery from '../../../locales/ro/query.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

/** Words in the name of a property that say that its numbers name something, in both languages. */
const NAMING = /(?:^|[^\p{L}])(?:id|code|cod|zip|postcode|isbn|ean|phone|telefon|fax|year|an)(?=$|[^\p{L}])/iu;

/** Below this, a number may be a year, and is easily read without separators. */
const LEAST_GROUPED = 10_000;

/** Whether thousands are separated: not below 10,000, nor in ids and years. */
const isGrouped = (value: number, property = ''): boolean =>
  Math.abs(value) >= LEAST_GROUPED && !NAMING.test(worded(property));

/** What of a node its name is made from; kinds only where they are at hand. */
type Named = Pick<GraphNode, 'labels' | 'properties'> & { readonly propertyKinds?: PropertyKinds };

const texts = i18next.createInstance();
await texts.init({
  // The parts of a query are called as the page calls its chips.
  resources: { en: { translation: en, chip: enQuery.chip }, ro: { translation: ro, chip: roQuery.chip } },
  supportedLngs: ['en', 'ro'],
  // Answers are Markdown, never HTML; what comes from the graph is escaped as Markdown.
  interpolation: { escapeValue: false },
});

/** Signs that Markdown would take for markup, of links and pictures above all. */
const MARKUP = /[\\`*[\]<>|]/gu;
const plain = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(MARKUP, '\\$&')
    .replace(/!(?=\\\[)/gu, '\\!');
/** Longest value that is given whole. */
const LONGEST = 200;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** How numbers, days and lists are written in a language. */
const formatsOf = kept((language: Language) => {
  const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return {
    counts: new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: true }),
    plainNumbers: new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: false }),
    days: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
    moments: new Intl.DateTimeFormat(language, { ...day, ...time }),
    lists: new Intl.ListFormat(language, { type: 'conjunction' }),
    choices: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
});

/** Says things in one language: sentences from the text files, numbers, dates and lists in its form. */
export class Wording {
  readonly t: TFunction;
  /** Says a part of a query as its chip on the page does. */
  readonly chip: TFunction;

  constructor(
    readonly language: Language,
    private readonly called = AS_USUAL,
    private readonly years: ReadonlySet<string> = new Set(),
  ) {
    this.t = texts.getFixedT(language);
    this.chip = texts.getFixedT(language, 'chip');
  }

  /** Made when something is said first: a start need not wait for it. */
  get #in(): ReturnType<typeof formatsOf> {
    return formatsOf(this.language);
  }

  /** The same words, for a project whose nodes and types are called so. */
  naming(called: Said): Wording {
    return called.captions.size + called.types.size + called.labels.size === 0
      ? this
      : new Wording(this.language, called);
  }

  /** Words that know which properties hold years. */
  knowingYears(years: ReadonlySet<string>): Wording {
    return years.size === 0 ? this : new Wording(this.language, this.called, years);
  }

  holdsYears = (property: string): boolean => this.years.has(property);

  name(node: Named): string {
    return this.plain(nameOf(node, this.called.captions, (one, property) => this.#inName(one, property)));
  }

  /** What nodes are called; those that are called alike once, with their number: eight visits called "dental". */
  names = (nodes: readonly Named[]): string[] => this.alike(nodes.map((node) => this.name(node)));

  /** Texts, each once, with how often it is said of several that are called alike. */
  alike(texts: readonly string[]): string[] {
    const totals = new Map<string, number>();
    for (const text of texts) totals.set(text, (totals.get(text) ?? 0) + 1);
    return [...totals].map(([name, total]) =>
      total === 1 ? name : this.t('calledAlike', { name, total: this.number(total) }),
    );
  }

  /** A property as a part of a name, which is kept from being markup as a whole. */
  #inName({ properties, propertyKinds }: Named, property: string): string | undefined {
    const value = ownOf(properties, property);
    if (value === undefined || value === '') return undefined;
    const kind = ownOf(propertyKinds, property);
    return typeof value === 'string' && kind !== 'date' && kind !== 'dateTime'
      ? value.trim() || undefined
      : this.value(value, kind, property);
  }

  /** Words of a question as they were written, in their quotation marks. */
  quoted = (words: readonly string[]): string =>
    this.list(words.map((word) => this.t('word', { word: this.plain(word) })));

  /** Text from the graph, kept from being markup. */
  plain(text: string): string {
    return plain(shortened(text));
  }

  /** What a type is called in a sentence: by the words that were chosen for it, else by those of its name. @param to what it leads to */
  type = (name: string, to?: string): string => this.plain(this.typeIn(name, to));
  /** The same as it is, for what is no Markdown. */
  typeIn = (name: string, to = ''): string =>
    this.called.types.get(name)?.[this.language] ?? wordsTo(to, proposedWords(name, this.language), this.language);

  /** The heading that a type was made from, where nobody chose other words for it. */
  heading = (type: string): string | undefined => {
    const heading = this.called.types.get(type)?.[this.language] === undefined ? headingOf(type) : undefined;
    return heading === undefined ? undefined : this.plain(heading);
  };

  /** What a property is called. */
  property = (name: string): string => this.plain(saidName(name));

  /** What one of a label is called, or several: by the words that were chosen for it, else by those of its name. */
  label(name: string, count: 'one' | 'several'): string {
    const words = this.said(name);
    return this.plain(count === 'one' ? (words?.one ?? saidLabel(name)) : severalOfLabel(name, words, this.language));
  }

  /** What is said of several of a label, said of one. */
  ofOne(said: string, label: string): string {
    const several = this.label(label, 'several');
    return said.startsWith(several) ? this.label(label, 'one') + said.slice(several.length) : said;
  }

  /** What a person has one and several of a label called in this language. */
  said = (label: string): OneAndSeveral | undefined => this.called.labels.get(label)?.[this.language];

  /** Labels that one node wears. */
  labels = (names: readonly string[]): string => names.map((name) => this.label(name, 'one')).join(', ');

  /** How many there are of something. */
  number = (value: number): string => this.#in.counts.format(value);

  /** A number that a property holds: a year stays a year. */
  #held(value: number, property: string | undefined): string {
    return (isGrouped(value, property) ? this.#in.counts : this.#in.plainNumbers).format(value);
  }

  /** A change in percent, with its sign. */
  percent(points: number): string {
    const sign = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
    return new Intl.NumberFormat(this.language, sign).format(points / 100);
  }

  day(iso: string): string {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? this.plain(iso) : this.#in.days.format(date);
  }

  /** A day, with the time where that is not its beginning. */
  moment(iso: string): string {
    return /T00:00:00(?:\.0+)?Z$|^[^T]*$/u.test(iso) ? this.day(iso) : this.#in.moments.format(new Date(iso));
  }

  either = (entries: readonly string[]): string => this.#in.choices.format(entries);

  /** Entries, and at their end how many more there are. */
  withMore = (entries: readonly string[], more: number): readonly string[] =>
    more > 0 ? [...entries, this.t('andMore', { count: more })] : entries;

  list = (entries: readonly string[]): string => this.#in.lists.format(entries);

  /** A value, as that of a property of this name if one is given. */
  value(value: PropertyValue, kind?: PropertyKind, property?: string): string {
    if (typeof value === 'boolean') return this.t(value ? 'yes' : 'no');
    if (typeof value === 'number') return this.#held(value, property);
    if (typeof value !== 'string') {
      const each = kind?.startsWith('date') === true ? 'date' : undefined;
      return this.list(value.map((one) => this.value(one, each, property)));
    }
    // What was kept as a text may be a day all the same, and what a query holds has no kind.
    const isMoment = kind === 'date' || kind === 'dateTime' || momentKind(value) !== undefined;
    return isMoment ? this.day(value) : this.plain(value);
  }

  /** A property of a node, as it is written. */
  valueOf({ properties, propertyKinds }: GraphNode, property: string): string {
    const value = ownOf(properties, property);
    return value === undefined ? this.t('unknownValue') : this.value(value, ownOf(propertyKinds, property), property);
  }

  /** A sentence of what a property of a node is; of several values with their number. */
  propertyOf(node: GraphNode, property: string): string {
    const said = { node: this.name(node), property: this.property(property), value: this.valueOf(node, property) };
    const value = ownOf(node.properties, property);
    return Array.isArray(value) && value.length > 1
      ? this.t('propertyOfSeveral', { ...said, total: this.number(value.length) })
      : this.t('property', said);
  }
}

/** The wording of each language, for graphs that nobody has chosen words for. */
export const WORDINGS: Readonly<Record<Language, Wording>> = { en: new Wording('en'), ro: new Wording('ro') };
