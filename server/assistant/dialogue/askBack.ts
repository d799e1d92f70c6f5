import { type Alias } from '../Alias.js';
import { type Suggestion } from '../engine/Engine.js';
import { PACKS } from '../grammar/Pack.js';
import { type Understood } from '../grammar/readQuestion.js';
import { type Language } from '../language/Language.js';
import { wordsOf } from '../language/tokens.js';
import { type Wording } from '../texts/Wording.js';

const folded = (text: string) => wordsOf(text).join(' ');

/** Folded words as they are written in a question. */
function written(question: string, words: string): string {
  const all = question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const length = words.split(' ').length;
  const at = all.findIndex((_, from) => folded(all.slice(from, from + length).join(' ')) === words);
  return at < 0 ? words : all.slice(at, at + length).join(' ');
}

/** A question back: what some words mean, with a button for each name that they may stand for. */
export function askBack(
  question: string,
  { words, choices }: Pick<Extract<Understood, { kind: 'ask' }>, 'words' | 'choices'>,
  wording: Wording,
) {
  const names = choices.map(({ name }) => `**${wording.plain(name)}**`);
  return {
    text: wording.t('askMeaning', {
      words: wording.plain(written(question, words)),
      names: wording.either(names),
      count: names.length,
    }),
    suggestions: choices.map(({ name, kind }): Suggestion => ({ kind: 'meant', text: name, words, of: kind, name })),
  };
}

/** What a reply to a question back says that the words mean; undefined where it is no such reply. */
export function meantBy(reply: string, suggestions: readonly Suggestion[], language: Language): Alias | undefined {
  const choices = suggestions.flatMap(({ kind, words, of, name }): Alias[] =>
    kind === 'meant' && words !== undefined && of !== undefined && name !== undefined
      ? [{ words, kind: of, name }]
      : [],
  );
  const said = folded(reply);
  const { yes = [], ordinals = [] } = PACKS[language].dialogue ?? {};
  const place = ordinals.findIndex((forms) => forms.some((form) => folded(form) === said));
  const only = choices.length === 1 && yes.some((word) => folded(word) === said) ? choices[0] : undefined;
  return choices.find(({ name }) => folded(name) === said) ?? only ?? choices[place];
}
