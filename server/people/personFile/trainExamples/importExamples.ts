import { exampleKeys } from '../../records/trainExamples/exampleRow.js';
import { type ExampleContent } from '../../records/trainExamples/TrainExampleStore.js';
import { type PersonFile } from '../PersonFile.js';
import { insertExample } from './editExamples.js';

/** Whether the person has an example that asks and answers the same. */
const isThere = ({ db, owner }: PersonFile, keys: ReturnType<typeof exampleKeys>): boolean =>
  db.get(
    `SELECT 1 FROM train_example WHERE owner = :owner AND language = :language AND question_key = :question
       AND answer_key = :answer LIMIT 1`,
    { owner, ...keys },
  ) !== undefined;

/** Those of the examples that are not there yet, each once. @param file none for somebody who has nothing stored */
export function freshExamples(file: PersonFile | undefined, examples: readonly ExampleContent[]): ExampleContent[] {
  const seen = new Set<string>();
  return examples.filter((example) => {
    const keys = exampleKeys(example);
    const key = JSON.stringify(keys);
    if (seen.has(key) || (file !== undefined && isThere(file, keys))) return false;
    seen.add(key);
    return true;
  });
}

/** Writes those that are not there yet, all or none; gives how many these are. */
export const importExamples = (file: PersonFile, examples: readonly ExampleContent[]): number =>
  file.db.write(() => {
    const fresh = freshExamples(file, examples);
    for (const example of fresh) insertExample(file, example);
    return fresh.length;
  });
