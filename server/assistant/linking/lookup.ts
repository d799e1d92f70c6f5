import { type Mentions } from '../../graph/asked.js';
import { doneAs } from '../grammar/done.js';
import { spans } from '../grammar/Lexeme.js';
import { type Language } from '../language/lexicon/files.js';
import { originsOf, rootsOf } from '../language/likeness.js';
import { firstFormsOf } from '../language/meanings.js';
import { FIRST_FORMS } from '../language/Pack.js';
import { type Token } from '../language/tokens.js';
import { homesOf } from '../language/places/gazetteer.js';
import { type IsFree, variantsOf } from '../language/places/variants.js';

/** What stands between the letters and the number of a code, of which a question has two words. */
const IN_CODES = '-';
/** Fewer letters are looked up as a word only where they are written as a code. */
const SHORTEST = 3;
const CODE = /^\p{Lu}[\p{Lu}\p{N}]*$/u;
const LEAST_BEGINNING = 4;

/** What the words of a question name as they stand, in any form: whole names, and texts that hold one of them. */
export function ownMentions(tokens: readonly Token[]): Pick<Mentions, 'captions' | 'words'> {
  const words = tokens.map(({ word }) => word);
  const codes = tokens.filter(({ raw, word }, at) => at > 0 && word.length < SHORTEST && CODE.test(raw));
  const forms = words
    .filter((word) => word.length >= SHORTEST)
    .flatMap((word) => [...rootsOf(word), FIRST_FORMS.get(word) ?? word, ...firstFormsOf(word)]);
  return {
    captions: [...spans(words)].flatMap((span) => [span.words.join(' '), ...doneAs(span.words)]),
    words: [...codes.map(({ word }) => word), ...new Set(forms.filter((form) => form.length >= SHORTEST))],
  };
}

/** What they name besides: by the beginning of a name, by another name, by where something is from, or as two words of a code. */
export function otherMentions(
  tokens: readonly Token[],
  { language, isFree }: { language: Language; isFree: IsFree },
): Pick<Mentions, 'captions' | 'beginnings' | 'words'> {
  const codes = tokens.flatMap(({ word, number }, at) => {
    const next = tokens[at + 1];
    const isCode = next !== undefined && (number === undefined) !== (next.number === undefined);
    return isCode ? [[word, next.word].join(IN_CODES)] : [];
  });
  const replaced = variantsOf(tokens, isFree).flatMap((variant) => {
    if (!variant.replaced) return [];
    const at = variant.from.findIndex((from, index) => variant.words[index] !== tokens[from]?.word);
    const end = at + variant.from.filter((from) => from === variant.from[at]).length;
    return [variant.words.slice(at, end), variant.words.slice(at, end + 1)].map((words) => words.join(' '));
  });
  const free = tokens.flatMap(({ word }, index) => (isFree(index) && word.length > 1 ? [word] : []));
  const homes = free.flatMap(homesOf);
  const origins = free.flatMap((word) => originsOf(word, language)).filter((root) => root.length >= SHORTEST);
  return {
    captions: [...new Set([...codes, ...replaced, ...homes])].filter((one) => one !== ''),
    beginnings: [...new Set([...free.flatMap((word) => shortestRoot(word) ?? []), ...origins])],
    // What is from a place may have the name of the place as a text.
    words: [...new Set(homes)].filter((home) => !home.includes(' ')),
  };
}

function shortestRoot(word: string): string | undefined {
  const roots = [...rootsOf(word)].filter((root) => root.length >= LEAST_BEGINNING);
  return roots.toSorted((one, other) => one.length - other.length)[0] ?? (word.length >= SHORTEST ? word : undefined);
}

/** What to look for when words are left that nothing explains: names with typing errors. */
export const nearMentions = (tokens: readonly Token[], left: readonly number[]): Pick<Mentions, 'near'> => ({
  near: left
    .flatMap((from) =>
      [1, 2, 3].map((count) =>
        tokens
          .slice(from, from + count)
          .map(({ word }) => word)
          .join(' '),
      ),
    )
    .filter((text) => text.length >= 5)
    .map((text) => ({ beginning: text.slice(0, 2), least: text.length - 5, most: text.length + 2 })),
});
