import { type Aggregate, type NodeSet, type Order } from '../../../domain/query/Query.js';
import { saidName } from '../../../domain/styles/typeWords.js';
import { type Language } from '../language/lexicon/files.js';
import { PACKS } from '../language/Pack.js';
import { rootsOf } from '../language/likeness.js';
import { indexesOf, placesOf } from '../language/phrases.js';
import { wordsOf } from '../language/tokens.js';
import { type Lexeme, spans } from '../grammar/Lexeme.js';
import { type Said } from '../grammar/readQuestion.js';
import { type Panel } from './Panel.js';
import { type AskedTime, timesIn } from './times.js';
import measures from './measures.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

const WORDS: Readonly<Record<Language, Readonly<Record<keyof typeof words.en, readonly string[]>>>> = words;

/** What a question says of a panel; what it leaves open may stand in the question that it goes on from. */
export interface PanelSlots {
  readonly measure?: string;
  /** Things or groups by name, each with its label. */
  readonly named?: readonly { readonly set: NodeSet; readonly label: string }[];
  /** A label that is asked for. */
  readonly asked?: string;
  /** Whether what is asked for is said of each of that label. */
  readonly isEach?: true;
  readonly times?: readonly AskedTime[];
  readonly isSince?: true;
  readonly order?: Order;
  readonly count?: number;
  readonly by?: Aggregate;
  readonly bound?: { readonly is: '<' | '>'; readonly value: number };
  readonly change?: 'change' | 'rise' | 'fall';
  /** Whether a change is meant by its share, as who grew fastest did, and not by its amount. */
  readonly isByShare?: true;
  readonly asks?: 'amount' | 'howMany' | 'when' | 'whether';
}

type Span = Pick<Lexeme, 'from' | 'to'>;

/** The words of a question with what was understood of them. */
class Cover {
  readonly #covered = new Set<number>();

  isFree = ({ from, to }: Span): boolean =>
    !Array.from({ length: to - from }, (_, at) => from + at).some((at) => this.#covered.has(at));
  take(span: Span): true {
    for (let at = span.from; at < span.to; at += 1) this.#covered.add(at);
    return true;
  }
  has = (at: number): boolean => this.#covered.has(at);
}

const longestFirst = <T extends Span>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => other.to - other.from - (one.to - one.from));

/** Fewer letters at the beginning of a word do not stand for it. */
const SHORTEST = 3;

/** Words for one measure in either language, which headings shorten: "lifeExp" is for "speranța de viață" too. */
const SYNONYMS: readonly (readonly (readonly string[])[])[] = measures.map((names) => names.map(wordsOf));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((word, at) => [...rootsOf(word)].some((root) => rootsOf(other[at] ?? '').has(root)));

/** Whether words are called, or are another name for, what a name is short for. */
const isMeant = (name: string, said: readonly string[]): boolean =>
  isShortFor(name, said) ||
  SYNONYMS.some((names) => names.some((one) => isSame(one, said)) && names.some((one) => isShortFor(name, one)));

/** Whether words are what a name is short for (`pop`, `gdpPercap`, `lifeExp`), or its own. */
function isShortFor(name: string, said: readonly string[]): boolean {
  const own = wordsOf(saidName(name));
  if (isSame(own, said)) return true;
  const [short, whole] = [own.join(''), said.join('')];
  return (
    short.length >= SHORTEST && whole.startsWith(short) && whole.length - (said.at(-1)?.length ?? 0) < short.length
  );
}

/** Where a measure is said, and which. */
function measureIn(
  { tokens, lexemes }: Said,
  panel: Panel,
  cover: Cover,
): (Span & { readonly measure: string }) | undefined {
  const short = [...spans(tokens.map(({ word }) => word))].flatMap(({ from, to, words: said }) =>
    panel.measures.filter((one) => isMeant(one, said)).map((measure) => ({ from, to, measure })),
  );
  const meant = lexemes.flatMap(({ from, to, meaning }) =>
    meaning.cat === 'prop'
      ? meaning.links
          .filter(({ property, labels }) => labels.includes(panel.label) && panel.measures.includes(property))
          .map(({ property }) => ({ from, to, measure: property }))
      : [],
  );
  const found = longestFirst([...short, ...meant]).filter(cover.isFree);
  const [best] = found;
  const isSure =
    best !== undefined &&
    found.every(
      ({ from, to, measure }) =>
        measure === best.measure || to <= best.from || from >= best.to || to - from < best.to - best.from,
    );
  return isSure ? best : undefined;
}

/** Whether nothing that tells something stands between words and a time: since (the year) 1990, but not from floods in 1931. */
const isBefore = ({ to }: Span, { from }: Span, { telling }: Said): boolean =>
  to <= from && Array.from({ length: from - to }, (_, at) => to + at).every((at) => !telling.has(at));

