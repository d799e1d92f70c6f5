import { type Query } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { type NodeId } from '../../contract/ids.js';
import { PACKS } from '../../language/Pack.js';
import { indexesOf, type Span } from '../../language/phrases.js';
import { type Token, wordsOf } from '../../language/tokens.js';
import { type Asking, mark } from '../marking/mark.js';
import { labelsOf, type Marked } from '../marking/Marked.js';
import { unknownWords } from '../marking/unknownWords.js';
import { focusOf } from './focusOf.js';

/** A question of the conversation, with what it was read as. */
export interface Asked {
  readonly question: string;
  readonly query?: Query | undefined;
}

/** A question with what it leaves to the one before it in words. */
export interface SpelledOut {
  readonly text: string;
  /** The node by whose name the question before is asked again. */
  readonly of?: GraphNode | undefined;
}

/** Small words that may stand beside the only name of a question that asks again. */
const BESIDE = new Set(['also', 'in', 'from', 'to', 'it']);
/** Words of a question that goes on from another. */
const POINTING = new Set(['also', 'it', 'them']);
/** So much of what was asked before is looked at. */
const REMEMBERED = 3;

const written = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join(' ');
const joinsOn = ({ triggers }: Marked) => triggers.some(({ trigger, from }) => trigger === 'also' && from === 0);

const goesOn = ({ triggers }: Marked) => triggers.some(({ trigger }) => POINTING.has(trigger));

/** A question that says only another name: "and Portugal?", "dar în Alaska?". */
function isElliptic(marked: Marked): boolean {
  const { tokens, mentions, named, pack, triggers, amounts } = marked;
  if (mentions.length !== 1 || amounts.length > 0) return false;
  const covered = new Set([
    ...mentions.flatMap(indexesOf),
    ...triggers.filter(({ trigger }) => BESIDE.has(trigger)).flatMap(indexesOf),
  ]);
  const rest = tokens.flatMap(({ word }, at) => (covered.has(at) || pack.stopwords.includes(word) ? [] : [at]));
  const isNamed = named.some((one) => one.tokens.some((at) => rest.includes(at)));
  return rest.length === 0 && !isNamed && joinsOn(marked);
}

/** The earlier question with the new name in place of the one that it resembles most. */
function again(before: Marked, now: Marked): SpelledOut[] {
  const [mention] = now.mentions;
  if (mention === undefined) return [];
  const labels = labelsOf(mention.candidates);
  const similar = before.mentions.filter(({ candidates }) => labelsOf(candidates).some((one) => labels.includes(one)));
  const replaced = similar.at(-1) ?? before.mentions.at(-1);
  if (replaced === undefined) return [];
  const name = now.tokens.slice(mention.from, mention.to);
  const tokens = [...before.tokens.slice(0, replaced.from), ...name, ...before.tokens.slice(replaced.to)];
  return [{ text: written(tokens), of: mention.candidates[0]?.node }];
}

/** Where a question points to the one thing that was spoken of: at its pronoun, or at its end where it leaves that out. */
function pointing(marked: Marked): Span | undefined {
  const { tokens, triggers, mentions, named, time } = marked;
  if (mentions.length > 0 || time !== undefined) return undefined;
  const pronoun = triggers.find(({ trigger }) => trigger === 'it');
  if (pronoun !== undefined) return pronoun;
  const isOfAll = named.some(({ kind, score }) => kind === 'label' && score === 1);
  // Without a word that joins on, a name that nobody knows may be what is asked about.
  const isKnown = () => unknownWords(marked, indexesOf({ from: 0, to: tokens.length })).length === 0;
  const isLeftOut = joinsOn(marked) || (named.some(({ score }) => score === 1) && isKnown());
  return isLeftOut && !isOfAll ? { from: tokens.length, to: tokens.length } : undefined;
}

/** What may be pointed to: the one thing that was told, and the one that was asked about unless several are meant. */
async function spokenOf({ query }: Asked, marked: Marked, isSeveral: boolean, { reading }: Asking): Promise<string[]> {
  const focus = query === undefined ? undefined : await focusOf(query, reading);
  if (isSeveral && focus?.ids.length !== 1) return [];
  const told = focus?.ids.length === 1 ? await reading.read(focus.ids as NodeId[]) : [];
  const named = marked.mentions.at(-1)?.candidates[0]?.node;
  return [...new Set([...told, ...(named === undefined ? [] : [named])].map((node) => reading.nameOf(node)))];
}

/** A question with the name in it that was said before it as an aside: "I am off to Peru, what do they speak there?". */
function besideAside({ tokens, triggers, mentions, aside = [] }: Marked): SpelledOut[] {
  const [mention] = mentions;
  if (mention === undefined || aside.length === 0) return [];
  const from = Math.max(mention.to, ...aside.map((at) => at + 1));
  const place = triggers.find((one) => one.trigger === 'it' && one.from >= from);
  const [at = tokens.length, to = at] = [place?.from, place?.to];
  const name = tokens.slice(mention.from, mention.to);
  return [{ text: written([...tokens.slice(from, at), ...name, ...tokens.slice(to)]) }];
}

/**
 * What a question may mean that goes on from an earlier one and that no change of its query tells: itself with the name of what it
 * points to, or the earlier one with another name. The likeliest first; none where it points to nothing.
 */
export async function spelledOut(question: string, earlier: readonly Asked[], asking: Asking): Promise<SpelledOut[]> {
  const now = await mark(question, asking);
  if (now.aside !== undefined) return besideAside(now);
  const isOther = isElliptic(now);
  const place = isOther ? undefined : pointing(now);
  if (!isOther && place === undefined) return [];
  for (const one of earlier.slice(-REMEMBERED).toReversed()) {
    const before = await mark(one.question, asking);
    if (isElliptic(before) && isOther) continue;
    if (isOther) return again(before, now);
    if (place === undefined) continue;
    const from = now.triggers.find(({ trigger, from: at }) => trigger === 'also' && at === 0)?.to ?? 0;
    const pronoun = wordsOf(written(now.tokens.slice(place.from, place.to))).join(' ');
    const isSeveral = PACKS[asking.language].dialogue.them.some((word) => wordsOf(word).join(' ') === pronoun);
    const names = await spokenOf(one, before, isSeveral, asking);
    const spelled = names.map((name) => ({
      text: [written(now.tokens.slice(from, place.from)), name, written(now.tokens.slice(place.to))].join(' ').trim(),
    }));
    if (spelled.length > 0 || !goesOn(before)) return spelled;
  }
  return [];
}
