import { type KnownQuestion } from './fields.js';
import { type Tally } from './trust.js';

/** What one question of a check came to. */
export interface CheckedAnswer {
  readonly field: string;
  readonly question: KnownQuestion;
  readonly verdict: 'right' | 'false' | 'refused';
  /** Whether the words of the question do not account for what was told. */
  readonly isAsRead: boolean;
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
    unaccounted: answers.filter(({ isAsRead }) => isAsRead).length,
  };
}
