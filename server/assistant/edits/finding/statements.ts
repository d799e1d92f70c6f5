import { proposedWords } from '../../../../domain/styles/typeWords.js';
import { PACKS } from '../../../language/Pack.js';
import { tokensOf } from '../../../language/tokens.js';
import { Vocabulary } from '../../marking/vocabulary.js';
import { type EditContext } from '../EditContext.js';
import { phraseAt, type Word, wordsIn } from '../reading/words.js';

/** A sentence as two ends with what is said to join them. */
export interface Statement {
  readonly type: string;
  readonly before: readonly Word[];
  readonly after: readonly Word[];
}

/** Some words without those that say nothing by themselves at either end. */
function trimmed(words: readonly Word[], isIdle: (word: Word) => boolean): readonly Word[] {
  let [start, end] = [0, words.length];
  while (start < end && isIdle(words[start] as Word)) start += 1;
  while (end > start && isIdle(words[end - 1] as Word)) end -= 1;
  return words.slice(start, end);
}

/** Where the names of types are said. */
function named(words: readonly Word[], { language, pack, shape, grammar }: EditContext): Statement[] {
  const tokens = words.map(({ raw, quoted }) =>
    quoted ? { raw, word: '' } : (tokensOf(raw, language)[0] ?? { raw, word: '' }),
  );
  const said = new Map(words.map((word, at) => [word, tokens[at]?.word ?? '']));
  const isIdle = (one: Word) => {
    const word = said.get(one) ?? '';
    return pack.stopwords.includes(word) || grammar.articles.includes(word) || grammar.place.includes(word);
  };
  return new Vocabulary(tokens, language, pack)
    .named(shape)
    .filter(({ kind, score }) => kind === 'type' && score === 1)
    .map(({ name, tokens: own }) => ({
      type: name,
      before: trimmed(words.slice(0, Math.min(...own)), isIdle),
      after: trimmed(words.slice(Math.max(...own) + 1), isIdle),
    }));
}

/** Words without those of place at either end: "la Turda". What is written large may be of a name: "La Paz". */
export function withoutPlace(words: readonly Word[], { language }: EditContext): readonly Word[] {
  const places = PACKS[language].operators.at;
  return trimmed(words, (one) => /^\p{Ll}/u.test(one.raw) && phraseAt([one], 0, places) > 0);
}

/** Where types are said by the words that the interface has for them, whatever word of place follows: "locuiește în". */
function worded(words: readonly Word[], context: EditContext): Statement[] {
  return context.shape.types.flatMap(({ type }) => {
    const own = withoutPlace(wordsIn(proposedWords(type, context.language)), context);
    if (own.length === 0) return [];
    const phrase = own.map(({ word }) => word).join(' ');
    const at = words.findIndex((_, place) => phraseAt(words, place, [phrase]) > 0);
    const after = withoutPlace(words.slice(at + own.length), context);
    return at < 0 ? [] : [{ type, before: words.slice(0, at), after }];
  });
}

/** Where a type of the graph is said, with what stands on both sides; the best said first. */
export const statementsIn = (words: readonly Word[], context: EditContext): Statement[] =>
  [...named(words, context), ...worded(words, context)].filter(
    ({ before, after }) => before.length > 0 && after.length > 0,
  );
