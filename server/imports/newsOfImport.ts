import { type ImportJob } from '../contract/imports.js';
import { type News } from '../notifications/kinds.js';
import { referenceOf } from './reference.js';

/** What the person is told of an import that is written. */
export const newsOfImport = ({ fileNames, nodesWritten, relationshipsWritten }: ImportJob): News => ({
  kind: 'importFinished',
  files: referenceOf(fileNames),
  nodes: nodesWritten,
  relationships: relationshipsWritten,
});

/** What the person is told of an import that was refused or failed. */
export const newsOfBadEnd = ({ fileNames, state, issuesTotal }: ImportJob): News => ({
  kind: 'importFailed',
  files: referenceOf(fileNames),
  ...(state === 'refused' ? { problems: issuesTotal } : {}),
});
