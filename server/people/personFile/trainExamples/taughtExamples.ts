import { type TaughtExample, type TaughtState } from '../../records/trainExamples/TrainExampleStore.js';
import { type PersonFile } from '../PersonFile.js';

/** What somebody taught who has nothing stored. */
export const NOTHING_TAUGHT: TaughtState = { stamp: '', examples: [] };

/**
 * A text that each change makes another one: what is made has an id of its own, what is changed a version more, and what is
 * deleted is missing from the number.
 */
function stampOf({ db, owner }: PersonFile): string {
  const row = db.get<{ total: number; versions: number; last: string }>(
    `SELECT count(*) AS total, coalesce(sum(version), 0) AS versions, coalesce(max(id), '') AS last
     FROM train_example WHERE owner = :owner`,
    { owner },
  );
  return `${row?.total ?? 0}.${row?.versions ?? 0}.${row?.last ?? ''}`;
}

/** All examples of a person, oldest first, unless the asker has them as they stand. */
export function taughtState(file: PersonFile, known: string | undefined): TaughtState {
  const stamp = stampOf(file);
  if (stamp === known) return { stamp };
  const { db, owner } = file;
  const examples = db.all<TaughtExample>(
    `SELECT id, language, question, answer FROM train_example WHERE owner = :owner ORDER BY id`,
    { owner },
  );
  return { stamp, examples };
}
