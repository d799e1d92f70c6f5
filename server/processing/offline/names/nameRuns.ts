import { type Span, touches } from '../../../../domain/processing/document.js';
import { type Prose } from '../language/Prose.js';
import { type Token } from '../tokens.js';
import { inwardVotes, outwardVotes } from './cues.js';
import { extentFrom, startsName } from './extent.js';
import { type NameRun, voted } from './NameRun.js';

/** What the text as a whole knows: words that it also writes small, and beginnings of names that stand within sentences. */
export interface TextWords {
  readonly small: ReadonlySet<string>;
  readonly names: (folded: string) => boolean;
}

const SENTENCE_OPENS = /^[„“"«'(–—-]$/u;

/** Whether a capital at this place is only that of a sentence. */
const opensSentence = (tokens: readonly Token[], index: number) =>
  tokens.slice(0, index).every(({ text }) => SENTENCE_OPENS.test(text)) ||
  /^[:„“"«]$/u.test(tokens[index - 1]?.text ?? '');

/** Leaves out titles, roles and other words before the name proper. */
function bareStart(
  tokens: readonly Token[],
  from: number,
  to: number,
  opens: boolean,
  prose: Prose,
  words: TextWords,
): number {
  let start = from;
  while (start < to - 1) {
    const { folded } = tokens[start] as Token;
    const first = start === from && opens;
    const role =
      prose.titles.has(folded.replace(/\.$/u, '')) ||
      (prose.roles.has(folded) && prose.heads.kindOf(folded) === undefined);
    const common =
      prose.common.has(folded) || (first && words.small.has(folded) && prose.heads.kindOf(folded) === undefined);
    const noun =
      first &&
      prose.nouns.kindOf(folded) !== undefined &&
      (!prose.resource.headLast || prose.heads.kindOf(folded) === undefined);
    // "Locuitorii Bacăului": what follows is a name elsewhere, and this word is not part of it there.
    const apart =
      first &&
      !words.names(folded) &&
      prose.heads.kindOf(folded) === undefined &&
      words.names((tokens[start + 1] as Token).folded) &&
      to - start === 2 &&
      !prose.resource.headLast;
    if (!role && !common && !noun && !apart) break;
    start += 1;
    while (start < to - 1 && !startsName(tokens[start] as Token)) start += 1;
  }
  return start;
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
    const { to } = extentFrom(text, tokens, index, taken, prose);
    const opens = opensSentence(tokens, index);
    const bare = bareStart(tokens, index, to, opens, prose, words);
    const from = bare === index ? headBefore(tokens, index, prose) : bare;
    const run = tokens.slice(from, to);
    const doubtful = opens && from === index && to - from === 1;
    index = to - 1;
    const only = run[0] as Token;
    if (run.length === 1 && (prose.common.has(only.folded) || prose.titles.has(only.folded))) continue;
    if (doubtful && (words.small.has(only.folded) || prose.roles.has(only.folded))) continue;
    const start = only.start;
    const end = withoutPossessive(tokens[to - 1]?.end ?? start, text, prose.resource.possessives);
    runs.push({
      start,
      end,
      text: text.slice(start, end),
      tokens: run,
      sentence,
      doubtful,
      votes: voted(inwardVotes(run, prose), outwardVotes(tokens.slice(0, from), tokens.slice(to), prose)),
    });
  }
  return runs;
}
