import { PersonFiles } from '../../person/PersonFiles.js';
import { fileCommands } from '../../person/records/SqlitePersonRecords.js';
import { type Opening } from './readerCommands.js';

/** What is done with a whole file, by a thread that nobody else waits for. */
export function eraserCommands({ peoplePath, openFiles }: Opening) {
  // It works on files that are there: that one is missing is for the writer to say.
  const files = new PersonFiles({
    folder: peoplePath,
    mayCreate: true,
    openFiles,
    isKnown: () => false,
    idle: 'closed',
  });
  return { ...fileCommands(files), ready: () => true, close: () => files.close() };
}
