import { readFileSync } from 'node:fs';
import path from 'node:path';

interface KnownAnswer {
  readonly field: string;
  readonly question: string;
  readonly query: object | null;
}

/** The right query for each question by which a model is checked; null where there is none. */
export const knownAnswers = (): ReadonlyMap<string, object | null> =>
  new Map(
    readFileSync(path.join(import.meta.dirname, 'knownFields.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as KnownAnswer)
      .map(({ question, query }) => [question, query]),
  );
