import { type Language, LANGUAGES } from './lexicon/files.js';
import { PACKS } from './Pack.js';

const LETTER = String.raw`[\p{L}\p{M}\p{N}'’-]`;
/** What quotes hold is a name or a value, and so is a word with a capital that does not begin the question. */
const QUOTED = String.raw`["“„«][^"”“»]*["”“»]`;

const SPOKEN = Object.fromEntries(
  LANGUAGES.map((language) => {
    const written = new Map(
      Object.entries(PACKS[language].spoken).flatMap(([whole, phrases]) => phrases.map((one) => [one, whole] as const)),
    );
    const pattern = new RegExp(`${QUOTED}|(?<!${LETTER})(?:${[...written.keys()].join('|')})(?!${LETTER})`, 'gu');
    return [language, { written, pattern }];
  }),
) as unknown as Readonly<Record<Language, { readonly written: ReadonlyMap<string, string>; readonly pattern: RegExp }>>;

/** A question whose small words are sloppy with them as they are written: “whats” as “what is”, “sa schimbat” as “s-a schimbat”. */
export function asWritten(question: string, language: Language): string {
  const { written, pattern } = SPOKEN[language];
  const small = question.charAt(0).toLocaleLowerCase() + question.slice(1);
  const whole = small.replace(pattern, (found) => written.get(found) ?? found);
  return whole === small ? question : whole;
}
