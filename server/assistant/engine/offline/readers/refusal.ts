import { LONGEST_PART } from '../../../dialogue/pointsBack.js';
import { answeredOf, buttonsFor } from '../../../guesses/offered.js';
import { rankedReadings } from '../../../guesses/ranked.js';
import { isGuessed, isUnsaid } from '../../../refusal/missing.js';
import { offersOf } from '../../../refusal/offers.js';
import { readInOtherWords } from '../../../refusal/otherWords.js';
import { refusalOf } from '../../../refusal/refusal.js';
import { sayRefusal } from '../../../refusal/sayRefusal.js';
import { sureness } from '../../../retrieval/retrieve.js';
import { type Suggestion } from '../../Engine.js';
import { type Message } from '../Message.js';
import { isOfAnotherProject } from '../otherProjects.js';
import { type Reply } from '../Reply.js';
import { suggestionsFor } from '../suggestions.js';
import { toAdd } from '../toAdd.js';
import { SCORES } from '../../../scores/scores.js';

/** Taught questions that are offered, and readings in other words. */
const MOST_OFFERED = 3;

/** Readings of a part of a question with the one that was answered before it: average wage, then by department. */
export async function readingsOfPart({ context, text, tokens, reading, asking, wording }: Message) {
  const { question, query } = context.earlier.at(-1) ?? {};
  if (question === undefined || query === undefined || tokens.length > LONGEST_PART) return [];
  const { best, others, leftOut } = await rankedReadings(`${question} ${text}`, asking);
  if (leftOut.length > 0) return [];
  return buttonsFor([...(best === undefined ? [] : [{ query: best }]), ...others], reading, await wording);
}

/** Readings of a question, and of the words of it that stand in the graph, each to be asked at a press. */
export async function guessesFor(message: Message): Promise<readonly Suggestion[]> {
  if (!isGuessed(await message.missing)) return [];
  const {
    reading,
    context: { aliases = [], now },
  } = message;
  const ofPart = await readingsOfPart(message);
  if (ofPart.length > 0) return ofPart;
  const wording = await message.wording;
  const { best, others, leftOut } = await message.ranked;
  const marked = await message.marked;
  const inOtherWords = (await readInOtherWords(marked, reading, { aliases, now })).map((query) => ({ query }));
  const answered = await answeredOf(inOtherWords, MOST_OFFERED, reading);
  const ranked = [...(best === undefined ? [] : [{ query: best, leftOut }]), ...others];
  const ofWhole = (await buttonsFor([...ranked, ...answered], reading, wording)).slice(0, MOST_OFFERED + 1);
  if (ofWhole.length > 1) return ofWhole;
  const ofWords = await offersOf((await refusalOf(marked, reading)).findings, reading, wording);
  return [...ofWhole, ...ofWords];
}

/** Taught questions that are near, and of no other project. */
async function nearQuestions({ examples, help, text, asking }: Message): Promise<string[]> {
  const questions: string[] = [];
  for (const { taught } of [...examples, ...help].filter((hit) => sureness(hit) >= SCORES.taughtNear)) {
    const [one] = taught.questions;
    if (questions.length === MOST_OFFERED) break;
    if (one !== undefined && !(await isOfAnotherProject(one, text, asking))) questions.push(one);
  }
  return questions;
}

/** What else may be asked, and what may be added for the question to be answered. */
export async function offersFor(message: Message): Promise<readonly Suggestion[]> {
  const { reading, asking } = message;
  const wording = await message.wording;
  const marked = await message.marked;
  const missing = await refusalOf(marked, reading);
  const asked = await suggestionsFor({ missing, marked, near: await nearQuestions(message) }, asking, wording);
  if (isUnsaid(missing)) return asked;
  return [...asked, { kind: 'add', text: wording.t('suggestAdd'), ...toAdd(missing, marked) }];
}

/** A refusal in some words, with what may be asked or added. */
export async function refuse(text: string, message: Message, isAddable?: boolean): Promise<Reply> {
  const { t } = await message.wording;
  const isAdded = isAddable ?? !isUnsaid(await message.missing);
  return {
    ...message.base,
    text: isAdded ? `${text} ${t('offerAdd')}` : text,
    basis: 'none',
    refused: true,
    suggest: async () => [...(await guessesFor(message)), ...(await offersFor(message))],
  };
}

/** Refuses what no reader answers, and says what the graph does not know. */
export async function refusalFor(message: Message): Promise<Reply> {
  const refusal = await refusalOf(await message.marked, message.reading);
  return refuse(sayRefusal(refusal, await message.wording), message, !isUnsaid(refusal) && !refusal.isUnread);
}
