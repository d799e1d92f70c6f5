import { type Span, touches } from '../../../../../domain/processing/document.js';
import { type Prose } from '../language/Prose.js';
import { type Token, isInitials } from '../tokens.js';
import { inwardVotes, outwardVotes } from './cues.js';
import { DEMONYMS } from './gazetteer.js';
import { isTitled, titleFrom } from './titles.js';
import { extentFrom, isLegalForm, startsName } from './extent.js';
import { isKnownFirm } from './organisations.js';
import { type NameRun, leading, voted } from './NameRun.js';

/** What the text as a whole knows: words that it also writes small, and beginnings of names that stand within sentences. */
export interface TextWords {
  readonly small: ReadonlySet<string>;
  readonly names: (folded: string) => boolean;
  /** Words with a capital that stand alone somewhere, as a name of one word does. */
  readonly alone: ReadonlySet<string>;
  /** Whether who writes the text speaks of themself. */
  readonly speaks: boolean;
}

const SENTENCE_OPENS = /^[„“"«'(–—-]$/u;

/** Whether a capital at this place is only that of a sentence. */
const opensSentence = (tokens: readonly Token[], index: number) =>
  tokens.slice(0, index).every(({ text }) => SENTENCE_OPENS.test(text)) ||
  /^[:„“"«]$/u.test(tokens[index - 1]?.text ?? '');

/** A word with a capital that tells whose something is: Dutch, Welsh. */
const isAdjective = ({ folded }: Token, { resource }: Prose) =>
  resource.adjectives.includes(folded) || (resource.headLast && DEMONYMS.has(folded));

/** How much it says that a noun for a work stands before a title. */
const TITLED = 2;

/** "I" behind a name in a text whose writer speaks: "At Oak Books I sold maps". */
export const isSpeaker = ({ folded }: Token, { resource }: Prose) => resource.speaker.includes(folded);

const isHead = ({ folded }: Token, prose: Prose) => prose.heads.kindOf(folded) !== undefined;

/** Whether a word is never the first of a name: a title, a role, a word of the language. */
function isOutside(token: Token, first: boolean, prose: Prose, words: TextWords): boolean {
  const { folded } = token;
  if (prose.titles.has(folded.replace(/\.$/u, '')) || (words.speaks && isSpeaker(token, prose))) return true;
  // "The Inner Compass" within a sentence keeps its article.
  if (prose.common.has(folded)) return first || !prose.resource.articles.includes(folded);
  if (isHead(token, prose) || prose.insidePersons.has(folded)) return false;
  return prose.roles.has(folded) || (first && words.small.has(folded));
}

/** Whether the first word of a sentence only says what the name behind it is of: Compania Transilvania Soft S.A. */
function isNounBefore(token: Token, last: Token, prose: Prose): boolean {
  return prose.nouns.kindOf(token.folded) !== undefined && (!isHead(token, prose) || isLegalForm(last));
}

/** "Locuitorii Bacăului": what follows is a name elsewhere, and this word is not part of it there. */
const standsApart = (token: Token, next: Token, prose: Prose, words: TextWords) =>
  !prose.resource.headLast && !isHead(token, prose) && !words.names(token.folded) && words.names(next.folded);

/** "Vote Ann Lee": the word behind the first is a name alone elsewhere, and nothing says that the first belongs to it. */
const isCallBefore = (token: Token, next: Token, prose: Prose, words: TextWords) =>
  words.alone.has(next.folded) && !words.alone.has(token.folded) && !isHead(token, prose) && !isInitials(token);

/** "King's College": a title or a role that owns the head of a name is a part of it. */
const isOwnersHead = (run: readonly Token[], at: number, prose: Prose) =>
  prose.resource.possessives.some((sign) => run[at]?.text.endsWith(sign)) &&
  run.slice(at + 1).some((token) => isHead(token, prose));

/** Leaves out titles, roles and other words before the name proper. */
function bareStart(
  run: readonly Token[],
  before: Token | undefined,
  opens: boolean,
  prose: Prose,
  words: TextWords,
): number {
  let start = 0;
  while (start < run.length - 1) {
    const [token, next] = [run[start] as Token, run[start + 1] as Token];
    const first = start === 0 && opens;
    if (prose.resource.saints.includes(token.folded) && run.length - start > 2) break;
    const noun = first && isNounBefore(token, run.at(-1) as Token, prose);
    const apart =
      first && (run.length === 2 ? standsApart(token, next, prose, words) : isCallBefore(token, next, prose, words));
    if (isOwnersHead(run, start, prose)) break;
    if (!noun && !apart && !isOutside(token, first, prose, words)) break;
    start += 1;
    while (start < run.length - 1 && !startsName(run[start] as Token)) start += 1;
  }
  const article = prose.resource.articles.includes((start === 0 ? before : run[start - 1])?.folded ?? '');
  return Math.max(start, tradeEnd(run.slice(start), article, prose) + start);
}

/** The fewest words of a person's name, and letters of a noun with its article. */
const NAME = 2;
const NOUN = 7;

/** Where a trade of several words, or one that nobody has listed, ends before a name: "Chief Executive Ann Lee", "Kinetoterapeutul Ion Pop". */
function tradeEnd(run: readonly Token[], article: boolean, prose: Prose): number {
  const [first] = run;
  if (first === undefined || run.length <= NAME || run.some((token) => isHead(token, prose))) return 0;
  const { headLast, articled, agentNouns } = prose.resource;
  // English has its article before the noun, Romanian at its end.
  const endings = headLast ? (article ? agentNouns : []) : articled;
  const noun = first.folded.length >= NOUN && endings.some((ending) => first.folded.endsWith(ending));
  const trade = headLast ? run.slice(0, -NAME).findLastIndex(({ folded }) => prose.roles.has(folded)) : -1;
  return Math.max(trade + 1, noun ? 1 : 0);
}

/** A small word for a thing that happened or was written, of which the name says which: bătălia de la Vaslui. */
function headBefore(tokens: readonly Token[], from: number, prose: Prose): number {
  let index = from - 1;
  while (index > 0 && from - index <= 2 && prose.inside.has(tokens[index]?.folded ?? '')) index -= 1;
  const head = tokens[index];
  if (head === undefined || index === from - 1 || head.capital) return from;
  const kind = prose.heads.kindOf(head.folded);
  return kind === 'event' || kind === 'work' ? index : from;
}

const withoutPossessive = (end: number, text: string, possessives: readonly string[]) =>
  end - (possessives.find((sign) => text.slice(0, end).endsWith(sign) && sign !== "s'")?.length ?? 0);

/** Where a name ends: without a possessive, with the point of a shortened legal form unless the point ends the sentence. */
function nameEnd(text: string, tokens: readonly Token[], to: number, prose: Prose): number {
  const last = tokens[to - 1] as Token;
  const point = tokens[to];
  if (isLegalForm(last) && point?.text === '.' && point.start === last.end && to < tokens.length - 1) return point.end;
  return withoutPossessive(last.end, text, prose.resource.possessives);
}

/** The names that a sentence may hold. */
export function nameRunsOf(
  text: string,
  tokens: readonly Token[],
  sentence: number,
  spans: readonly Span[],
  prose: Prose,
  words: TextWords,
): NameRun[] {
  const runs: NameRun[] = [];
  const taken = (token: Token) => spans.some((span) => touches(span, token));
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (!startsName(token) || taken(token)) continue;
    const called = isTitled(tokens, index + (index === 0 ? 1 : 0), prose);
    const begin = called && index === 0 && tokens[1] !== undefined && startsName(tokens[1]) ? 1 : index;
    const titled = called ? titleFrom(text, tokens, begin, taken, prose) : undefined;
    const { to: reached } = titled ?? extentFrom(text, tokens, index, taken, prose);
    const spoken = words.speaks && reached - index > 1 && isSpeaker(tokens[reached - 1] as Token, prose);
    const to = spoken ? reached - 1 : reached;
    const opens = opensSentence(tokens, index);
    const bare = titled ? begin : index + bareStart(tokens.slice(index, to), tokens[index - 1], opens, prose, words);
    const from = bare === index ? headBefore(tokens, index, prose) : bare;
    const run = tokens.slice(from, to);
    const [first] = run;
    // A word that says what a name is of ("the Commission") is one only where the text has the fuller name.
    const isFirm = run.length === 1 && isKnownFirm(run);
    const doubtful =
      run.length === 1 && ((opens && from === index && !isFirm) || (first !== undefined && isHead(first, prose)));
    index = to - 1;
    const only = run[0] as Token;
    if (run.length === 1 && (prose.common.has(only.folded) || prose.titles.has(only.folded))) continue;
    if (run.length === 1 && (isAdjective(only, prose) || (words.speaks && isSpeaker(only, prose)))) continue;
    if (doubtful && (words.small.has(only.folded) || prose.roles.has(only.folded))) continue;
    const start = only.start;
    const end = nameEnd(text, tokens, to, prose);
    runs.push({
      start,
      end,
      text: text.slice(start, end),
      tokens: run,
      sentence,
      doubtful,
      votes: voted(
        titled ? { work: TITLED } : {},
        inwardVotes(run, prose),
        outwardVotes(tokens.slice(0, from), tokens.slice(to), prose),
      ),
    });
  }
  const rows: NameRun[] = [];
  for (const [index, run] of runs.entries()) rows.push(withRow(run, rows.at(-1), runs[index + 1], text, prose));
  return rows;
}

/** A name in a row with another is likely of its kind: "in Bârlad and Huși". */
function withRow(
  run: NameRun,
  before: NameRun | undefined,
  behind: NameRun | undefined,
  text: string,
  prose: Prose,
): NameRun {
  if (run.tokens.length > 1 || leading(run.votes) !== undefined) return run;
  const joined = (one: NameRun, other: NameRun) => {
    const between = text.slice(one.end, other.start).trim().toLowerCase();
    return between === ',' || prose.resource.and.includes(between.replace(/^, /u, ''));
  };
  const neighbour =
    before !== undefined && joined(before, run)
      ? before
      : behind !== undefined && joined(run, behind)
        ? behind
        : undefined;
  const kind = neighbour && leading(neighbour.votes)?.kind;
  // Firms are followed by where they are: a row of firms has an "and" before the last.
  return kind !== 'place' && kind !== 'event' && kind !== 'person' ? run : { ...run, votes: { [kind]: 1 } };
}
