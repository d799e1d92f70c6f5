import { type Language, LANGUAGES } from '../../language/Language.js';
import { type Grammar, GRAMMARS } from './Grammar.js';
import { phraseAt, type Word, wordsIn } from './words.js';

/** One command: its verb and what comes after it. */
export interface Clause {
  readonly verb: string;
  readonly words: readonly Word[];
}

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

/** Where another command begins: after a sign or a word that joins, at a verb. */
function cutsOf(words: readonly Word[], from: number, grammar: Grammar): { at: number; joined: number }[] {
  const cuts: { at: number; joined: number }[] = [];
  for (let at = from; at < words.length; at += 1) {
    let next = at;
    for (
      let length = phraseAt(words, next, grammar.joiners);
      length > 0;
      length = phraseAt(words, next, grammar.joiners)
    )
      next += length;
    if (next === at && !ENDS.test(words[at]?.gap ?? '')) continue;
    if (verbAt(words, next, grammar.verbs) === undefined) continue;
    cuts.push({ at: next, joined: at });
    at = next;
  }
  return cuts;
}

/** The commands of a text in one language; undefined when it does not begin with one. */
function clausesIn(words: readonly Word[], text: string, grammar: Grammar): Clause[] | undefined {
  const { from, asks } = beginning(words, grammar);
  const first = verbAt(words, from, grammar.verbs) ?? (from > 0 ? verbAt(words, from, grammar.asked) : undefined);
  if (first === undefined || (/\?\s*$/u.test(text) && !asks)) return undefined;
  // "Da, …" is a yes, not a "give …": what a verb commands follows it at once.
  const next = words[from + first.length];
  if (next === undefined || BREAKS.test(next.gap)) return undefined;
  const cuts = cutsOf(words, from + first.length, grammar);
  const starts = [from, ...cuts.map(({ at }) => at)];
  const ends = [...cuts.map(({ joined }) => joined), words.length];
  return starts.map((start, index) => {
    const verb = index === 0 ? first : verbAt(words, start, grammar.verbs);
    const rest = words.slice(start + (verb?.length ?? 0), ends[index]);
    return { verb: verb?.verb ?? '', words: withoutThanks(rest, grammar.thanks) };
  });
}

/** A request as commands of the language that it is made in. */
export interface Request {
  readonly text: string;
  readonly language: Language;
  readonly clauses: readonly Clause[];
}

/**
 * Reads a text as commands: it must begin with the verb of one, but for politeness. A question, a quotation or a text that
 * holds commands somewhere else is none. The language given is tried first.
 */
export function requestOf(text: string, language: Language): Request | undefined {
  const words = wordsIn(text);
  for (const one of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const clauses = clausesIn(words, text, GRAMMARS[one]);
    if (clauses !== undefined) return { text, language: one, clauses };
  }
  return undefined;
}
