import { type Aggregate, type Order } from '../../../domain/query/Query.js';
import { type Operator } from '../language/Pack.js';
import { COMPARING, type MIRRORED, TIMING, TOTALS } from '../grammar/valueRules.js';
import { type Said } from '../grammar/readQuestion.js';

type Held = keyof typeof MIRRORED;

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
  /** Where what follows is what it is told for each of. */
  readonly per: number | undefined;
  /** Where what follows is denied. */
  readonly denials: readonly number[];
  /** What numbers are held against, where it stands. */
  readonly comparisons: readonly { readonly at: number; readonly is: Held }[];
}

/** Words that say what no guess can tell. */
const BEYOND: readonly Operator[] = ['only', 'share', 'other', 'nor', 'or', 'ordered', 'every'];
/** What the most or the least is said by, of a number or of how often. */
const MOST: readonly Operator[] = ['most', 'last', 'common'];
const LEAST: readonly Operator[] = ['least', 'first', 'rare'];
const DENYING: readonly Operator[] = ['not', 'no', 'nobody', 'byNobody', 'toNobody', 'neither', 'except'];
const { at: _, ...TIMES } = TIMING;
const HELD: Partial<Record<Operator, Held>> = { ...COMPARING, ...TIMES, than: '>' };

/** Reads how something is asked; undefined where it is asked in a way that is never guessed. @param isTold whether a place is of what is named */
export function askedFor({ lexemes }: Said, isTold: (at: number) => boolean): AskedFor | undefined {
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
  const per =
    whole.find((one) => one.op === 'per' && isOne(one, ['per', ...BEYOND])) ??
    (by === undefined ? undefined : whole.find(({ op }) => op === 'by'));
  if (whole.some((one) => one.from !== per?.from && isOne(one, BEYOND))) return undefined;
  const isAsking = has('count', 'which', 'who', 'when', 'where', 'how', 'whom');
  return {
    isCount: has('count'),
    counting: whole.flatMap(({ op, to }) => (op === 'count' ? [to] : [])),
    isWho: has('who', 'whom', 'byWhom'),
    isYesNo:
      !isAsking && (has('anybody') || whole.some(({ op, from }) => from === 0 && (op === 'is' || op === 'have'))),
    isHow: has('how') && !has('which'),
    isWhere: has('where'),
    by,
    order: has(...MOST) ? 'most' : has(...LEAST) ? 'least' : undefined,
    per: per?.to,
    isInTime: has('last', 'first'),
    isOfMany: whole.some(({ op, isOfMany }) => isOfMany || op === 'common' || op === 'rare'),
    denials: [...new Set(whole.filter(({ op }) => DENYING.includes(op)).map(({ from }) => from))],
    comparisons: whole.flatMap(({ op, from }) => {
      const is = HELD[op];
      return is === undefined ? [] : [{ at: from, is }];
    }),
  };
}
