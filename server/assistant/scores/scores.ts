import scores from './scores.json' with { type: 'json' };

type Score = keyof typeof scores;

/** How sure, how like or how near something has to be, or makes a reading: each with its reason in `scores.json`. */
export const SCORES = Object.fromEntries(Object.entries(scores).map(([name, { is }]) => [name, is])) as Readonly<
  Record<Score, number>
>;
