import { type Aggregate, type Order } from '../../../domain/query/Query.js';
import { type Operator, PACKS } from '../language/Pack.js';
import { COMPARING, type MIRRORED, TIMING, TOTALS } from '../grammar/valueRules.js';
import { type Meaning } from '../grammar/Meaning.js';
import { type Said } from '../grammar/readQuestion.js';
import { type Language } from '../language/lexicon/files.js';
import { type FoundTrigger, triggersIn } from '../language/phrases.js';

type Held = keyof typeof MIRRORED;

/** An operator where it stands. */
interface FoundOp {
  readonly op: Operator;
  readonly from: number;
  readonly to: number;
  readonly isOfMany: boolean;
}

/** What a question asks for, by the words that only say how it is asked. */
export interface AskedFor {
  readonly isCount: boolean;
  /** Where stands what is counted. */
  readonly counting: readonly number[];
  readonly isWho: boolean;
  readonly isYesNo: boolean;
  readonly isHow: boolean;
  readonly isWhere: boolean;
  readonly by: Aggregate | undefined;
  /** The most or the least of what is still to be said. */
  readonly order: Order | undefined;
  readonly isInTime: boolean;
  /** Where the most is of how many, or of how often: the most boxes, never the biggest one. */
  readonly isOfMany: boolean;
  /** Where what follows is counted. */
  readonly manyOf: readonly number[];
  /** Where what follows is what it is told for each of. */
  readonly per: number | undefined;
  /** Where what follows is denied. */
  readonly denials: readonly number[];
  /** What numbers are held against, where it stands. */
  readonly comparisons: readonly { readonly at: number; readonly is: Held }[];
  readonly contrast: Contrast;
  /** Whether a part of a whole is asked for. */
  readonly isShare: boolean;
}

/** Which words hold things against each other. */
interface Contrast {
  /** Where words stand that hold what is before them against what follows: than, or. */
  readonly at: readonly number[];
  readonly isOr: boolean;
  /** Whether how far apart they are is asked. */
  readonly isApart: boolean;
  readonly isLess: boolean;
  /** Whether it is more or less of something that is held against each other, and not what is higher: more goals. */
  readonly isOfMany: boolean;
  /** Whether it is claimed, and not asked which. */
  readonly isClaim: boolean;
}

/** Words that say what no guess can tell. */
const BEYOND: readonly Operator[] = ['only', 'other', 'nor', 'ordered', 'every'];
/** Words that only say something of what they are beside. */
const BESIDE: readonly Operator[] = ['at', 'by', 'of', 'per'];
/** What the most or the least is said by, of a number or of how often. */
const MOST: readonly Operator[] = ['most', 'last', 'common'];
const LEAST: readonly Operator[] = ['least', 'first', 'rare'];
const MANY: readonly Operator[] = ['most', 'least'];
const DENYING: readonly Operator[] = ['not', 'no', 'nobody', 'byNobody', 'toNobody', 'neither', 'except'];
/** So many words may stand between what says “for each” and what that is said of: each kind of. */
export const FARTHEST_PER = 2;
const { at: _, ...TIMES } = TIMING;
const HELD: Partial<Record<Operator, Held>> = { ...COMPARING, ...TIMES, than: '>' };

/** Whether words may as well only join what they stand between. */
const isBeside = ({ from, to }: FoundOp, ops: readonly FoundOp[]): boolean =>
  ops.some((one) => one.from === from && one.to === to && BESIDE.includes(one.op));

/** Whether words say more or less of something. */
const saysMore = (meaning: Meaning): boolean =>
  meaning.cat === 'op'
    ? meaning.op === 'more' || meaning.op === 'less'
    : meaning.cat === 'dim' && meaning.degree === 'more';

