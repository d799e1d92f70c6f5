import { foldedWords } from '../../../domain/folding/fold.js';
import { kindOfLabel } from '../../../domain/processing/kindLabels.js';
import { type GraphShape } from '../../graph/asked.js';
import { sameWord, sameWords } from '../language/likeness.js';
import { headingOf, isPassive } from '../../../domain/styles/typeWords.js';
import {
  AGENTS,
  ASKING_WHO,
  BY,
  COMPANY,
  COUNTED,
  LACKING,
  measuresOf,
  MUTUAL,
  PARTICLES,
  UNITS,
  YEARS,
} from '../language/Pack.js';
import { unitOfProperty } from '../language/amounts.js';
import { namePairs } from '../../../domain/caption/personNames.js';
import { saysIds } from '../../../domain/imports/numericIds.js';
import { isOfPersons } from '../../../domain/imports/words.js';
import { isPerson, isPersonFirst, kinship, meaningsOf } from '../language/meanings.js';
import { type PropertyLink, type RelMeaning, type TieLink } from './Meaning.js';
import { keptBy, once } from '../language/lexicon/once.js';

export { kinOf, oneOf, sameWord, sameWords } from '../language/likeness.js';

/** Words at least this much alike are forms of one. */
const OWN_FORM = 0.95;

/** A sign that is written so: pH, eGFR. */
const SIGN = /^\p{Ll}\p{Lu}+$/u;

/** The folded words of a name, whatever its style: `bloodType`, `PLAYS_FOR`, `fără ieșire`. */
export const wordsOfName = (name: string): string[] => {
  const parted = name.replace(/\p{L}+/gu, (word) =>
    SIGN.test(word) ? word : word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  );
  return foldedWords(parted);
};

/** The folded words of what a type is called: by its name, and by its person. */
export const wordsOfType = ({ type, words = [] }: GraphShape['types'][number]): string[] =>
  [type, ...words].flatMap(wordsOfName);

/** The word of a name for what something is: the last, or the last before what says more of it, as in `grad de dependență`. */
function headOf(words: readonly string[]): string {
  const at = words.findIndex((word) => PARTICLES.has(word));
  return (at > 0 ? words[at - 1] : words.at(-1)) ?? '';
}

/** Whether a property with a name of these words holds years. */
export const saysYear = (words: readonly string[]): boolean =>
  // A number of years is no year.
  words.some((word) => !isCounted(word) && YEARS.some((year) => sameWord(word, year) >= 0.95));
const isCounted = (word: string): boolean => COUNTED.includes(word) && !YEARS.includes(word);

const MEASURED: ReadonlySet<string> = new Set([...Object.values(UNITS).flat(), ...COUNTED]);
/** Words for a day, as names of properties have them. */
const DATES = measuresOf(['date']).flatMap(({ nouns }) => nouns);
const BIRTHS = measuresOf(['birth']).flatMap(({ nouns }) => nouns);
/** Whether the name of a property says that it holds days, however they were written. */
export const saysDate = (property: string): boolean =>
  wordsOfName(property).some((word) => DATES.some((date) => sameWord(word, date) >= LEAST_SAME));
const LEAST_SAME = 0.95;
/** What is told for one of a unit, as a price for a kilogram: the unit alone does not say it. */
const RATES = new Set(measuresOf(['rate']).flatMap(({ nouns }) => nouns));

/** The words of a name without the unit at its end; undefined where it has none, or is nothing else: `weight` of `weight_kg`. */
export function withoutUnit(words: readonly string[]): readonly string[] | undefined {
  const at = words.findIndex((_, index) => index > 0 && MEASURED.has(words.slice(index).join(' ')));
  return at < 0 ? undefined : words.slice(0, at);
}

/** How the name of a property is said. */
interface SaidName {
  readonly words: readonly string[];
  readonly kind: string;
  /** Without the unit that it is told in. */
  readonly bare?: readonly string[];
  /** The words of which one may say it. */
  readonly telling: readonly string[];
  readonly isYear?: boolean;
  /** Whether its numbers are ids: nothing is held against them that does not say so. */
  readonly isId?: true;
}

