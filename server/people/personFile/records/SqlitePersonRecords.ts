import { type OwnerId } from '../../../contract/ids.js';
import {
  type PersonRecord,
  type PersonRecords,
  type RecordKey,
  type RecordKind,
  type RecordSlice,
} from '../../records/PersonRecords.js';
import { commandCaller } from '../../../platform/storage/commandCaller.js';
import { type Engine } from '../../../platform/storage/Engine.js';
import { type PersonFiles } from '../PersonFiles.js';
import { type PersonStore } from '../PersonFiles.js';
import { type ProjectScope } from '../../../graph/ports/scope.js';
import { eraseProjectRecords } from '../projectRecords.js';
import { limitBytes } from '../quotas.js';
import { recordSlice } from './readRecords.js';
import { restoreRecords } from './restoreRecords.js';

type Reads = ReturnType<typeof personRecordReads>;
type Writes = ReturnType<typeof personRecordWrites>;

/** Reads records of persons. Somebody without a file has none. */
export const personRecordReads = (files: PersonFiles) => ({
  recordSlice: (owner: OwnerId, kind: RecordKind, after: RecordKey | null, limit: number): RecordSlice =>
    files.has(owner) ? recordSlice(files.of(owner), kind, after, limit) : { items: [], next: null },
});

/** Writes records of persons, some of them in one transaction. */
export const personRecordWrites = ({ files, limits }: PersonStore) => ({
  restoreRecords: (owner: OwnerId, kind: RecordKind, records: readonly PersonRecord[]): void => {
    const file = files.of(owner);
    file.db.write(() => {
      limitBytes(file, limits);
      restoreRecords(file, kind, records);
    });
  },
  eraseProjectRecords: function* ({ ownerId, projectId }: ProjectScope): Generator<undefined, void> {
    if (files.has(ownerId)) yield* eraseProjectRecords(files.of(ownerId), projectId);
  },
});

/** What is done with all of a person's file at once. */
export const fileCommands = (files: PersonFiles) => ({
  rewriteFile: (ownerId: OwnerId): void => {
    if (files.has(ownerId)) files.of(ownerId).rewrite();
  },

  clearPerson: (ownerId: OwnerId, isGone?: boolean): void => {
    if (files.has(ownerId)) files.of(ownerId).clear(isGone);
  },
});

/** What each person has beside their graphs, in their own file, which the graphs share. */
export function sqlitePersonRecords(engine: Engine): PersonRecords {
  const { read, write, apart } = commandCaller<Reads, Writes, ReturnType<typeof fileCommands>>(engine);
  return {
    recordSlice: (owner, kind, after, limit) => read('recordSlice', owner, kind, after, limit),
    restoreRecords: (owner, kind, records) => write('restoreRecords', owner, kind, records),
    eraseProject: (scope) => write('eraseProjectRecords', scope),
    forgetRemoved: (owner) => apart('rewriteFile', owner),
    dropOwner: (owner, isGone) => apart('clearPerson', owner, isGone),
  };
}
