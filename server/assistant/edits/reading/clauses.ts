import { type Language, LANGUAGES } from '../../language/lexicon/files.js';
import { type Grammar, GRAMMARS } from './Grammar.js';
import { phraseAt, type Word, without, wordsIn } from './words.js';

/** One command: its verb and what comes after it. */
export interface Clause {
  readonly verb: string;
  /** The verb as it is said. */
  readonly said?: readonly Word[];
  /** Whether whom it speaks of may be left out: the sentence before it said so. */
  readonly isContinued?: boolean;
  readonly words: readonly Word[];
}

/** What stands for the verb of a sentence that says how things are: of whom it begins with, or of anything. */
export const SAYING = 'say';
export const TELLING = 'tell';

/** Romanian verbs lose their last letter before `-o`: `leag-o` for "leagă" with "o". */
function isElided(words: readonly Word[], at: number, forms: readonly string[]): boolean {
  const [verb, next] = [words[at], words[at + 1]];
  return verb !== undefined && next?.word === 'o' && next.gap === '-' && forms.includes(`${verb.word}a`);
}

/** The verb at a place in a form of command, with the number of its words. */
function verbAt(
  words: readonly Word[],
  at: number,
  forms: Grammar['verbs'],
): { verb: string; length: number } | undefined {
  for (const [verb, phrases] of Object.entries(forms)) {
    const length = phraseAt(words, at, phrases);
    if (length > 0 || isElided(words, at, phrases)) return { verb, length: Math.max(1, length) };
  }
  return undefined;
}

/** Where the command begins after its politeness, and whether that politeness asks. */
function beginning(words: readonly Word[], { polite, asking }: Grammar) {
  let from = 0;
  let asks = false;
  for (;;) {
    const asked = phraseAt(words, from, asking);
    const length = asked > 0 ? asked : phraseAt(words, from, polite);
    if (length === 0) return { from, asks };
    asks ||= asked > 0;
    from += length;
  }
}

function withoutThanks(words: readonly Word[], thanks: readonly string[]): readonly Word[] {
  for (let at = words.length - 1; at > 0; at -= 1) {
    if (phraseAt(words, at, thanks) === words.length - at) return withoutThanks(words.slice(0, at), thanks);
  }
  return words;
}

const BREAKS = /[,;:.!?\n]/u;
const ENDS = /[,;.!\n]/u;

/** Where something may be joined to what stands before it, after a sign or words that join. */
interface Cut {
  /** Where the joint begins, and where what it joins does. */
  readonly joined: number;
  readonly at: number;
}

function cutsOf(words: readonly Word[], from: number, { joiners }: Grammar): Cut[] {
  const cuts: Cut[] = [];
  for (let joined = from; joined < words.length; joined += 1) {
    let at = joined;
    while (phraseAt(words, at, joiners) > 0) at += phraseAt(words, at, joiners);
    if (at > joined || ENDS.test(words[joined]?.gap ?? '')) cuts.push({ joined, at });
    joined = Math.max(joined, at - 1);
  }
  return cuts;
}

/** Where a clause may be cut in two though no verb of command follows, the last place first. */
export const optionalCuts = (words: readonly Word[], grammar: Grammar): Cut[] =>
  cutsOf(words, 1, grammar)
    .filter(({ joined }) => joined < words.length - 1)
    .toReversed();

/** A command and those at its end that it is not to touch: "…, but leave Vienna alone". */
export function sparedBy(
  { words, ...clause }: Clause,
  { sparing, alone, articles }: Grammar,
): { clause: Clause; spared: readonly Word[] } | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const length = phraseAt(words, at, sparing);
    if (length === 0) continue;
    const rest = withoutThanks(without(words.slice(at + length), articles), alone);
    return rest.length === 0 ? undefined : { clause: { ...clause, words: words.slice(0, at) }, spared: rest };
  }
  return undefined;
}

/** Whether a text without a verb of command may say how things are to be: no question, no quotation. */
function sentenceAt(words: readonly Word[], text: string, { wondering, newness }: Grammar) {
  const [first] = words;
  // What a colon goes before is told by somebody else, unless it is what is new: "new member: Ann".
  const other = phraseAt(words, 0, newness) > 0 ? /[?\n]/u : /[?\n:]/u;
  const isOne = first?.from === 0 && !first.quoted && words.length > 2 && !other.test(text);
  return isOne && phraseAt(words, 0, wondering) === 0 ? { verb: SAYING, length: 0 } : undefined;
}

/** The commands of a text in one language; undefined when it does not begin with one. */
function clausesIn(words: readonly Word[], text: string, grammar: Grammar, isSaid: boolean): Clause[] | undefined {
  const { from, asks } = beginning(words, grammar);
  const command = verbAt(words, from, grammar.verbs) ?? (from > 0 ? verbAt(words, from, grammar.asked) : undefined);
  const first = isSaid ? (command ?? sentenceAt(words, text, grammar)) : command;
  if (first === undefined || (/\?\s*$/u.test(text) && !asks)) return undefined;
  // "Da, …" is a yes, not a "give …": what a verb commands follows it at once.
  const next = words[from + first.length];
  if (next === undefined || (first.length > 0 && BREAKS.test(next.gap))) return undefined;
  const cuts = cutsOf(words, from + Math.max(1, first.length), grammar).filter(
    ({ at }) => verbAt(words, at, grammar.verbs) !== undefined,
  );
  const starts = [from, ...cuts.map(({ at }) => at)];
  const ends = [...cuts.map(({ joined }) => joined), words.length];
  return starts.map((start, index) => {
    const verb = index === 0 ? first : verbAt(words, start, grammar.verbs);
    const rest = words.slice(start + (verb?.length ?? 0), ends[index]);
    const said = words.slice(start, start + (verb?.length ?? 0));
    const idle = first.verb === SAYING ? grammar.thanks : [...grammar.thanks, ...grammar.atOnce];
    return { verb: verb?.verb ?? '', said, words: withoutThanks(rest, idle) };
  });
}

/** A request as commands of the language that it is made in. */
export interface Request {
  readonly text: string;
  readonly language: Language;
  readonly clauses: readonly Clause[];
}

function readAs(text: string, language: Language, isSaid: boolean): Request | undefined {
  const words = wordsIn(text);
  for (const one of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const clauses = clausesIn(words, text, GRAMMARS[one], isSaid);
    if (clauses !== undefined) return { text, language: one, clauses };
  }
  return undefined;
}

/** Reads a text that begins with a verb of command, but for politeness, as commands; the language given is tried first. */
export const requestOf = (text: string, language: Language): Request | undefined => readAs(text, language, false);

/** Words that somebody says who wants a few things to be so; what is longer is prose, which is read elsewhere, and would be read for seconds here. */
const MOST_SAID = 30;

/** Reads a text as sentences that say how things are to be; what begins with a command is none. */
export function sentenceOf(text: string, language: Language): Request | undefined {
  if (wordsIn(text).length > MOST_SAID) return undefined;
  const said = requestOf(text, language) === undefined ? readAs(text, language, true) : undefined;
  return said?.clauses[0]?.verb === SAYING ? said : undefined;
}
