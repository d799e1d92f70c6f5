import { type CheckedAnswer, tallyOf } from './CheckedAnswer.js';

const COLUMNS = ['questions', 'asked', 'right', 'false', 'refused', 'held', 'p50', 'p95'] as const;
const WIDTH = 13;

const seconds = (answers: readonly CheckedAnswer[], share: number): string => {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return `${((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) / 1000).toFixed(1)} s`;
};

function row(what: string, answers: readonly CheckedAnswer[]): string {
  const { asked, right, false: wrong, refused, unaccounted } = tallyOf(answers);
  const figuresOf = [asked, right, wrong, refused, unaccounted];
  const cells = [what, ...figuresOf.map(String), seconds(answers, 0.5), seconds(answers, 0.95)];
  return cells
    .map((cell) => cell.padEnd(WIDTH))
    .join('')
    .trimEnd();
}

const grouped = (answers: readonly CheckedAnswer[], groupOf: (answer: CheckedAnswer) => string): string[] =>
  [...new Set(answers.map(groupOf))].map((name) =>
    row(
      name,
      answers.filter((one) => groupOf(one) === name),
    ),
  );

/** The answers of a check as a table; `held`: how many the words do not account for, so that only a trusted model's are told. */
export function tableOf(answers: readonly CheckedAnswer[]): string {
  return [
    COLUMNS.map((name) => name.padEnd(WIDTH))
      .join('')
      .trimEnd(),
    ...grouped(answers, ({ field }) => field),
    ...grouped(answers, ({ question }) => `in ${question.language}`),
    row('all', answers),
  ].join('\n');
}
