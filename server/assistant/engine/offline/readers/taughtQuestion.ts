import { Account } from '../../../frames/Account.js';
import { isOnlyOfTime } from '../../../grammar/guard.js';
import { type Hit } from '../../../retrieval/retrieve.js';
import { isExample, isSameExample } from '../examples.js';
import { asksBeyond, asksForOther, isHelp, speaksOfGraph } from '../help.js';
import { type Message } from '../Message.js';
import { type Reply, taught } from '../Reply.js';

/** Answers what a train example or the help asks in the same words, before the graph, which may have a name that looks alike: “How do I begin?” is not about Benin. */
export async function sameQuestion({ text, language, examples, help, base }: Message): Promise<Reply | undefined> {
  const example = examples.find((hit) => isSameExample(hit, text, language));
  if (example !== undefined) return taught(base, example.taught, 'example');
  const same = help.find(({ isSame }) => isSame);
  return same === undefined ? undefined : taught(base, same.taught, 'faq');
}

/** Answers by a train example that asks nearly the same. */
export async function nearExample(message: Message): Promise<Reply | undefined> {
  const { examples, base } = message;
  const marked = await message.marked;
  const example = examples.find((hit) => isExample(hit, marked));
  return example === undefined ? undefined : taught(base, example.taught, 'example');
}

/** In a conversation a message of fewer words goes on from what was told: it asks for no help. */
const FEWEST_WORDS = 2;

/** Answers by a question of the help that is nearly the same. */
export async function nearHelp(message: Message): Promise<Reply | undefined> {
  const { help, base, text, language, context } = message;
  const marked = await message.marked;
  const isShort = new Account(marked).unused().length < FEWEST_WORDS;
  if (isShort && context.earlier.length > 0) return undefined;
  const ofGraph = speaksOfGraph(marked);
  const isOther = (hit: Hit) => ofGraph || asksForOther(marked, hit);
  const isNear = (hit: Hit) =>
    isHelp(hit, isOther(hit)) && !asksBeyond(marked, hit) && !isOnlyOfTime(text, hit.taught.questions, language);
  const near = help.find(isNear);
  return near === undefined ? undefined : taught(base, near.taught, 'faq');
}
