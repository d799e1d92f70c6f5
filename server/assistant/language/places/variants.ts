import { rootsOf } from '../likeness.js';
import { inEveryLanguage } from '../Pack.js';
import { type Token } from '../tokens.js';
import { OTHER_NAMES } from './gazetteer.js';

/** A way to read the question: its words, some of them in place of others, each with the tokens that it stands for. */
export interface Variant {
  readonly words: readonly string[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly replaced: boolean;
}

/** Whether a token stands for nothing that is known already, so that it may name something. */
export type IsFree = (index: number) => boolean;

const LONGEST_ALIAS = 4;
const ALONE = [...inEveryLanguage(({ placeEndings }) => placeEndings.alone)];
const FIRST = [...inEveryLanguage(({ placeEndings }) => placeEndings.first)];

/** Other names that the graph's nodes may have for what some words name. */
export function variantsOf(tokens: readonly Token[], isFree: IsFree): Variant[] {
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
  return [...rootsOf(words[0] ?? '')].flatMap((root) => [root, ...ALONE.map((ending) => root + ending)]);
}

/** Two inflected words as their names have them: `statelor unite` from `statele unite`. */
function inflectedForms(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  return [...rootsOf(first)].flatMap((root) => FIRST.map((ending) => [root + ending, ...rest].join(' ')));
}
