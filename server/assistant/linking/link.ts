import { type GraphNode } from '../../contract/elements.js';
import { captionOf } from '../../graph/content.js';
import { fold } from '../../graph/fold.js';
import { type Mentions } from '../../graph/selection.js';
import { type Language } from '../language/Language.js';
import { likeness, originsOf, rootsOf } from '../language/likeness.js';
import { type Rules } from '../language/rules.js';
import { type Token, wordsOf } from '../language/tokens.js';
import { homesOf, OTHER_NAMES } from './gazetteer.js';

/** How a node is meant: by its name, another name of it, the beginning of its name, where something is from, or one of its values. */
type Via = 'name' | 'alias' | 'beginning' | 'origin' | 'value';

/** A node that some words may mean. */
export interface Candidate {
  readonly node: GraphNode;
  readonly score: number;
  readonly via: Via;
  /** The property by whose value it is meant. */
  readonly property?: string;
}

/** Words that mean a node, or one of several. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly candidates: readonly Candidate[];
}

/** A way to read the question: its words, some of them in place of others, each with the tokens that it stands for. */
interface Variant {
  readonly words: readonly string[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly replaced: boolean;
}

const LONGEST_NAME = 8;
const LONGEST_ALIAS = 4;
/** Texts longer than this name nothing. */
const LONGEST_VALUE = 80;
const ALIKE = 0.75;
/** Names of so few letters may be codes. */
const LONGEST_CODE = 3;
const ALIASES =
  /\b(?:alias|aka|also|alternat|synonym|code|cod|iata|icao|iso|abbrev|abrevi|prescurt|acronym|names?|nume|ticker|domain|symbol)/u;

/** Other names that the graph's nodes may have for what some words name. */
function variantsOf(tokens: readonly Token[], isFree: (index: number) => boolean): Variant[] {
  const plain: Variant = {
    words: tokens.map(({ word }) => word),
    from: tokens.map((_, index) => index),
    to: tokens.map((_, index) => index + 1),
    replaced: false,
  };
  const variants = [plain];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_ALIAS); to += 1) {
      if (to === from + 1 && !isFree(from) && !/^\p{Lu}{2,}$/u.test(tokens[from]?.raw ?? '')) continue;
      const forms = formsOf(tokens.slice(from, to).map(({ word }) => word));
      const names = forms.map((form) => OTHER_NAMES.get(form)).find((found) => found !== undefined) ?? [];
      for (const name of names.slice(0, 14)) {
        const words = name.split(' ');
        variants.push({
          words: [...plain.words.slice(0, from), ...words, ...plain.words.slice(to)],
          from: [...plain.from.slice(0, from), ...words.map(() => from), ...plain.from.slice(to)],
          to: [...plain.to.slice(0, from), ...words.map(() => to), ...plain.to.slice(to)],
          replaced: true,
        });
      }
    }
  }
  return variants;
}

/** Some words as they may be written without inflection, the words as they stand first. */
function formsOf(words: readonly string[]): string[] {
  if (words.length > 1) {
    const [first = '', ...rest] = words;
    return [...rootsOf(first)].map((root) => [root, ...rest].join(' ')).concat(inflectedForms(words));
  }
  return [...rootsOf(words[0] ?? '')].flatMap((root) => [root, `${root}a`, `${root}ia`]);
}

/** Two inflected words as their names have them: `statelor unite` from `statele unite`. */
function inflectedForms(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  return [...rootsOf(first)].flatMap((root) =>
    ['ele', 'a', 'ul', 'ile'].map((ending) => [root + ending, ...rest].join(' ')),
  );
}