/** Reads the words of a question about a panel; undefined where a telling word is left over. */
export function slotsIn(said: Said, panel: Panel, language: Language, now: string): PanelSlots | undefined {
  const { tokens, lexemes, telling } = said;
  const cover = new Cover();
  const own = WORDS[language];
  const placesOfAny = (phrases: readonly string[]): Span[] =>
    longestFirst(phrases.flatMap((phrase) => placesOf(tokens, wordsOf(phrase).join(' ')).map(spanOf)));
  const says = (phrases: readonly string[]): boolean => {
    const place = placesOfAny(phrases).find(cover.isFree);
    return place !== undefined && cover.take(place);
  };
  const [also] = placesOfAny(PACKS[language].dialogue?.also ?? []).filter(({ from }) => from === 0);
  if (also !== undefined) cover.take(also);
  const labels = panel.ends.map(({ label }) => label);
  // "per capita" is no slip of Peru, where a longer phrase has it.
  const measured = measureIn(said, panel, cover);
  if (measured !== undefined) cover.take(measured);
  const named = longestFirst(
    lexemes.filter(({ meaning }) => meaning.cat === 'set' && meaning.isNamed === true),
  ).flatMap((lexeme) => {
    const { meaning } = lexeme;
    const label = meaning.cat === 'set' ? meaning.labels.find((one) => labels.includes(one)) : undefined;
    if (label === undefined || meaning.cat !== 'set' || !cover.isFree(lexeme)) return [];
    cover.take(lexeme);
    return [{ set: meaning.set, label }];
  });
  const noun = longestFirst(lexemes).find(
    ({ meaning, ...span }) =>
      meaning.cat === 'set' &&
      meaning.isPlain === true &&
      labels.includes(meaning.labels[0] ?? '') &&
      cover.isFree(span),
  );
  if (noun !== undefined) cover.take(noun);
  const ops = (op: string): Span[] => lexemes.filter(({ meaning }) => meaning.cat === 'op' && meaning.op === op);
  const isEach = ops('per').some((span) => span.to === noun?.from && cover.isFree(span) && cover.take(span));
  const bound = (['more', 'less'] as const).flatMap((op) =>
    ops(op).flatMap(({ from, to }) => {
      const value = tokens[to]?.number;
      return value === undefined || !cover.isFree({ from, to: to + 1 }) || !cover.take({ from, to: to + 1 })
        ? []
        : [{ is: op === 'more' ? ('>' as const) : ('<' as const), value }];
    }),
  )[0];
  const asks = says([...own.when, ...own[panel.form]])
    ? 'when'
    : says(own.amount)
      ? 'amount'
      : says(own.howMany)
        ? 'howMany'
        : own.whether.includes(tokens[0]?.word ?? '')
          ? 'whether'
          : undefined;
  const isByShare = says(own.fastest) ? 'most' : says(own.slowest) ? 'least' : undefined;
  const order = isByShare ?? (says(own.least) ? 'least' : says(own.most) ? 'most' : undefined);
  const change = (['change', 'rise', 'fall'] as const).find((kind) => says(own[kind]));
  const by = (['mean', 'sum'] as const).find((op) => ops(op).some((span) => cover.isFree(span) && cover.take(span)));
  const found = timesIn(tokens, panel.form, { language, now }).filter((time) => cover.isFree(time) && cover.take(time));
  const times = found.map(({ iso, ranges }): AskedTime => ({ iso, ranges }));
  const since = placesOfAny(change === undefined ? own.onward : own.since);
  const isSince = found.length === 1 && found.some((time) => since.some((one) => isBefore(one, time, said)));
  const count = tokens.find(
    ({ number }, at) =>
      number !== undefined && !cover.has(at) && order !== undefined && cover.take({ from: at, to: at + 1 }),
  )?.number;
  for (const span of placesOfAny(own.filler)) cover.take(span);
  if (tokens.some((_, at) => telling.has(at) && !cover.has(at))) return undefined;
  return {
    ...(measured === undefined ? {} : { measure: measured.measure }),
    ...(named.length === 0 ? {} : { named }),
    ...(noun?.meaning.cat === 'set' ? { asked: noun.meaning.labels[0] ?? '' } : {}),
    ...(isEach ? { isEach } : {}),
    ...(times.length === 0 ? {} : { times }),
    ...(isSince ? { isSince } : {}),
    ...(order === undefined ? {} : { order }),
    ...(count === undefined ? {} : { count }),
    ...(by === undefined ? {} : { by }),
    ...(bound === undefined ? {} : { bound }),
    ...(change === undefined ? {} : { change }),
    ...(change !== undefined && isByShare !== undefined ? { isByShare: true as const } : {}),
    ...(asks === undefined ? {} : { asks }),
  };
}

const spanOf = (place: Parameters<typeof indexesOf>[0]): Span => {
  const all = indexesOf(place);
  return { from: all[0] ?? 0, to: (all.at(-1) ?? -1) + 1 };
};
