import { fold } from '../../graph/fold.js';
import { captionOf } from '../../graph/content.js';
import { RULES } from '../language/rules.js';
import { type Language } from '../language/Language.js';
import { type Doubt } from './Doubt.js';
import { GRAMMARS } from './reading/Grammar.js';
import { phraseAt, textOf, wordsIn, without } from './reading/words.js';

/** Longer answers, in words, are messages of their own. */
const LONGEST_ANSWER = 6;

/** Whether a text may be the answer to a question back rather than a question of its own. */
function isAnswer(text: string, language: Language): boolean {
  const words = wordsIn(text);
  const { which, who, when, why, count, list } = RULES[language].cues;
  const asks = phraseAt(words, 0, [...which, ...who, ...when, ...why, ...count, ...list]) > 0;
  return words.length > 0 && words.length <= LONGEST_ANSWER && !asks && !text.includes('?') && !text.includes('\n');
}

/** The earlier request made whole by the answer to what was open in it; undefined when it answers nothing. */
export function completed(
  request: string,
  { reason, told }: Doubt,
  ways: readonly string[],
  answer: string,
  language: Language,
): string | undefined {
  if (!isAnswer(answer, language)) return undefined;
  const grammar = GRAMMARS[language];
  const spoken = without(wordsIn(answer), [...grammar.articles, ...grammar.as, ...grammar.named, grammar.by]);
  const said = textOf(spoken, answer);
  const bare = request.trim().replace(/[.!]+$/u, '');
  switch (reason) {
    case 'type':
      return `${bare} ${grammar.by} ${said}`;
    case 'noName':
      return `${bare} ${grammar.named[0] ?? ''} "${said.replaceAll('"', '')}"`;
    case 'noLabel':
      return `${bare} ${grammar.as[0] ?? ''} ${said}`;
    case 'value': {
      const [first, last] = [told.words?.[0], told.words?.at(-1)];
      if (first === undefined || last === undefined) return undefined;
      return request.slice(0, first.from) + said + request.slice(last.to);
    }
    case 'property':
    case 'node': {
      const names = told.nodes?.map(({ id, properties, labels }) => [captionOf(id, properties), ...labels]);
      const choices = names ?? (told.names ?? []).map((name) => [name]);
      const fitting = choices.flatMap((own, at) => (own.some((name) => fold(name) === fold(said)) ? [at] : []));
      return fitting.length === 1 && ways.length === choices.length ? ways[fitting[0] ?? 0] : undefined;
    }
    default:
      return undefined;
  }
}