/** What to look for in the store. `near` is asked only for what nothing else explains. */
export function mentionsToLookFor(
  tokens: readonly Token[],
  { language, isFree }: { language: Language; isFree: (index: number) => boolean },
): Mentions {
  const variants = variantsOf(tokens, isFree);
  const captions = new Set<string>();
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_NAME); to += 1) {
      if (to > from + 1 || isFree(from))
        captions.add(
          tokens
            .slice(from, to)
            .map(({ word }) => word)
            .join(' '),
        );
    }
  }
  const free = tokens.flatMap(({ word }, index) => (isFree(index) && word.length > 1 ? [word] : []));
  const beginnings = new Set(free.flatMap((word) => shortestRoot(word) ?? []));
  const replacing = variants.filter(({ replaced }) => replaced);
  for (const variant of replacing) {
    const at = variant.from.findIndex((from, index) => variant.words[index] !== tokens[from]?.word);
    const same = variant.from.filter((from) => from === variant.from[at]).length;
    captions.add(variant.words.slice(at, at + same).join(' '));
    captions.add(variant.words.slice(at, at + same + 1).join(' '));
  }
  for (const word of free) {
    for (const root of originsOf(word, language)) if (root.length >= 3) beginnings.add(root);
    for (const home of homesOf(word)) captions.add(home);
  }
  const words = new Set(free.flatMap((word) => [...rootsOf(word)].filter((root) => root.length > 2 || root === word)));
  return {
    captions: [...captions].filter((one) => one !== ''),
    beginnings: [...beginnings],
    words: [...words],
    near: [],
  };
}

function shortestRoot(word: string): string | undefined {
  const roots = [...rootsOf(word)].filter((root) => root.length >= 4).sort((one, other) => one.length - other.length);
  return roots[0] ?? (word.length >= 3 ? word : undefined);
}

/** What to look for when words are left that nothing explains: names with typing errors. */
export function nearMentions(tokens: readonly Token[], left: readonly number[]): Mentions {
  const near = left.flatMap((index) => {
    const lengths = [1, 2, 3].map((count) =>
      tokens
        .slice(index, index + count)
        .map(({ word }) => word)
        .join(' '),
    );
    return lengths
      .filter((text) => text.length >= 5)
      .map((text) => ({ beginning: text.slice(0, 2), least: text.length - 5, most: text.length + 2 }));
  });
  return { captions: [], beginnings: [], words: [], near };
}

/** How well the words at a place are a name; 0 when one of them is not. */
function match(variant: Variant, at: number, name: readonly string[]): number {
  let sum = 0;
  for (const [offset, word] of name.entries()) {
    const alike = likeness(variant.words[at + offset] ?? '', word);
    if (alike < ALIKE) return 0;
    sum += alike;
  }
  return sum / name.length;
}

interface Name {
  readonly words: readonly string[];
  readonly via: Via;
  readonly property?: string;
}

/** Everything that a node may be called, the telling names first. */
function namesOf(node: GraphNode): Name[] {
  const caption = captionOf(node.id, node.properties);
  const words = wordsOf(caption);
  const names: Name[] = [{ words, via: 'name' }];
  if (words[0] === 'the' && words.length > 1) names.push({ words: words.slice(1), via: 'name' });
  for (const [, inner = ''] of caption.matchAll(/\(([^)]+)\)/gu)) {
    names.push(
      { words: wordsOf(inner), via: 'alias' },
      { words: wordsOf(caption.replace(/\([^)]*\)/gu, '')), via: 'alias' },
    );
  }
  for (const [property, value] of Object.entries(node.properties)) {
    for (const one of typeof value === 'object' ? value : [value]) {
      if (typeof one !== 'string' || one === caption || one.length > LONGEST_VALUE) continue;
      const via = ALIASES.test(fold(property)) ? 'alias' : 'value';
      names.push({ words: wordsOf(one), via, property });
    }
  }
  return names.filter((name) => name.words.length > 0);
}

const WORTH: Readonly<Record<Via, number>> = { name: 1, alias: 0.97, beginning: 0.6, origin: 0.65, value: 0.55 };

interface Found extends Candidate {
  readonly from: number;
  readonly to: number;
}

/** A code of few letters is meant only when it is not written as a word: TOP, not top. */
const isSmallWord = (replaced: boolean, [word = '']: readonly string[], token: Token | undefined) =>
  !replaced && word.length <= LONGEST_CODE && (word.length < 3 || token?.raw === token?.raw.toLowerCase());

