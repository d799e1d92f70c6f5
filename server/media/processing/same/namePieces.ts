import { PROSE_LANGUAGES } from '../../../../domain/processing/document.js';
import { WordList } from '../offline/language/WordList.js';
import { LEGAL_FORMS, LEGAL_FORMS_BEFORE, resourceOf } from '../offline/language/ProseResource.js';

const ALL = PROSE_LANGUAGES.map(resourceOf);
const TITLES = ALL.map(({ titles, articled }) => new WordList(titles, articled));
const TRADES = ALL.map(({ roles, endings }) => new WordList(roles, endings));

const SMALL = new Set(ALL.flatMap(({ inside, articles }) => [...inside, ...articles]));
const PIECE = /(?:\p{Lu}\.)+\p{Lu}?(?![\p{L}])|[\p{L}\p{M}\p{N}]+(?:['’/][\p{L}\p{N}]+)*/gu;

/** A word of a name, as it stands; initials lose their points. */
export interface NamePiece {
  readonly word: string;
  readonly initial: boolean;
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('.', '');

function withoutForms(words: readonly string[]): readonly string[] {
  const last = words.at(-1);
  if (words.length > 1 && last !== undefined && LEGAL_FORMS.has(plain(last))) return withoutForms(words.slice(0, -1));
  return words.length > 1 && LEGAL_FORMS_BEFORE.has(plain(words[0] ?? '')) ? words.slice(1) : words;
}

/** A word before a name that says what somebody is: a title, or a trade in small letters. */
const isTitle = (word: string) =>
  TITLES.some((titles) => titles.has(plain(word))) ||
  (/^\p{Ll}/u.test(word) && TRADES.some((trades) => trades.has(plain(word))));

/** A name without what stands before it: "Dr. ing. Ana Pop". */
function untitled(words: readonly string[]): readonly string[] {
  const [first, ...others] = words;
  return first !== undefined && others.length > 0 && isTitle(first) ? untitled(others) : words;
}

/** The words that tell a name from others: without titles, legal forms and small words. */
export function piecesOf(name: string): NamePiece[] {
  const words = name.replace(/\s&\s/gu, ' and ').replaceAll('’', "'").match(PIECE) ?? [];
  const told = untitled(withoutForms(words)).filter((word) => {
    const small = plain(word);
    // The initial of a person is no article: A. Lovelace.
    const isSmall = SMALL.has(small) && !/^\p{Lu}\./u.test(word);
    return !isSmall;
  });
  return (told.length > 0 ? told : words).flatMap((word): NamePiece[] =>
    /^(?:\p{Lu}\.)+/u.test(word) && told.length > 1
      ? [...word.replaceAll('.', '')].map((letter) => ({
          word: letter,
          initial: true,
        }))
      : [{ word: word.replaceAll('.', ''), initial: false }],
  );
}

/** The first letters of a name's words, with and without its small ones. */
export function acronymsOf(name: string): string[] {
  const words = withoutForms(name.match(PIECE) ?? []);
  const letters = (of: readonly string[]) => of.map((word) => word[0]?.toUpperCase()).join('');
  return [
    letters(words),
    letters(words.filter((word) => !SMALL.has(plain(word)))),
    letters(words.filter((word) => /^\p{Lu}/u.test(word))),
  ];
}
