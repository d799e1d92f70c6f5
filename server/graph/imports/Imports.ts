import { type GraphScope } from '../ports/scope.js';
import { type ImportId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import {
  type ImportPreview,
  type ImportRowNames,
  type ImportTables,
  type MapImportInput,
} from '../../contract/importMapping.js';
import { type ImportJob } from '../../contract/imports.js';
import { type UploadedFile } from './StagingFolder.js';

/** Files on their way into projects: uploaded, checked, written when the person says so. Refusals are `ProblemError`. */
export interface Imports {
  /** Keeps the files and begins to check them. Throws PROJECT_NOT_FOUND, BODY_TOO_LARGE, FILE_INVALID. */
  upload(owner: OwnerId, scope: Pick<GraphScope, 'projectId'>, files: AsyncIterable<UploadedFile>): Promise<ImportJob>;
  /** Imports that are not over and the last ten that are, of one project (the default one without a word); newest first. */
  list(owner: OwnerId, scope: Pick<GraphScope, 'projectId'>): Promise<ImportJob[]>;
  /** Throws IMPORT_NOT_FOUND, also for another person's import. */
  get(owner: OwnerId, id: ImportId): Promise<ImportJob>;
  /** Begins to write a checked import. Throws IMPORT_NOT_FOUND, IMPORT_STATE. */
  commit(owner: OwnerId, id: ImportId): Promise<ImportJob>;
  /** Ends an import so that nothing of it stays. Throws IMPORT_NOT_FOUND, IMPORT_STATE. */
  cancel(owner: OwnerId, id: ImportId): Promise<ImportJob>;
  /** What was recognised in the files, and what is to become of it. Throws IMPORT_NOT_FOUND, IMPORT_STATE. */
  tables(owner: OwnerId, id: ImportId): Promise<ImportTables>;
  /** What a trusted model calls one row of each table. Throws IMPORT_NOT_FOUND, IMPORT_STATE. */
  rowNames(owner: OwnerId, id: ImportId): Promise<ImportRowNames>;
  /** Says what is to become of the tables, or how the files are read, and begins to check anew. Throws IMPORT_NOT_FOUND, IMPORT_STATE. */
  map(owner: OwnerId, id: ImportId, input: MapImportInput): Promise<ImportJob>;
  /** The first nodes as they would be. Throws IMPORT_NOT_FOUND, IMPORT_STATE. */
  preview(owner: OwnerId, id: ImportId, mapping: ImportTables['mapping']): Promise<ImportPreview>;
  /** Everything that was said about the files, as a table. Throws IMPORT_NOT_FOUND. */
  issues(owner: OwnerId, id: ImportId): Promise<AsyncIterable<Uint8Array>>;
  /** Ends all imports of a person, and removes their files. */
  forget(owner: OwnerId): Promise<void>;
  /** Removes the files of all imports into a project that is erased, and what was said about them. */
  forgetProject(owner: OwnerId, projectId: ProjectId): Promise<void>;
  /** Ends all imports into a project that are not over, and removes their files. */
  endOf(owner: OwnerId, projectId: ProjectId): Promise<void>;
  /** Stops what is under way; it goes on, or back to `checked`, when Harta starts again. */
  close(): Promise<void>;
}
