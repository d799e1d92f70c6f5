import { FAQ } from '../../faq/faq.js';
import { type Language } from '../../language/lexicon/files.js';
import { type Pack, type Trigger } from '../../language/Pack.js';
import { triggersIn } from '../../language/phrases.js';
import { type Token, tokensOf, wordsOf } from '../../language/tokens.js';
import { type Mention } from '../../linking/link.js';
import { scalesIn } from '../../marking/scales.js';
import { type Hit, Retrieval, sureness, type Taught } from '../../retrieval/retrieve.js';
import { type Marked } from '../../marking/Marked.js';
import { SCORES } from '../../scores/scores.js';

const taughtOf = (language: Language): Taught[] =>
  FAQ[language].map(({ key, question, alternatives, answer }) => ({
    key,
    questions: [question, ...alternatives],
    answer,
  }));

/** The questions about using Harta, as taught questions. */
const HELP = { en: taughtOf('en'), ro: taughtOf('ro') };

/** The search over them. */
export const HELP_SEARCH = { en: new Retrieval(HELP.en, 'en'), ro: new Retrieval(HELP.ro, 'ro') };

/** Whether a question speaks of what the graph holds: help answers it only when it is surely meant. */
export const speaksOfGraph = ({ named, mentions }: Marked): boolean =>
  named.some(({ score }) => score === 1) || mentions.length > 0;

/** Whether a taught question says enough of what is asked, and not too much of it asks for something else. */
export const isAsked = ({ asked, against }: Hit): boolean => asked >= SCORES.helpAsked && against <= SCORES.helpAgainst;

/** Whether a thing is asked for of which nothing that was taught knows a word: the gate password is none of an account. */
export const asksForOther = ({ triggers }: Marked, { isKnown }: Hit): boolean =>
  !isKnown && triggers.some(({ trigger, from }) => from === 0 && (trigger === 'which' || trigger === 'who'));

const ASKING_DATA: readonly Trigger[] = ['count', 'most', 'fewest'];

/** Whether words ask for a number or for the first in an order: “how many”, “the longest”. */
const asksData = (tokens: readonly Token[], pack: Pack): boolean =>
  scalesIn(tokens, pack).some(({ superlative }) => superlative) ||
  triggersIn(tokens, pack).some(({ trigger }) => ASKING_DATA.includes(trigger));

/**
 * Whether a question names a node that no wording of the help has, or asks for a number or the first in an order where none of them
 * does: the neighbours of Negoiu, the longest link.
 */
export function asksBeyond({ tokens, pack, language, mentions }: Marked, { taught }: Hit): boolean {
  const wordings = taught.questions.map((question) => tokensOf(question, language));
  const known = new Set(wordings.flat().map(({ word }) => word));
  const isOwnName = ({ from, to, candidates }: Mention) =>
    candidates.some(({ score, via }) => score === 1 && via === 'name') &&
    tokens.slice(from, to).every(({ word }) => !known.has(word));
  if (mentions.some(isOwnName)) return true;
  return asksData(tokens, pack) && !wordings.some((wording) => asksData(wording, pack));
}

/** Whether a question of the help is meant. */
export const isHelp = (hit: Hit, ofGraph: boolean): boolean =>
  hit.isOfSame && sureness(hit) >= (ofGraph ? SCORES.helpSurely : SCORES.helpSure) && isAsked(hit);

/** A question of the help has a few words; one or two may name something of the graph. */
const FEWEST_WORDS = 3;

/** Whether a text that could also be a name surely asks for help. */
export const isSurelyHelp = (hit: Hit, text: string): boolean =>
  hit.isSame || (wordsOf(text).length >= FEWEST_WORDS && isHelp(hit, true));
