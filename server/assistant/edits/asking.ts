import { fold } from '../../../domain/folding/fold.js';
import { type ProposedOperation } from '../../contract/chat/messages.js';
import { MAX_PATCH_OPERATIONS } from '../../contract/edits.js';
import { type GraphNode } from '../../contract/elements.js';
import { PACKS } from '../language/Pack.js';
import { type EditContext } from './EditContext.js';
import { type EditRejection } from './EditRejection.js';
import { phraseAt, textOf, wordsIn, without } from './reading/words.js';
import { proposalSentence } from './told/proposed.js';

/** Choices that a sentence names; the list beside it shows all. */
const MOST_CHOICES = 8;

/** A proposal in a sentence or two; what stands in the graph is escaped. */
export function proposalText(
  operations: readonly ProposedOperation[],
  duplicates: readonly GraphNode[],
  context: EditContext,
): string {
  const { say, language, idle } = context;
  const names = say.wording.list(say.candidates(duplicates.slice(0, MOST_CHOICES)));
  const further = duplicates.length === 0 ? [] : [say.t('duplicates', { names })];
  const steps = idle.map((rejection) => rejectionText(rejection, context));
  return [proposalSentence(operations, language), ...steps, ...further].join(' ');
}

/** A rejection as a question back or a refusal. */
export function rejectionText({ reason, told }: EditRejection, { say, text, shape }: EditContext): string {
  const { wording } = say;
  const { nodes = [], names = [], words, said = words === undefined ? '' : textOf(words, text) } = told;
  const plain = wording.plain(said);
  const some = nodes.slice(0, MOST_CHOICES);
  const called = {
    property: () => wording.either(names.map((name) => `**${wording.property(name)}**`)),
    node: () => wording.either(say.candidates(some)),
  }[reason as string];
  // A label or a property is there, whatever is meant by it.
  return say.t(`doubt_${told.isOfGraph === true ? 'notUnderstood' : reason}`, {
    said: plain,
    words: say.t('quoted', { text: plain }),
    names: called?.() ?? wording.list(some.map((node) => `**${wording.name(node)}**`)),
    kind: say.t(`kind_${names[0] ?? 'text'}`),
    type: wording.type(names[0] ?? shape.types[0]?.type ?? '…'),
    label: wording.label(shape.labels[0]?.label ?? '', 'one'),
    total: wording.number(told.total ?? 0),
    most: wording.number(MAX_PATCH_OPERATIONS),
  });
}

/** One of several that may be meant: how it may be called, and how a request says it. */
interface Choice {
  readonly names: readonly string[];
  readonly said: string;
}

function choicesOf({ reason, told }: EditRejection, { say, reading, language }: EditContext): readonly Choice[] {
  const { nodes = [], names = [] } = told;
  const quoted = (text: string) => say.t('quoted', { text });
  if (reason === 'type') return names.map((name) => ({ names: [name], said: quoted(say.wording.typeIn(name)) }));
  if (reason === 'property') return names.map((name) => ({ names: [name], said: `"${name}"` }));
  if (reason !== 'node') return [];
  const called = nodes.map((node) => reading.nameOf(node));
  const isSame = called.every((name) => fold(name) === fold(called[0] ?? ''));
  const [the] = PACKS[language].dialogue.definite.before;
  return nodes.map(({ labels }, at) => {
    const name = called[at] ?? '';
    const whole = [the ?? [], say.labels(labels.slice(0, 1)), name].flat().join(' ');
    return { names: [name, ...labels], said: isSame ? whole : name };
  });
}

/** A request with what was open in it settled; undefined where nothing can be put there. */
function settled(
  request: string,
  { reason, told: { words = [] } }: EditRejection,
  said: string,
  { grammar }: EditContext,
) {
  const bare = request.trim().replace(/[.!?]+$/u, '');
  if (reason === 'type') return `${bare} ${grammar.by} ${said}`;
  if (reason === 'noName') return `${bare} ${grammar.named[0] ?? ''} "${said.replaceAll('"', '')}"`;
  if (reason === 'noLabel') return `${bare} ${grammar.as[0] ?? ''} ${said}`;
  const [first, last] = [words[0], words.at(-1)];
  return first && last && `${request.slice(0, first.from)}${said}${request.slice(last.to)}`.trim();
}

/** Whole requests that leave nothing open, for a person to choose from. */
export function waysOn(rejection: EditRejection, context: EditContext): string[] {
  const ways = choicesOf(rejection, context).map(({ said }) => settled(context.text, rejection, said, context));
  return [...new Set(ways.flatMap((way) => way ?? []))].slice(0, MOST_CHOICES);
}

/** Longer answers, in words, are messages of their own; a label or a type takes fewer words than a name. */
const LONGEST_ANSWER = 8;
const LONGEST_KIND = 3;

/** Whether a text may be the answer to a question back rather than a message of its own. */
function isAnswer(text: string, reason: EditRejection['reason'], { grammar, pack }: EditContext): boolean {
  const { thanks, polite, dismissing, articles, telling } = grammar;
  const words = without(wordsIn(text), telling);
  const { which, who, when, why, count, list, compare, existence } = pack.triggers;
  const asks = phraseAt(words, 0, [...which, ...who, ...when, ...why, ...count, ...list, ...compare, ...existence]) > 0;
  const idle = [...thanks, ...polite, ...dismissing];
  const left = without(words, idle);
  const isIdle = left.length === 0 || phraseAt(left, 0, idle) === left.length;
  const isOfAKind = reason === 'noLabel' || reason === 'type';
  const most = isOfAKind ? LONGEST_KIND + words.length - without(words, articles).length : LONGEST_ANSWER;
  return !isIdle && words.length <= most && !asks && !/[?\n]/u.test(text);
}

/** The request made whole by the answer to what was open in it; undefined when it answers nothing. */
export function completed(rejection: EditRejection, answer: string, context: EditContext): string | undefined {
  const { grammar, text } = context;
  const { reason } = rejection;
  if (!isAnswer(answer, reason, context)) return undefined;
  const idle = [grammar.telling, grammar.articles, grammar.as, grammar.named, grammar.by].flat();
  const said = textOf(without(wordsIn(answer), idle), answer);
  if (['type', 'noName', 'noLabel', 'value'].includes(reason)) return settled(text, rejection, said, context);
  const fitting = choicesOf(rejection, context).filter(({ names }) => names.some((name) => fold(name) === fold(said)));
  const [choice, ...others] = fitting;
  return choice === undefined || others.length > 0 ? undefined : settled(text, rejection, choice.said, context);
}
