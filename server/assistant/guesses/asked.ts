import { type Aggregate, type Order } from '../../../domain/query/Query.js';
import { type Operator } from '../grammar/Pack.js';
import { COMPARING, type MIRRORED, TIMING, TOTALS } from '../grammar/valueRules.js';
import { type Said } from '../grammar/readQuestion.js';

type Held = keyof typeof MIRRORED;

/** What a question asks for, by the words that only say how it is asked. */
export interface AskedFor {
  readonly isCount: boolean;
  readonly isWho: boolean;
  readonly isYesNo: boolean;
  readonly isHow: boolean;
  readonly by: Aggregate | undefined;
  /** The most or the least of what is still to be said. */
  readonly order: Order | undefined;
  readonly isInTime: boolean;
  /** Where what follows is denied. */
  readonly denials: readonly number[];
  /** What numbers are held against, where it stands. */
  readonly comparisons: readonly { readonly at: number; readonly is: Held }[];
}

/** Words that say what no guess can tell. */
const BEYOND: readonly Operator[] = [
  'only',
  'per',
  'share',
  'other',
  'nor',
  'or',
  'ordered',
  'every',
  'common',
  'rare',
];
const DENYING: readonly Operator[] = ['not', 'no', 'nobody', 'byNobody', 'toNobody', 'neither', 'except'];
const { at: _, ...TIMES } = TIMING;
const HELD: Partial<Record<Operator, Held>> = { ...COMPARING, ...TIMES, than: '>' };

/** Reads how something is asked; undefined where it is asked in a way that is never guessed. @param isTold whether a place is of what is named */
export function askedFor({ lexemes }: Said, isTold: (at: number) => boolean): AskedFor | undefined {
  const ops = lexemes.flatMap(({ meaning, from, to }) =>
    meaning.cat === 'op' && !Array.from({ length: to - from }, (_, at) => from + at).some(isTold)
      ? [{ op: meaning.op, from, to }]
      : [],
  );
  // "At most" is no most.
  const whole = ops.filter(
    ({ from, to }) => !ops.some((one) => one.from <= from && to <= one.to && one.to - one.from > to - from),
  );
  const has = (...wanted: readonly Operator[]) => whole.some(({ op }) => wanted.includes(op));
  const isBeyond = (one: (typeof whole)[number]) =>
    whole.every(({ op, from, to }) => from !== one.from || to !== one.to || BEYOND.includes(op));
  if (whole.some(isBeyond)) return undefined;
  const isAsking = has('count', 'which', 'who', 'when', 'where', 'how', 'whom');
  return {
    isCount: has('count'),
    isWho: has('who', 'whom', 'byWhom'),
    isYesNo:
      !isAsking && (has('anybody') || whole.some(({ op, from }) => from === 0 && (op === 'is' || op === 'have'))),
    isHow: has('how') && !has('which'),
    by: TOTALS.find((op) => has(op)),
    order: has('most', 'last') ? 'most' : has('least', 'first') ? 'least' : undefined,
    isInTime: has('last', 'first'),
    denials: whole.filter(({ op }) => DENYING.includes(op)).map(({ from }) => from),
    comparisons: whole.flatMap(({ op, from }) => {
      const is = HELD[op];
      return is === undefined ? [] : [{ at: from, is }];
    }),
  };
}