function saidName(property: string, kind: string): SaidName {
  const words = wordsOfName(property);
  const isYear = kind.startsWith('date') || (kind === 'number' && saysYear(words));
  const bare = withoutUnit(words);
  const telling = bare?.some((word) => RATES.has(word)) === true ? bare : words;
  const isId = kind === 'number' && saysIds(property) ? { isId: true as const } : {};
  return { words, kind, telling, ...isId, ...(bare === undefined ? {} : { bare }), ...(isYear ? { isYear } : {}) };
}

/** What numbers are told in, as an import or a heading writes it. */
const UNIT = /\s*(?:\([^)]*\)|\[[^\]]*\])$/u;

/** Whether the names of properties say what only people have: a date of birth, or a given and a family name. */
const saysPersons = (properties: readonly string[]): boolean =>
  properties.some(isOfPersons) || namePairs(properties).some(({ rest }) => rest.length === 0);

/** What a graph is made of, by the words of its names. */
export class Schema {
  /** Worked out once for a graph as it stands. */
  static readonly of = once((shape: GraphShape) => new Schema(shape));

  /** Once more for each word that a person has for one or several of it. */
  readonly labels: readonly { readonly label: string; readonly words: readonly string[] }[];
  /** Once more for each way in which a person has a type called otherwise than by its name. */
  readonly types: readonly {
    readonly type: string;
    readonly words: readonly string[];
    readonly particles: readonly string[];
  }[];
  /** The units of measure in which properties are told, those of nodes and of relationships. */
  readonly units: ReadonlySet<string>;
  /** What relationships say. */
  readonly ties: readonly (TieLink & SaidName & { readonly values: readonly string[] })[];
  readonly properties: readonly (PropertyLink &
    SaidName & {
      readonly isTruth?: true;
      /** Of a yes or no that says that something is missing, what it is: `ieșire la mare` of `fără ieșire la mare`. */
      readonly lacks?: readonly string[];
    })[];

  private constructor(readonly shape: GraphShape) {
    const all = [...shape.labels, ...shape.types].flatMap(({ properties }) => properties);
    this.units = new Set(all.flatMap(({ name }) => unitOfProperty(name) ?? []));
    this.labels = shape.labels.flatMap(({ label, words = [] }) =>
      [label, ...words].map((said) => ({ label, words: wordsOfName(said) })),
    );
    this.types = shape.types.flatMap(({ type, words: chosen = [] }) =>
      [type, ...chosen].map((said) => {
        const words = wordsOfName(said);
        const told = words.filter((word) => !PARTICLES.has(word));
        return { type, words: told.length > 0 ? told : words, particles: words.filter((word) => PARTICLES.has(word)) };
      }),
    );
    this.ties = shape.types.flatMap(({ type, properties }) =>
      properties.map(({ name, kind, values = [] }) => ({ property: name, type, values, ...saidName(name, kind) })),
    );
    const found = new Map<string, { labels: string[]; kind: string; isTruth?: true }>();
    for (const { label, properties } of shape.labels) {
      for (const { name, kind, isTruth } of properties) {
        const known = found.get(name) ?? { labels: [], kind, ...(isTruth === true ? { isTruth } : {}) };
        found.set(name, { ...known, labels: [...known.labels, label] });
      }
    }
    this.properties = [...found].map(([property, { labels, kind, ...truth }]) => {
      const said = saidName(property, kind);
      const { words } = said;
      const isLack = kind === 'boolean' && words.length > 1 && LACKING.has(words[0] ?? '');
      return { property, labels, ...truth, ...said, ...(isLack ? { lacks: words.slice(1) } : {}) };
    });
  }

  /** Whether two folded words are forms of one. */
  same = (one: string, other: string): boolean => sameWord(one, other) >= OWN_FORM;

  /** Whether folded words are, one for one, forms of others. */
  areSame = (words: readonly string[], others: readonly string[]): boolean => sameWords(words, others) >= 0.95;

