import { type ThingKind } from '../../../../../domain/processing/proposal.js';
import { type ProseLanguage } from '../../../../../domain/processing/document.js';
import en from './en.json' with { type: 'json' };
import legalForms from './legalForms.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

type WordsOf = Readonly<Partial<Record<ThingKind, readonly string[]>>>;

/** A way in which a text says a fact; facts/patterns.ts tells how `says` is read. */
export interface FactPattern {
  readonly type: string;
  readonly says: string;
  /** The kinds that either end may have. */
  readonly from: readonly ThingKind[];
  readonly to: readonly ThingKind[];
  /** Which end is what the sentence is about, where `says` names only the other. */
  readonly about?: 'from' | 'to';
  /** Which end a noun in `says` stands for, as "the company" does. */
  readonly meant?: 'from' | 'to';
  /** Whether the ends are "they" afterwards. */
  readonly couple?: boolean;
  /** Whether it says too little to tell what its ends are. */
  readonly mute?: boolean;
  /** Whether it gives way to whatever else the sentence says between the same two. */
  readonly loose?: boolean;
  /** Words with which it says something else. */
  readonly without?: readonly string[];
}

/** What the offline engine knows of a language: words and patterns, all without diacritics and in small letters. */
export interface ProseResource {
  readonly locales: readonly string[];
  /** Whether the word that tells what a name is of stands at its end, as in English. */
  readonly headLast: boolean;
  /** What keeps its hyphen before another word: prefixes, numerals, short forms of pronouns and prepositions. */
  readonly hyphenated: readonly string[];
  /** Words that may begin a sentence and are no name. */
  readonly common: readonly string[];
  readonly abbreviations: readonly string[];
  /** Small words inside names: after the heads of such names, or between any two names of a person. */
  readonly inside: readonly string[];
  readonly insidePersons: readonly string[];
  /** Words before a person's name that are a part of the names of places: St Mary's Hall. */
  readonly saints: readonly string[];
  /** Words with capitals that alone are no names: Welsh. */
  readonly adjectives: readonly string[];
  /** Prepositions that stand before places and never before persons. */
  readonly neverOfPersons: readonly string[];
  /** Words before a person's name that are no part of it. */
  readonly titles: readonly string[];
  readonly roles: readonly string[];
  /** Words that make the name that holds them one of a kind. */
  readonly heads: WordsOf;
  /** Nouns before a name, no part of it, that tell its kind. */
  readonly nouns: WordsOf;
  /** Words or phrases before or behind a name that tell its kind. */
  readonly before: WordsOf;
  readonly behind: WordsOf;
  /** Prepositions: a name behind one is not what its sentence is about. */
  readonly prepositions: readonly string[];
  readonly and: readonly string[];
  readonly numbered: readonly string[];
  /** Endings of nouns and names, the longest first. */
  readonly endings: readonly string[];
  readonly dates: {
    readonly forms: readonly string[];
    readonly words: Readonly<Record<string, string>>;
  };
  readonly amounts: {
    readonly decimal: string;
    readonly group: string;
    readonly magnitudes: Readonly<Record<string, number>>;
    readonly units: Readonly<Record<string, string>>;
    /** A word between number and unit. */
    readonly link: string;
  };
  /** Endings that a form of a name has in the place of others, by which two forms of one are known. */
  readonly inflections: Readonly<Record<'person' | 'other', readonly (readonly [string, string])[]>>;
  readonly possessives: readonly string[];
  readonly relative: readonly string[];
  /** Endings of nouns with their article. */
  readonly articled: readonly string[];
  /** Words for who writes the text: they are no part of a name before them. */
  readonly speaker: readonly string[];
  /** Words with which who writes says their name, before it. */
  readonly introductions: readonly string[];
  /** Endings of the second of two that a name with a head joins: Ministerul Muncii și Solidarității. */
  readonly pairGenitives: readonly string[];
  /** Endings of nouns for who does something, where no ending is their article. */
  readonly agentNouns: readonly string[];
  /** Endings of nouns in the genitive. */
  readonly genitives: readonly string[];
  /** Words before who does something in the passive: no gap of words steps over one. */
  readonly agents: readonly string[];
  /** Words that begin another statement: no gap of words steps over one. */
  readonly stops: readonly string[];
  /** Words that deny what follows. */
  readonly negations: readonly string[];
  /** Words for who was spoken of before. */
  readonly pronouns: readonly string[];
  readonly pronounsOf: readonly string[];
  /** Words for several who were spoken of before. */
  readonly pronounsOfMany: readonly string[];
  /** Whether a sentence that goes on about something has a word for it: English has, Romanian leaves it out. */
  readonly topicNeedsWord: boolean;
  /** Places that the country data has no name for. */
  readonly places: readonly string[];
  readonly articles: readonly string[];
  /** Prepositions that begin a clause as well: after Ann Lee died. */
  readonly clauses: readonly string[];
  /** Lists of words that patterns call by name. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly patterns: readonly FactPattern[];
}

const RESOURCES: Readonly<Record<ProseLanguage, unknown>> = { en, ro };

/** What is known of a language. */
export const resourceOf = (language: ProseLanguage): ProseResource => RESOURCES[language] as ProseResource;

/** Signs of a legal form at the end of a company's name, in any language. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(legalForms.after);
/** Those that are written in small letters. */
export const SMALL_LEGAL_FORMS: ReadonlySet<string> = new Set(legalForms.small);
export const LEGAL_FORMS_BEFORE: ReadonlySet<string> = new Set(legalForms.before);
