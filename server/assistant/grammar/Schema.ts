import { fold } from '../../../domain/folding/fold.js';
import { type GraphShape } from '../../graph/selection.js';
import { rootsOf } from '../language/likeness.js';
import { isPerson, kinship, meaningsOf } from '../lexicon/meanings.js';
import { type PropertyLink } from './Meaning.js';
import { AGENTS, FIRST_FORMS, LACKING, MUTUAL } from './Pack.js';

/** The folded words of a name, whatever its style: `bloodType`, `PLAYS_FOR`, `fără ieșire`. */
export const wordsOfName = (name: string): string[] =>
  fold(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The folded words of what a type is called: by its name, and by its person. */
export const wordsOfType = ({ type, words = '' }: GraphShape['types'][number]): string[] => [
  ...wordsOfName(type),
  ...wordsOfName(words),
];

const LEAST_SHARED = 5;
const LONGEST_REST = 3;

/** How well a word of a question is a word of the graph: 1 the same, less for another form; 0 for another word. */
export function sameWord(one: string, other: string): number {
  if (one === other) return 1;
  if ((FIRST_FORMS.get(one) ?? one) === (FIRST_FORMS.get(other) ?? other)) return 0.97;
  const others = rootsOf(other);
  for (const root of rootsOf(one)) if (others.has(root)) return 0.95;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const isNear = shared >= LEAST_SHARED && Math.max(one.length, other.length) - shared <= LONGEST_REST;
  return isNear ? 0.7 : 0;
}

/** How well some words are some others, one for one. */
export function sameWords(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0 || words.length !== others.length) return 0;
  return Math.min(...words.map((word, at) => sameWord(word, others[at] ?? '')));
}

/** Whether a property with a name of these words holds years. */
export const saysYear = (words: readonly string[], years: readonly string[]): boolean =>
  words.some((word) => years.some((year) => sameWord(word, year) >= 0.95));

/** What a graph is made of, by the words of its names. */
export class Schema {
  /** Once more for each word that a person has for one or several of it. */
  readonly labels: readonly { readonly label: string; readonly words: readonly string[] }[];
  /** Twice where a person has a type called otherwise than by its name. */
  readonly types: readonly {
    readonly type: string;
    readonly words: readonly string[];
    readonly particles: readonly string[];
  }[];
  readonly properties: readonly (PropertyLink & {
    readonly words: readonly string[];
    readonly kind: string;
    /** Of a yes or no that says that something is missing, what it is: `ieșire la mare` of `fără ieșire la mare`. */
    readonly lacks?: readonly string[];
  })[];

  constructor(
    readonly shape: GraphShape,
    particles: ReadonlySet<string>,
    years: readonly string[],
  ) {
    this.labels = shape.labels.flatMap(({ label, words = [] }) =>
      [label, ...words].map((said) => ({ label, words: wordsOfName(said) })),
    );
    this.types = shape.types.flatMap(({ type, words: chosen }) =>
      [type, ...(chosen === undefined ? [] : [chosen])].map((said) => {
        const words = wordsOfName(said);
        const told = words.filter((word) => !particles.has(word));
        return { type, words: told.length > 0 ? told : words, particles: words.filter((word) => particles.has(word)) };
      }),
    );
    const found = new Map<string, { labels: string[]; kind: string }>();
    for (const { label, properties } of shape.labels) {
      for (const { name, kind } of properties) {
        const known = found.get(name) ?? { labels: [], kind };
        found.set(name, { ...known, labels: [...known.labels, label] });
      }
    }
    this.properties = [...found].map(([property, { labels, kind }]) => {
      const words = wordsOfName(property);
      const isYear = kind.startsWith('date') || (kind === 'number' && saysYear(words, years));
      const isLack = kind === 'boolean' && words.length > 1 && LACKING.has(words[0] ?? '');
      const lacks = isLack ? { lacks: words.slice(1) } : {};
      return { property, labels, kind, words, ...lacks, ...(isYear ? { isYear } : {}) };
    });
  }

  /** Whether two folded words are forms of one. */
  same = (one: string, other: string): boolean => sameWord(one, other) >= 0.95;

  /** Whether a type says what holds both ways, such as bordering. */
  isMutual = (type: string): boolean =>
    wordsOfName(type).some((word) => MUTUAL.some((one) => sameWord(word, one) >= 0.95));

  /** Whether the name of a type is said from its end, as of what is managed by somebody. */
  isPassive = (type: string): boolean =>
    this.types.some((one) => one.type === type && one.particles.some((small) => AGENTS.has(small)));

  #persons: readonly string[] | undefined;
  /** The labels of persons, whom “who” asks for. */
  get persons(): readonly string[] {
    this.#persons ??= [
      ...new Set(this.labels.flatMap(({ label, words }) => (isPerson(words.at(-1) ?? '') ? [label] : []))),
    ];
    return this.#persons;
  }

  readonly #nouns = new Map<string, boolean>();
  /** Whether the word of a label is made of the word of a type: who plays is a player. */
  isNounOf(label: string, type: string): boolean {
    const key = `${label}\n${type}`;
    const known = this.#nouns.get(key);
    if (known !== undefined) return known;
    const meant = meaningsOf(wordsOfName(label).slice(-1));
    const words = this.types.find((one) => one.type === type)?.words ?? [];
    const isMade = words.some((word) => kinship(meant, meaningsOf([word]))?.isSure === true);
    this.#nouns.set(key, isMade);
    return isMade;
  }

  /** The ends of a type: which labels it joins. */
  ends = (type: string | undefined) => this.shape.links.filter((link) => type === undefined || link.type === type);
}

/** Whether nodes of some labels may be of others; no labels: any. */
export const overlap = (one: readonly string[], other: readonly string[]): readonly string[] | undefined => {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const both = one.filter((label) => other.includes(label));
  return both.length === 0 ? undefined : both;
};