  /** Whether words are a whole name of the graph: of a label, a type, or a property with or without its unit. */
  isNamed = (own: readonly string[]): boolean =>
    [...this.labels, ...this.types, ...this.properties, ...this.ties].some(
      (one) => this.areSame(own, one.words) || ('bare' in one && one.bare !== undefined && this.areSame(own, one.bare)),
    );

  /** Whether a type says what holds both ways, such as bordering. */
  isMutual = (type: string): boolean =>
    wordsOfName(type).some((word) => MUTUAL.some((one) => sameWord(word, one) >= 0.95));

  /** Which way a type leads from who does it: against its arrow where its name is passive; undefined where nobody knows whether it is. */
  fromDoer(type: string): 'out' | 'in' | undefined {
    if (isPassive(type)) return 'in';
    const isDoubtful = this.types.some((one) => one.type === type && one.particles.some((small) => AGENTS.has(small)));
    return isDoubtful ? undefined : 'out';
  }

  /** What words for a type mean: said from its start where they say, too, by whom it is done. */
  relOf(type: string, words: readonly string[]): RelMeaning {
    const isDone = words.length > 1 && BY.has(words.at(-1) ?? '') && isPassive(type);
    const isRole = isPerson(words[0] ?? '');
    const role = isRole ? { isRole } : {};
    if (isDone) return { cat: 'rel', type, isConverse: true, isDone, ...role };
    const heading = headingOf(type);
    if (heading === undefined) return { cat: 'rel', type, ...role };
    // What it leads to is called so, and a verb of the same root says what that does: from its end, too.
    const near = Math.max(...wordsOfName(heading).flatMap((one) => words.map((word) => sameWord(one, word))));
    if (isRole || near >= OWN_FORM) return { cat: 'rel', type, isConverse: true, isOfEnd: true, ...role };
    return near > 0 ? { cat: 'rel', type, isConverse: true, isDone: true } : { cat: 'rel', type };
  }

  #persons: readonly string[] | undefined;
  /** The labels of persons, whom “who” asks for: by the first sense of their word, or by what is told of each, such as a date of birth. */
  get persons(): readonly string[] {
    this.#persons ??= this.#labelsOfPersons();
    return this.#persons;
  }

