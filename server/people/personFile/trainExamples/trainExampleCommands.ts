import { type OwnerId, type TrainExampleId } from '../../../contract/ids.js';
import {
  type ImportExamplesInput,
  type TrainExample,
  type TrainExampleDeleted,
  type TrainExamplePage,
  type TrainExamplesQuery,
  type UpdateTrainExampleInput,
} from '../../../contract/trainExamples.js';
import { readExamples, type ReadExamples } from '../../records/trainExamples/files/readExamples.js';
import {
  type ExampleContent,
  type ExampleSlice,
  type TaughtState,
} from '../../records/trainExamples/TrainExampleStore.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { type PersonFiles, type PersonStore } from '../PersonFiles.js';
import { limitBytes } from '../quotas.js';
import { deleteExample, insertExample, updateExample } from './editExamples.js';
import { exampleOf, exampleRow } from './exampleRows.js';
import { exampleSlice, examplesPage, noExamples } from './examplesList.js';
import { freshExamples, importExamples } from './importExamples.js';
import { NOTHING_TAUGHT, taughtState } from './taughtExamples.js';

/** A file that was read, and how many of its examples are not there yet. */
export interface CheckedExamples extends ReadExamples {
  readonly fresh: number;
}

/** Everything that reads train examples. Somebody without a file has none, and gets none by asking. */
export const trainExampleReads = (files: PersonFiles) => ({
  trainExamplePage: (owner: OwnerId, query: TrainExamplesQuery): Json<TrainExamplePage> => {
    if (!files.has(owner)) return noExamples(0);
    const file = files.of(owner);
    return file.db.read(() => examplesPage(file, query));
  },

  trainExampleSlice: (
    owner: OwnerId,
    after: string | null,
    limit: number,
    language: ExampleContent['language'] | undefined,
  ): ExampleSlice =>
    files.has(owner) ? exampleSlice(files.of(owner), after, limit, language) : { items: [], next: null },

  taughtExamples: (owner: OwnerId, known: string | undefined): TaughtState => {
    if (!files.has(owner)) return NOTHING_TAUGHT;
    const file = files.of(owner);
    return file.db.read(() => taughtState(file, known));
  },

  /** Reads a file where it holds nobody else up. */
  checkTrainExamples: (owner: OwnerId, input: ImportExamplesInput): CheckedExamples => {
    const read = readExamples(input);
    const file = files.has(owner) ? files.of(owner) : undefined;
    return { ...read, fresh: freshExamples(file, read.examples).length };
  },
});

/** Everything that writes train examples. */
export const trainExampleWrites = ({ files, limits }: PersonStore) => ({
  createTrainExample: (owner: OwnerId, content: ExampleContent): Json<TrainExample> => {
    const file = files.of(owner);
    return stringify(
      file.db.write(() => {
        limitBytes(file, limits);
        return exampleOf(file, exampleRow(file, insertExample(file, content)));
      }),
    );
  },

  updateTrainExample: (owner: OwnerId, id: TrainExampleId, input: UpdateTrainExampleInput): Json<TrainExample> => {
    const file = files.of(owner);
    return stringify(file.db.write(() => updateExample(file, id, input)));
  },

  deleteTrainExample: (owner: OwnerId, id: TrainExampleId): Json<TrainExampleDeleted> => {
    const file = files.of(owner);
    file.db.write(() => deleteExample(file, id));
    return stringify({ id });
  },

  importTrainExamples: (owner: OwnerId, examples: readonly ExampleContent[]): number => {
    const file = files.of(owner);
    limitBytes(file, limits);
    return importExamples(file, examples);
  },
});
