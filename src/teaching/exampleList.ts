import { type Page } from '../../domain/lists/pagedList';
import { type ListRequest, pagedListMachineOf } from '../../machines/pagedListMachine';
import { type ExampleContent, type TrainExample } from '../../domain/teaching/trainExample';

/** Which examples are wanted; null is every language. */
interface ExampleFilter {
  readonly text: string;
  readonly language: ExampleContent['language'] | null;
  /** Only those that ask what another asks. */
  readonly flagged: boolean;
}

/** What the backend is asked for. */
export type ExampleRequest = ListRequest<ExampleFilter>;

/** What it answers. */
export interface ExamplePage extends Page<TrainExample> {
  readonly flaggedTotal: number;
}

const noFilter: ExampleFilter = { text: '', language: null, flagged: false };

/** The table of train examples. */
export const exampleList = pagedListMachineOf<TrainExample, ExampleFilter, ExamplePage>({
  pageSize: 20,
  noFilter,
  idOf: ({ id }) => id,
});

/** Leaves all that ask what this text asks. */
export const sameAs = (text: string): ExampleFilter => ({ ...noFilter, text, flagged: true });
