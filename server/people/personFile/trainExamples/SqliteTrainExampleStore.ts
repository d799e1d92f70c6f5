import { type OwnerId } from '../../../contract/ids.js';
import { type ExamplesImported, type ImportExamplesInput } from '../../../contract/trainExamples.js';
import { type TrainExampleStore } from '../../records/trainExamples/TrainExampleStore.js';
import { commandCaller } from '../../../platform/storage/commandCaller.js';
import { type Engine } from '../../../platform/storage/Engine.js';
import { parse } from '../../../platform/storage/Json.js';
import { type trainExampleReads, type trainExampleWrites } from './trainExampleCommands.js';

type Reads = ReturnType<typeof trainExampleReads>;
type Writes = ReturnType<typeof trainExampleWrites>;

/** What each person teaches the assistant, in their own SQLite file. */
export function sqliteTrainExampleStore(engine: Engine): TrainExampleStore {
  const { read, write } = commandCaller<Reads, Writes>(engine);

  /** The file is read beside the writer, which checks again what is there by then. */
  async function importFile(owner: OwnerId, input: ImportExamplesInput): Promise<ExamplesImported> {
    const { found, examples, issues, issuesTotal, fresh } = await read('checkTrainExamples', owner, input);
    if (issuesTotal > 0) return { found, made: 0, skipped: 0, issues: [...issues], issuesTotal };
    const made = input.write ? await write('importTrainExamples', owner, examples) : fresh;
    return { found, made, skipped: found - made, issues: [], issuesTotal };
  }

  return {
    page: async (owner, query) => parse(await read('trainExamplePage', owner, query)),
    create: async (owner, content) => parse(await write('createTrainExample', owner, content)),
    update: async (owner, id, input) => parse(await write('updateTrainExample', owner, id, input)),
    remove: async (owner, id) => parse(await write('deleteTrainExample', owner, id)),
    import: importFile,
    slice: (owner, after, limit, language) => read('trainExampleSlice', owner, after, limit, language),
    taught: (owner, known) => read('taughtExamples', owner, known),
  };
}
