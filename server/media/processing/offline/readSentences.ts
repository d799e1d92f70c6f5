import { type Span, touches } from '../../../../domain/processing/document.js';
import { type AmountFind } from './amounts/amounts.js';
import { type DateFind } from './calendar/dates.js';
import { type Prose } from './language/Prose.js';
import { type NameRun } from './names/NameRun.js';
import { type TextWords, isSpeaker, nameRunsOf } from './names/nameRuns.js';
import { quotedWorks } from './names/quoted.js';
import { type Token, foldedInPlace, tokensOf } from './tokens.js';

/** What a sentence names. */
export interface ReadSentence extends Span {
  readonly tokens: readonly Token[];
  readonly dates: readonly DateFind[];
  readonly amounts: readonly AmountFind[];
  readonly names: readonly NameRun[];
}

interface Raw extends Span {
  readonly tokens: readonly Token[];
  readonly dates: readonly DateFind[];
  readonly amounts: readonly AmountFind[];
}

const moved = <T extends Span>(find: T, by: number): T => ({
  ...find,
  start: find.start + by,
  end: find.end + by,
});

/** The tokens, dates and amounts of a sentence. */
export function rawSentence(text: string, sentence: Span, prose: Prose): Raw {
  const said = text.slice(sentence.start, sentence.end);
  const folded = foldedInPlace(said);
  const amounts = prose.amounts.in(folded, said);
  const dates = prose.dates.in(folded).filter((date) => !amounts.some((amount) => touches(amount, date)));
  return {
    ...sentence,
    tokens: tokensOf(text, sentence),
    amounts: amounts.map((find) => moved(find, sentence.start)),
    dates: dates.map((find) => moved(find, sentence.start)),
  };
}

/** What the text as a whole tells of its words. */
export function textWords(sentences: readonly Raw[], prose: Prose): TextWords {
  const small = new Set<string>();
  const names = new Set<string>();
  const alone = new Set<string>();
  let speaks = false;
  for (const { tokens } of sentences)
    tokens.forEach((token, index) => {
      const { word, capital, folded } = token;
      const [before, behind] = [tokens[index - 1], tokens[index + 1]];
      if (word && capital && before?.capital !== true && behind?.capital !== true) {
        if (behind?.word === true && isSpeaker(token, prose)) speaks = true;
        else alone.add(folded);
      }
      // "Mihai Eminescu" at the beginning says nothing of where its second word begins a name.
      const isWithin = index > 1 || (index === 1 && tokens[0]?.capital === false);
      if (word && !capital) small.add(folded);
      // "Ion Moga" says nothing of where "Ana Moga" begins.
      else if (word && isWithin && before?.capital !== true)
        names.add(folded).add(folded.slice(0, Math.max(4, folded.length - 3)));
    });
  return {
    small,
    alone,
    speaks,
    names: (folded) => [0, 1, 2, 3].some((less) => names.has(folded.slice(0, Math.max(4, folded.length - less)))),
  };
}

const NAMED_YEAR_GAP = /^[ \u00a0]$/u;

/** A year that is part of a name: Drainage Act 1991, 2020 Championship. */
function withYear(run: NameRun, dates: readonly DateFind[], text: string): NameRun {
  const kind = (run.votes.work ?? 0) >= 4 || (run.votes.event ?? 0) >= 4;
  if (!kind) return run;
  const behind = dates.find(
    ({ start, bare }) => bare && start > run.end - 1 && NAMED_YEAR_GAP.test(text.slice(run.end, start)),
  );
  const before = dates.find(
    ({ end, bare }) => bare && end <= run.start && NAMED_YEAR_GAP.test(text.slice(end, run.start)),
  );
  const [start, end] = [before?.start ?? run.start, behind?.end ?? run.end];
  return { ...run, start, end, text: text.slice(start, end) };
}

/** The names of a sentence, with the dates and amounts that are no part of a name. */
export function readSentence(text: string, raw: Raw, at: number, prose: Prose, words: TextWords): ReadSentence {
  const quoted = quotedWorks(text, raw, at, raw.tokens, prose);
  const fixed = [...raw.dates, ...raw.amounts, ...quoted];
  const runs = nameRunsOf(text, raw.tokens, at, fixed, prose, words).map((run) => withYear(run, raw.dates, text));
  const names = [...quoted, ...runs].sort((one, other) => one.start - other.start);
  const free = <T extends Span>(find: T) => !names.some((name) => touches(name, find));
  return {
    ...raw,
    names,
    dates: raw.dates.filter(free),
    amounts: raw.amounts.filter(free),
  };
}
