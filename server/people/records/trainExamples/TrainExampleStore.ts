import { type OwnerId, type TrainExampleId } from '../../../contract/ids.js';
import {
  type ExamplesImported,
  type ImportExamplesInput,
  type TrainExample,
  type TrainExampleDeleted,
  type TrainExamplePage,
  type TrainExamplesQuery,
  type UpdateTrainExampleInput,
} from '../../../contract/trainExamples.js';

/** What a person says in an example; the texts have no blanks around them. */
export type ExampleContent = Pick<TrainExample, 'question' | 'answer' | 'language' | 'tags'>;

/** Some examples, and after which id the next ones come; null when these were the last. */
export interface ExampleSlice {
  readonly items: readonly ExampleContent[];
  readonly next: string | null;
}

/** An example as the assistant uses it. */
export type TaughtExample = Pick<TrainExample, 'id' | 'question' | 'answer' | 'language'>;

/** All examples of a person as they stand, oldest first; none named again when they stand as the asker knows them. */
export interface TaughtState {
  /** Another one after every change, and the same as long as nothing changed. */
  readonly stamp: string;
  readonly examples?: readonly TaughtExample[];
}

/**
 * What each person teaches the assistant, in their own file. Somebody who has nothing stored yet has an empty list. Methods
 * throw `EXAMPLE_NOT_FOUND` for what is not there or is another person's.
 */
export interface TrainExampleStore {
  /** Newest first. Throws `PAGE_TOKEN_INVALID`. */
  page(owner: OwnerId, query: TrainExamplesQuery): Promise<TrainExamplePage>;
  create(owner: OwnerId, content: ExampleContent): Promise<TrainExample>;
  /** Throws `VERSION_CONFLICT` with the present example when `version` is not its version. */
  update(owner: OwnerId, id: TrainExampleId, input: UpdateTrainExampleInput): Promise<TrainExample>;
  remove(owner: OwnerId, id: TrainExampleId): Promise<TrainExampleDeleted>;
  /** All or none of a file, in one transaction; without `write` only what would be made. */
  import(owner: OwnerId, input: ImportExamplesInput): Promise<ExamplesImported>;
  /** Oldest first; of one language where it is given. */
  slice(
    owner: OwnerId,
    after: string | null,
    limit: number,
    language: ExampleContent['language'] | undefined,
  ): Promise<ExampleSlice>;
  /** All that a person taught. @param known the stamp of what the asker has already */
  taught(owner: OwnerId, known: string | undefined): Promise<TaughtState>;
}