/** The words that hold things against each other, if any do. */
function contrastOf(
  ops: readonly FoundOp[],
  { tokens, lexemes }: Said,
  language: Language,
  isAsking: boolean,
): Contrast {
  const pack = PACKS[language];
  const isOnly = (one: FoundOp) => !isBeside(one, ops);
  const ors = ops.filter(
    ({ op, from, to }) => op === 'or' && ops.every((one) => one.from !== from || one.to !== to || one.op === op),
  );
  const thans = ops.filter(
    (one) => (one.op === 'than' || (one.op in COMPARING && one.to - one.from > 1)) && isOnly(one),
  );
  const isCompared =
    tokens.some(({ word }) => pack.comparing.includes(word)) || lexemes.some(({ meaning }) => saysMore(meaning));
  // How many are asked for as well by what asks how many more.
  const isApart = ({ trigger, from, to }: FoundTrigger) =>
    trigger === 'difference' ||
    (trigger === 'howMuch' &&
      (!ops.some((one) => one.from === from && one.to === to) ||
        lexemes.some((one) => one.from === to && saysMore(one.meaning))));
  const at = [...thans.map(({ to }) => to - 1), ...(isCompared ? ors.map(({ from }) => from) : [])];
  return {
    at,
    isOr: ors.length > 0,
    isApart: triggersIn(tokens, pack).some(isApart),
    isLess: ops.some((one) => one.op === 'less' && isOnly(one)),
    isOfMany: ops.some(({ op }) => op === 'more' || op === 'less'),
    isClaim: !isAsking && ors.length === 0,
  };
}

/** Reads how something is asked; undefined where it is asked in a way that is never guessed. @param isTold whether a place is of what is named @param isKey whether something may be told for each of what begins there */
export function askedFor(
  said: Said,
  isTold: (at: number) => boolean,
  language: Language,
  isKey = isTold,
): AskedFor | undefined {
  const { lexemes } = said;
  const ops = lexemes.flatMap(({ meaning, from, to }) =>
    meaning.cat === 'op' && !Array.from({ length: to - from }, (_, at) => from + at).some(isTold)
      ? [{ op: meaning.op, from, to, isOfMany: (meaning.isOfMany ?? meaning.isOften ?? meaning.isAtEnd) === true }]
      : [],
  );
  // "At most" is no most.
  const whole = ops.filter(
    ({ from, to }) => !ops.some((one) => one.from <= from && to <= one.to && one.to - one.from > to - from),
  );
  const has = (...wanted: readonly Operator[]) => whole.some(({ op }) => wanted.includes(op));
  /** Whether words are one of these, whatever else of them they may be. */
  const isOne = (one: (typeof whole)[number], of: readonly Operator[]) =>
    whole.every(({ op, from, to }) => from !== one.from || to !== one.to || of.includes(op));
  const by = TOTALS.find((op) => has(op));
  // "Average wage by town" is for each, where "written by" is not.
  const perAlone = whole.find((one) => one.op === 'per' && isOne(one, ['per', ...BEYOND]));
  const endsCount = (at: number) => whole.find(({ op, from }) => op === 'count' && from === at)?.to ?? at;
  const isAsking = has('count', 'which', 'who', 'when', 'where', 'how', 'whom');
  // Orders by status are how many of each, where nothing else is asked of them.
  const mayDivide = by !== undefined || has('count') || (!isAsking && !has(...MOST, ...LEAST) && !has('is', 'have'));
  const perBeside = mayDivide ? whole.find(({ op, to }) => op === 'per' && isKey(endsCount(to))) : undefined;
  const per = perAlone ?? perBeside;
  const isCounted = ({ op, from }: FoundOp) => op === 'count' && from !== per?.to;
  if (whole.some((one) => one.from !== per?.from && isOne(one, BEYOND))) return undefined;
  return {
    isCount: whole.some(isCounted),
    counting: whole.filter(isCounted).map(({ to }) => to),
    isWho: has('who', 'whom', 'byWhom'),
    isYesNo:
      !isAsking && (has('anybody') || whole.some(({ op, from }) => from === 0 && (op === 'is' || op === 'have'))),
    isHow: has('how') && !has('which'),
    isWhere: has('where'),
    by,
    order: has(...MOST) ? 'most' : has(...LEAST) ? 'least' : undefined,
    per: per?.to,
    isInTime: has('last', 'first'),
    contrast: contrastOf(whole, said, language, isAsking),
    isShare: whole.some((one) => one.op === 'share' && isOne(one, ['share'])),
    isOfMany: whole.some(({ op, isOfMany }) => isOfMany || op === 'common' || op === 'rare'),
    manyOf: whole.filter(({ op, isOfMany }) => isOfMany && MANY.includes(op)).map(({ to }) => to),
    denials: [...new Set(whole.filter(({ op }) => DENYING.includes(op)).map(({ from }) => from))],
    comparisons: whole.flatMap((one) => {
      const is = HELD[one.op];
      // A word that stands for “of” as well holds nothing against a number: the medals of 2008.
      const isOther = one.op === 'than' && isBeside(one, whole);
      return is === undefined || isOther ? [] : [{ at: one.from, is }];
    }),
  };
}
