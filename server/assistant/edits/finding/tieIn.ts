import { fold } from '../../../../domain/folding/fold.js';
import { PACKS } from '../../language/Pack.js';
import { type EditContext, type Target } from '../EditContext.js';
import { attempted, EditRejection } from '../EditRejection.js';
import { isNamed, phraseAt, textOf, type Word } from '../reading/words.js';
import { unread } from './newNames.js';
import { namesIn, oneOf } from './nodes.js';
import { isAkin, saysType, type Tie, tiesBetween } from './ways.js';

const LONGEST_NAME = 6;

/** The nodes that words name, each by the longest run of them, and what else they say. */
async function namedAmong(words: readonly Word[], context: EditContext) {
  const runAt = (at: number, length: number) => words.slice(at, at + length);
  const lengths = Array.from({ length: LONGEST_NAME }, (_, shorter) => LONGEST_NAME - shorter);
  const runs = words.flatMap((_, at) => lengths.map((length) => textOf(runAt(at, length), context.text)));
  const captions = await namesIn([...new Set(runs)], context);
  const targets: Target[] = [];
  const rest: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const known = targets.length;
    for (const length of lengths.filter((one) => at + one <= words.length)) {
      const run = runAt(at, length);
      if (!run.slice(0, 1).some(isNamed) && !captions.has(fold(textOf(run, context.text)))) continue;
      const found = await attempted(() => oneOf(run, context));
      if (found instanceof EditRejection) continue;
      targets.push(found);
      at += length - 1;
      break;
    }
    if (targets.length === known) rest.push(...runAt(at, 1));
  }
  return { targets, rest };
}

/** A relationship that is spoken of by both its ends: Omar's rental of the car. Throws a rejection where it is none or open. */
export async function tieIn(
  words: readonly Word[],
  context: EditContext,
): Promise<{ target: Target; tie: Tie; isTyped: boolean }> {
  const { targets, rest } = await namedAmong(words, context);
  const [target, end, ...more] = targets;
  if (target === undefined || end === undefined || more.length > 0) throw new EditRejection('misfit');
  const { at, of, by } = PACKS[context.language].operators;
  const small = [...at, ...of, ...by, ...context.grammar.articles, ...context.grammar.over];
  const left = rest.filter((word) => phraseAt([word], 0, small) === 0);
  const isSaid = (word: Word, { type }: Tie) => saysType([word], type, context) || isAkin(word, type);
  const known = await tiesBetween(target, end, context);
  const typed = known.filter((tie) => left.some((word) => isSaid(word, tie)));
  const fitting = typed.length > 0 ? typed : known;
  const unsaid = left.filter((word) => !fitting.some((tie) => isSaid(word, tie)));
  if (unsaid.length > 0) throw unread(unsaid, context);
  const [tie, ...others] = fitting;
  if (tie === undefined) throw new EditRejection('notConnected', { words, said: textOf(words, context.text) });
  if (others.length > 0) throw unread(words, context);
  return { target, tie, isTyped: left.length > 0 };
}