/** Where a node is mentioned. */
function placesIn(
  tokens: readonly Token[],
  variants: readonly Variant[],
  node: GraphNode,
  isFree: (index: number) => boolean,
): Found[] {
  const found: Found[] = [];
  const names = namesOf(node);
  for (const variant of variants) {
    for (let at = 0; at < variant.words.length; at += 1) {
      for (const { words, via, property } of variant.replaced ? names.slice(0, 1) : names) {
        const from = variant.from[at] ?? 0;
        const to = variant.to[at + words.length - 1];
        if (to === undefined) continue;
        // A single small word, or one of the vocabulary, names a node only when it is written as the name is.
        const single = to - from === 1;
        if (single && !isFree(from) && !variant.replaced) continue;
        const alike = match(variant, at, words);
        if (alike < ALIKE || (via !== 'name' && alike < 0.94)) continue;
        if (via === 'alias' && single && isSmallWord(variant.replaced, words, tokens[from])) continue;
        const score = alike * WORTH[via] * (variant.replaced ? 0.96 : 1);
        found.push({ node, score, via, from, to, ...(property === undefined ? {} : { property }) });
      }
    }
  }
  const plain = variants[0];
  const full = names[0]?.words ?? [];
  if (plain !== undefined) found.push(...beginningsIn(plain, node, full, isFree));
  return found;
}

/** Where a name is begun: `Newark` for Newark Intl. */
function beginningsIn(
  variant: Variant,
  node: GraphNode,
  name: readonly string[],
  isFree: (index: number) => boolean,
): Found[] {
  return variant.words.flatMap((_, at) => {
    let length = 0;
    while (length < name.length - 1 && likeness(variant.words[at + length] ?? '', name[length] ?? '') >= 0.94)
      length += 1;
    if (length === 0 || !isFree(at) || name.slice(0, length).join('').length < LEAST_BEGINNING) return [];
    return [{ node, score: WORTH.beginning + 0.01 * length, via: 'beginning' as const, from: at, to: at + length }];
  });
}

/** Where something from a node is spoken of: `African` for Africa. */
function originsIn(
  tokens: readonly Token[],
  node: GraphNode,
  language: Language,
  isFree: (index: number) => boolean,
): Found[] {
  const words = wordsOf(captionOf(node.id, node.properties));
  const name = words.join(' ');
  return tokens.flatMap(({ word }, from) => {
    if (!isFree(from)) return [];
    const byName =
      words.length === 1 &&
      originsOf(word, language).some(
        (root) => root.length >= 3 && name.startsWith(root) && name.length - root.length <= 3,
      );
    if (!byName && !homesOf(word).includes(name)) return [];
    return [{ node, score: WORTH.origin, via: 'origin' as const, from, to: from + 1 }];
  });
}

/** Fewer letters than this begin too many names. */
const LEAST_BEGINNING = 4;

/** How much less a candidate may be worth than the best of its words and still be kept, for the context to choose. */
const KEPT = 0.5;

/**
 * The nodes that the words of a question mean: the longest names win, then the best likeness; each mention keeps what else
 * the same words may mean.
 */
export function link(
  tokens: readonly Token[],
  nodes: readonly GraphNode[],
  { language, isFree }: { language: Language; rules: Rules; isFree: (index: number) => boolean },
): Mention[] {
  const variants = variantsOf(tokens, isFree);
  const found = nodes.flatMap((node) => [
    ...placesIn(tokens, variants, node, isFree),
    ...originsIn(tokens, node, language, isFree),
  ]);
  const strength = ({ from, to, score, via }: Found) =>
    (to - from) * (via === 'name' || via === 'alias' ? 1 : 0.45) + score;
  found.sort((one, other) => strength(other) - strength(one) || one.from - other.from);
  const mentions: Mention[] = [];
  for (const best of found) {
    if (mentions.some(({ from, to }) => best.from < to && from < best.to)) continue;
    const same = found.filter(
      ({ from, to, score }) => from === best.from && to === best.to && score >= best.score - KEPT,
    );
    const candidates = new Map<string, Candidate>();
    for (const { node, score, via, property } of same) {
      const known = candidates.get(node.id);
      if (known === undefined || known.score < score) {
        candidates.set(node.id, { node, score, via, ...(property === undefined ? {} : { property }) });
      }
    }
    mentions.push({
      from: best.from,
      to: best.to,
      candidates: [...candidates.values()].sort((one, other) => other.score - one.score),
    });
  }
  return mentions.sort((one, other) => one.from - other.from);
}
