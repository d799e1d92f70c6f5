import { fold } from '../../../domain/folding/fold.js';
import { type Alias, type WordLink } from '../grammar/Lexeme.js';
import { type Suggestion } from '../engine/Engine.js';
import { PACKS } from '../language/Pack.js';
import { type Understood } from '../grammar/readQuestion.js';
import { type Language } from '../language/lexicon/files.js';
import { placesIn } from '../language/phrases.js';
import { wordsOf, writtenWords } from '../language/tokens.js';
import { type Wording } from '../texts/Wording.js';

const folded = (text: string) => wordsOf(text).join(' ');

/** Folded words as they are written in a question. */
function written(question: string, words: string): string {
  const all = writtenWords(question);
  const [place] = placesIn(all.map(fold), words.split(' '));
  return place === undefined ? words : all.slice(place.from, place.to).join(' ');
}

/** A name of the graph as people read it. */
function called({ kind, name }: WordLink, wording: Wording): string {
  if (kind === 'type') return wording.type(name);
  return kind === 'label' ? wording.label(name, 'one') : wording.property(name);
}

/** What tells a choice from others that are called alike: of what kind it is, or its name. */
function apart({ kind, name, text }: Choice, all: readonly Choice[], wording: Wording): string {
  const alike = all.filter((one) => folded(one.text) === folded(text));
  const kinds = new Set(alike.map((one) => one.kind));
  if (alike.length === 1) return '';
  return ` (${kinds.size === alike.length ? wording.t(`by_${kind}`) : wording.plain(name)})`;
}

type Choice = WordLink & { readonly text: string };

/** What is said of two, as it stands between them; what is one word is said by itself. */
const quoted = ({ kind, text }: Choice, wording: Wording): string =>
  wording.t('word', { word: kind === 'type' && text.includes(' ') ? wording.t('joins', { type: text }) : text });

/** What a verb of a question was read as, where that says more or less. */
export const readAs = (question: string, link: WordLink, wording: Wording): string =>
  wording.t('readAs', {
    words: wording.plain(written(question, link.words)),
    name: quoted({ ...link, text: called(link, wording) }, wording),
  });

/** A question back: what some words mean, with a button for each name that they may stand for. */
export function askBack(
  question: string,
  { words, choices }: Pick<Extract<Understood, { kind: 'ask' }>, 'words' | 'choices'>,
  wording: Wording,
) {
  const all = choices.map((one): Choice => ({ ...one, text: called(one, wording) }));
  const said = all.map((one) => {
    const by = apart(one, all, wording);
    return { ...one, text: one.text + by, shown: quoted(one, wording) + by };
  });
  return {
    text: wording.t('askMeaning', {
      words: wording.plain(written(question, words)),
      names: wording.either(said.map(({ shown }) => shown)),
    }),
    suggestions: said.map(({ text, name, kind }): Suggestion => ({ kind: 'meant', text, words, of: kind, name })),
  };
}

/** What a reply to a question back says that the words mean; undefined where it is no such reply. */
export function meantBy(reply: string, suggestions: readonly Suggestion[], language: Language): Alias | undefined {
  const choices = suggestions.flatMap(({ kind, text, words, of, name }) =>
    kind === 'meant' && words !== undefined && of !== undefined && name !== undefined
      ? [{ alias: { words, kind: of, name }, text: folded(text) }]
      : [],
  );
  const said = folded(reply);
  const { yes, ordinals } = PACKS[language].dialogue;
  const place = ordinals.findIndex((forms) => forms.some((form) => folded(form) === said));
  const only = choices.length === 1 && yes.some((word) => folded(word) === said) ? choices[0] : undefined;
  // What stands on a button goes before what a name happens to be.
  const own = choices.find(({ text }) => text === said) ?? choices.find(({ alias }) => folded(alias.name) === said);
  return (own ?? only ?? choices[place])?.alias;
}
