import { type OwnerId } from '../../contract/ids.js';
import { type PersonRecords, type RecordKind, type RecordSlice } from '../../records/PersonRecords.js';
import { commandCaller } from '../../storage/commandCaller.js';
import { type Engine } from '../../storage/Engine.js';
import { type PersonFiles } from '../PersonFiles.js';
import { recordSlice } from './readRecords.js';

/** Reads records of persons. Somebody without a file has none. */
export const personRecordReads = (files: PersonFiles) => ({
  recordSlice: (owner: OwnerId, kind: RecordKind, after: number | null, limit: number): RecordSlice =>
    files.has(owner) ? recordSlice(files.of(owner), kind, after, limit) : { items: [], next: null },
});

/** What each person has beside their graphs, in their own file. */
export function sqlitePersonRecords(engine: Engine): PersonRecords {
  const { read } = commandCaller<ReturnType<typeof personRecordReads>, Record<never, never>>(engine);
  return {
    recordSlice: (owner, kind, after, limit) => read('recordSlice', owner, kind, after, limit),
  };
}
