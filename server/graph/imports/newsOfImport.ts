import { type ImportJob } from '../../contract/imports.js';
import { type News } from '../../people/notifications/kinds.js';

/** Longest reference that the contract allows. */
const MAX_REFERENCE = 512;

/** What the history says that an import came from: the names of its files. */
export const referenceOf = (fileNames: readonly string[]): string => fileNames.join(', ').slice(0, MAX_REFERENCE);

/** The notification about an import that is written. */
export const newsOfImport = ({ fileNames, nodesWritten, relationshipsWritten }: ImportJob): News => ({
  kind: 'importFinished',
  files: referenceOf(fileNames),
  nodes: nodesWritten,
  relationships: relationshipsWritten,
});

/** The notification about an import that was refused or failed. */
export const newsOfBadEnd = ({ fileNames, state, issuesTotal }: ImportJob): News => ({
  kind: 'importFailed',
  files: referenceOf(fileNames),
  ...(state === 'refused' ? { problems: issuesTotal } : {}),
});