  #labelsOfPersons(): readonly string[] {
    const called = (is: (word: string) => boolean) =>
      this.labels.flatMap(({ label, words }) => (is(headOf(words)) ? [label] : []));
    const told = this.shape.labels.filter(({ properties }) => saysPersons(properties.map(({ name }) => name)));
    const asked = called((word) => ASKING_WHO.has(word) || COMPANY.has(word));
    const sure = new Set([...called(isPersonFirst), ...asked, ...told.map(({ label }) => label)]);
    // Where nobody else is meant, those are who may be persons by another sense: a holder, a volunteer.
    return sure.size > 0 ? [...sure] : called(isPerson);
  }

  /** Whether no persons are of a label, but some are joined to the same as these: the goods and the driver of a trip. */
  isBesidePersons = (label: string): boolean => {
    const beside = (one: string) =>
      this.ends(undefined).flatMap(({ start, end }) => (start === one ? [end] : end === one ? [start] : []));
    const near = new Set(beside(label));
    return !this.persons.includes(label) && this.persons.some((one) => beside(one).some((other) => near.has(other)));
  };

  /** Whether rows of a label took place: they have a day. */
  tookPlace = (label: string): boolean =>
    this.properties.some(({ kind, labels }) => kind.startsWith('date') && labels.includes(label));

  /** Whether a date is that of the thing itself, as the order date of an order: meant before others that it has. */
  isOwnDate = ({ kind, words, labels }: Schema['properties'][number]): boolean =>
    kind.startsWith('date') &&
    words.every(
      (word) =>
        labels.every((label) => wordsOfName(label).some((one) => this.same(one, word))) ||
        DATES.some((one) => this.same(one, word)),
    );

  /** The labels of whose age a property may tell: of persons only what is called an age or a birth does, and no other year of theirs. */
  agesOf({ labels, isYear, words }: Pick<Schema['properties'][number], 'labels' | 'isYear' | 'words'>) {
    const isBirth = words.some((word) => BIRTHS.some((one) => this.same(one, word)));
    return isYear !== true || isBirth ? labels : labels.filter((label) => !this.persons.includes(label));
  }

  /** Whether a property is a day of persons, and no date of their own: what they earn in a year is not what those earn who were born in it. */
  isDayOfPersons = (property: string | undefined): boolean =>
    this.properties.some(
      (one) =>
        one.property === property &&
        one.isYear === true &&
        !this.isOwnDate(one) &&
        one.labels.some((of) => this.persons.includes(of)),
    );

  /** What holds the years and days of some labels, their own date alone where they have one. */
  daysOf(labels: readonly string[]): Schema['properties'] {
    const days = this.properties.filter((one) => one.isYear === true && overlap(labels, one.labels) !== undefined);
    const own = days.filter(this.isOwnDate);
    return own.length === 1 ? own : days;
  }

  #times: readonly string[] | undefined;
  /** The labels of days and years, where these are nodes. */
  get times(): readonly string[] {
    this.#times ??= this.shape.labels.flatMap(({ label }) => (kindOfLabel(label) === 'date' ? [label] : []));
    return this.#times;
  }

  #worths: readonly PropertyLink[] | undefined;
  /** What one of a label comes to, where one of its numbers is named by no other word. */
  get worths(): readonly PropertyLink[] {
    this.#worths ??= this.#sole('amount');
    return this.#worths;
  }

  #quantities: readonly PropertyLink[] | undefined;
  /** How many of something one of a label is for. */
  get quantities(): readonly PropertyLink[] {
    this.#quantities ??= this.#sole('quantity');
    return this.#quantities;
  }

  /** The numbers that are called by a measure and at most their label's own word, where a label has only one. */
  #sole(measure: string): readonly PropertyLink[] {
    const nouns = measuresOf([measure]).flatMap((one) => one.nouns);
    const isNoun = (word: string) => nouns.some((noun) => this.same(noun, word));
    const isSaid = (property: string, label: string) => {
      const words = wordsOfName(property.replace(UNIT, ''));
      return (
        words.some(isNoun) &&
        words.every((word) => isNoun(word) || wordsOfName(label).some((one) => this.same(one, word)))
      );
    };
    return this.shape.labels.flatMap(({ label }) => {
      const found = this.properties.filter(
        ({ labels, kind, property }) => kind === 'number' && labels.includes(label) && isSaid(property, label),
      );
      const [one] = found;
      return one === undefined || found.length > 1 ? [] : [{ property: one.property, labels: [label] }];
    });
  }

  /** Whether a folded word is one of any name of the graph. */
  says = (word: string): boolean =>
    [...this.labels, ...this.types, ...this.properties, ...this.ties].some(({ words }) =>
      words.some((one) => this.same(one, word)),
    );

  /** Whether a folded word is what nodes of a label are called. */
  namesLabel = (word: string): boolean => this.labels.some(({ words }) => this.areSame([word], words));

  /** All other labels. */
  get places(): readonly string[] {
    return this.shape.labels.flatMap(({ label }) => (this.times.includes(label) ? [] : [label]));
  }

  /** Whether the word of a label is made of the word of a type: who plays is a player. */
  isNounOf = keptBy((label: string, type: string): boolean => {
    const meant = meaningsOf(wordsOfName(label).slice(-1));
    const words = this.types.find((one) => one.type === type)?.words ?? [];
    return words.some((word) => kinship(meant, meaningsOf([word]))?.isSure === true);
  });

  /** The ends of a type: which labels it joins. */
  ends = (type: string | undefined) => this.shape.links.filter((link) => type === undefined || link.type === type);
}

/** Whether nodes of some labels may be of others; no labels: any. */
export const overlap = (one: readonly string[], other: readonly string[]): readonly string[] | undefined => {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const both = one.filter((label) => other.includes(label));
  return both.length === 0 ? undefined : both;
};
