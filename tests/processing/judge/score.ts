/** How many finds were right, wrong, and how many marks were missed. */
export interface Count {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

export interface Score extends Count {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export const NOTHING: Count = { right: 0, wrong: 0, missed: 0 };

export const added = (one: Count, other: Count): Count => ({
  right: one.right + other.right,
  wrong: one.wrong + other.wrong,
  missed: one.missed + other.missed,
});

const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000);

/** Precision, recall and their harmonic mean; where there was nothing to find and nothing found, all are 1. */
export function score({ right, wrong, missed }: Count): Score {
  const [found, marked] = [right + wrong, right + missed];
  return {
    right,
    wrong,
    missed,
    precision: share(right, found),
    recall: share(right, marked),
    f1: share(2 * right, found + marked),
  };
}
