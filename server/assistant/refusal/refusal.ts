import { fold } from '../../../domain/folding/fold.js';
import { truthOf } from '../../../domain/query/computed.js';
import { type Missing, missingOf } from './missing.js';
import { meaningsOf } from '../language/meanings.js';
import { wordsOf } from '../language/tokens.js';
import { type Marked } from '../marking/Marked.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Finding, findWord } from './findings.js';

/** Words of one question that are looked up: of more nothing is said. */
const MOST_LOOKED_UP = 8;
/** A longer word is no word of a graph, and its slips are too many to look up. */
const LONGEST_LOOKED_UP = 40;

/** What is missing for an answer, after each word that nothing read was looked up in the graph. */
export interface Refusal extends Missing {
  /** The words that stand nowhere in the graph. */
  readonly words: readonly string[];
  /** Those words, neighbours together as they were written: gift-wrapped, side effects. */
  readonly phrases: readonly string[];
  /** Where the others stand. */
  readonly findings: readonly Finding[];
  /** The words are there, and only the question was not understood. */
  readonly isUnread: boolean;
}

/** Whether neighbours are one word: by a hyphen, or as dictionaries have them. */
const isOne = (before: string, gap: string, raw: string): boolean =>
  gap === '-' || (gap === ' ' && meaningsOf(wordsOf(`${before} ${raw}`)).size > 0);

function phrasesOf(words: readonly string[], { tokens }: Marked): string[] {
  const own = new Set(words);
  const phrases: string[] = [];
  let isOpen = false;
  for (const { raw, gap = '' } of tokens) {
    const isOwn = own.has(raw);
    const before = isOpen ? phrases.at(-1) : undefined;
    if (isOwn && before !== undefined && isOne(before, gap, raw)) phrases.splice(-1, 1, `${before}${gap}${raw}`);
    else if (isOwn) phrases.push(raw);
    isOpen = isOwn;
  }
  return phrases;
}

/** Whether a word says yes or no, and the graph holds what is only that: such values stand in no index of texts. */
function isHeldTruth(word: string, { shape: { labels, types } }: Marked): boolean {
  if (truthOf(word) === undefined) return false;
  return [...labels, ...types].some(({ properties }) =>
    properties.some(({ kind, isTruth }) => kind === 'boolean' || isTruth === true),
  );
}

async function lookedUp(marked: Marked, reading: GraphReading): Promise<Refusal> {
  const missing = missingOf(marked);
  const namesSome = missing.node !== undefined || marked.named.some(({ score }) => score === 1);
  if (missing.because !== 'unknownWords' || missing.words.length === 0)
    return {
      ...missing,
      phrases: missing.words,
      findings: [],
      isUnread: missing.because === 'unknownWords' && namesSome,
    };
  const findings: Finding[] = [];
  const words: string[] = [];
  const each = new Map(missing.words.map((raw) => [fold(raw), raw]));
  for (const [word, raw] of [...each].slice(0, MOST_LOOKED_UP)) {
    const finding = word.length > LONGEST_LOOKED_UP ? undefined : await findWord(raw, word, reading);
    if (finding === undefined && isHeldTruth(word, marked)) continue;
    if (finding === undefined) words.push(raw);
    else findings.push(finding);
  }
  return { ...missing, words, phrases: phrasesOf(words, marked), findings, isUnread: words.length === 0 };
}

const known = new WeakMap<Marked, Promise<Refusal>>();

/** What is missing for an answer to a question that nothing reads. The one place that decides which words a refusal denies. */
export function refusalOf(marked: Marked, reading: GraphReading): Promise<Refusal> {
  const refusal = known.get(marked) ?? lookedUp(marked, reading);
  known.set(marked, refusal);
  return refusal;
}
