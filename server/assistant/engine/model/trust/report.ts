import BOUNDS from './bounds.json' with { type: 'json' };
import { type ModelCheck } from './CheckFile.js';
import { type KnownQuestion } from './fields.js';
import { type ModelTrust, type Tally, trustBy } from './trust.js';

/** What one question of a check came to. */
export interface CheckedAnswer {
  readonly field: string;
  readonly question: KnownQuestion;
  readonly verdict: 'right' | 'false' | 'refused';
  readonly ms: number;
}

/** What the answers of a check come to. */
export function tallyOf(answers: readonly CheckedAnswer[]): Tally {
  const countOf = (is: CheckedAnswer['verdict']) => answers.filter(({ verdict }) => verdict === is).length;
  return {
    asked: answers.length,
    right: countOf('right'),
    false: countOf('false'),
    refused: countOf('refused'),
  };
}

const COLUMNS = ['questions', 'asked', 'right', 'false', 'refused', 'p50', 'p95'] as const;
const WIDTH = 13;

const seconds = (answers: readonly CheckedAnswer[], share: number): string => {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return `${((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) / 1000).toFixed(1)} s`;
};

function row(what: string, answers: readonly CheckedAnswer[]): string {
  const { asked, right, false: wrong, refused } = tallyOf(answers);
  const figuresOf = [asked, right, wrong, refused];
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

/** The answers of a check as a table. */
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

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What becomes of the queries of a model, for who runs Harta. */
const BECOMES: Readonly<Record<ModelTrust, string>> = {
  trusted: 'trusted',
  held: 'offered where rules find no answer, held against the words of texts',
  unused: 'not used, neither for questions nor for texts',
};

const figures = ({ asked, right, false: wrong }: Tally): string => `${right} of ${asked} right, ${wrong} false`;

/** Why a model is not used. */
const whyUnused = `it must have ${percent(BOUNDS.unused.rightBelow)} right and at most ${BOUNDS.unused.falseAbove} false`;

/** What is known of a model, in a line. */
export function checkedIn(check: ModelCheck | undefined): string {
  if (check === undefined) return `Model: ${BECOMES.held} (not checked yet)`;
  const trust = trustBy(check);
  const why = trust === 'unused' ? `; ${whyUnused}` : '';
  return `Model: ${BECOMES[trust]} (${figures(check)} on ${check.on}${why})`;
}
