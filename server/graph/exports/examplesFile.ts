import { type OwnerId } from '../../contract/ids.js';
import { type ExportExamplesInput } from '../../contract/trainExamples.js';
import { EXAMPLE_WRITERS } from '../../people/records/trainExamples/files/writeExamples.js';
import { type ExampleContent, type TrainExampleStore } from '../../people/records/trainExamples/TrainExampleStore.js';
import { type ExportedFile } from './exportStream.js';

/** Examples that are fetched at once. */
const SLICE = 200;

async function* slices(
  store: TrainExampleStore,
  owner: OwnerId,
  language: ExportExamplesInput['language'],
): AsyncGenerator<readonly ExampleContent[]> {
  let after: string | null = null;
  do {
    const { items, next } = await store.slice(owner, after, SLICE, language);
    if (items.length > 0) yield items;
    after = next;
  } while (after !== null);
}

/** A person's train examples as a file, oldest first, made while it is sent. */
export function examplesFile(
  store: TrainExampleStore,
  owner: OwnerId,
  { format, language }: ExportExamplesInput,
): ExportedFile {
  const { contentType, write } = EXAMPLE_WRITERS[format];
  return {
    fileName: `train-examples${language === undefined ? '' : `-${language}`}.${format}`,
    contentType,
    chunks: write(slices(store, owner, language)),
  };
}
