import { fold } from '../../../domain/folding/fold.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { PACKS } from '../../language/Pack.js';
import { type Language } from '../../language/Language.js';
import { type EditRejection } from './EditRejection.js';
import { GRAMMARS } from './reading/Grammar.js';
import { phraseAt, textOf, wordsIn, without } from './reading/words.js';

/** Longer answers, in words, are messages of their own; a label or a type takes fewer words than a name. */
const LONGEST_ANSWER = 8;
const LONGEST_KIND = 3;

/** Whether a text may be the answer to a question back rather than a message of its own. */
function isAnswer(text: string, reason: EditRejection['reason'], language: Language): boolean {
  const { thanks, polite, dismissing, articles, telling } = GRAMMARS[language];
  const words = without(wordsIn(text), telling);
  const { which, who, when, why, count, list, compare, existence } = PACKS[language].triggers;
  const asks = phraseAt(words, 0, [...which, ...who, ...when, ...why, ...count, ...list, ...compare, ...existence]) > 0;
  const idle = [...thanks, ...polite, ...dismissing];
  const left = without(words, idle);
  const isIdle = left.length === 0 || phraseAt(left, 0, idle) === left.length;
  const isOfAKind = reason === 'noLabel' || reason === 'type';
  const most = isOfAKind ? LONGEST_KIND + words.length - without(words, articles).length : LONGEST_ANSWER;
  return !isIdle && words.length <= most && !asks && !text.includes('?') && !text.includes('\n');
}

/** The earlier request made whole by the answer to what was open in it; undefined when it answers nothing. */
export function completed(
  request: string,
  { reason, told }: EditRejection,
  ways: readonly string[],
  answer: string,
  { language, reading }: { readonly language: Language; readonly reading: Pick<GraphReading, 'nameOf'> },
): string | undefined {
  if (!isAnswer(answer, reason, language)) return undefined;
  const grammar = GRAMMARS[language];
  const spoken = without(wordsIn(answer), [
    ...grammar.telling,
    ...grammar.articles,
    ...grammar.as,
    ...grammar.named,
    grammar.by,
  ]);
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
      const names = told.nodes?.map((node) => [reading.nameOf(node), ...node.labels]);
      const choices = names ?? (told.names ?? []).map((name) => [name]);
      const fitting = choices.flatMap((own, at) => (own.some((name) => fold(name) === fold(said)) ? [at] : []));
      return fitting.length === 1 && ways.length === choices.length ? ways[fitting[0] ?? 0] : undefined;
    }
    default:
      return undefined;
  }
}
