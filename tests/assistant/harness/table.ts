import { type Answer } from '../../../server/assistant/engine/Engine.js';
import { type Verdict } from '../judge/judge.js';
import { type Question } from '../truth/Question.js';

/** A question with what was answered and how that stands up. */
export interface Judged {
  readonly question: Question;
  readonly answer: Answer;
  readonly verdict: Verdict;
  readonly milliseconds: number;
}

const share = (some: readonly Judged[]) => `${some.filter(({ verdict }) => verdict.right).length}/${some.length}`;

/** Right of all by kind and language, then every answer that is not right. */
export function table(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ question }) => question.kind))];
  const cell = (kind: string, language: string) =>
    share(judged.filter(({ question }) => question.kind === kind && question.language === language));
  const rows = kinds.map((kind) => `${kind.padEnd(14)} en ${cell(kind, 'en').padEnd(6)} ro ${cell(kind, 'ro')}`);
  const answerable = judged.filter(({ question }) => question.answerable);
  const times = judged.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const wrong = judged
    .filter(({ verdict }) => !verdict.right)
    .map(
      ({ question, answer, verdict }) =>
        `${question.id} (${question.kind}) ${question.question}\n  → ${answer.text.slice(0, 300)}\n  ${[...verdict.faults.slice(0, 3), ...verdict.invented].join('; ')}`,
    );
  const sums = [
    `answerable ${share(answerable)}, unanswerable ${share(judged.filter(({ question }) => !question.answerable))}`,
    `invented ${judged.filter(({ verdict }) => verdict.invented.length > 0).length}`,
    `ms: median ${times[Math.floor(times.length / 2)]?.toFixed(0)}, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(0)}`,
  ];
  return [...rows, ...sums, ...wrong].join('\n');
}
