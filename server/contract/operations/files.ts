import { Type } from 'typebox';

import { ChangeReceipt } from '../edits.js';
import { importId, ProjectQuery } from '../ids.js';
import { ExportQuery, ImportJob, ImportList, LoadSampleInput } from '../imports.js';
import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'files';
const params = Type.Object({ importId: importId() });
const project = Type.Object(ProjectQuery, { additionalProperties: false });

export const loadSampleGraph = defineOperation({
  method: 'POST',
  url: '/neo4j/load-sample-graph',
  operationId: 'loadSampleGraph',
  tag,
  summary: 'Add the sample graph "Countries of the world"',
  body: ref(LoadSampleInput),
  answer: ref(ChangeReceipt),
  problems: ['PROJECT_NOT_FOUND', 'QUOTA_ELEMENTS', 'QUOTA_BYTES'],
});
export const uploadImport = defineOperation({
  method: 'POST',
  url: '/neo4j/imports',
  operationId: 'uploadImport',
  tag,
  direct: true,
  summary: 'Upload one or two files and check them',
  description:
    'multipart/form-data, one file or a CSV pair. Answers at once; the check goes on in the background. Nothing is written.',
  querystring: project,
  uploads: true,
  answer: ref(ImportJob),
  problems: ['PROJECT_NOT_FOUND', 'FILE_INVALID', 'QUOTA_IMPORTS'],
});
export const imports = defineOperation({
  method: 'GET',
  url: '/neo4j/imports',
  operationId: 'imports',
  tag,
  summary: 'List imports that are not over, and the last ten that are',
  querystring: project,
  answer: ref(ImportList),
  problems: ['PROJECT_NOT_FOUND'],
});
export const importJob = defineOperation({
  method: 'GET',
  url: '/neo4j/imports/:importId',
  operationId: 'importJob',
  tag,
  summary: 'Read how far an import is and what it found',
  params,
  answer: ref(ImportJob),
  problems: ['IMPORT_NOT_FOUND'],
});
export const commitImport = defineOperation({
  method: 'POST',
  url: '/neo4j/imports/:importId/commit',
  operationId: 'commitImport',
  tag,
  summary: 'Write a checked import',
  description: 'Becomes visible in one step at the end and is undone as one.',
  params,
  answer: ref(ImportJob),
  problems: ['IMPORT_NOT_FOUND', 'IMPORT_STATE'],
});
export const cancelImport = defineOperation({
  method: 'DELETE',
  url: '/neo4j/imports/:importId',
  operationId: 'cancelImport',
  tag,
  summary: 'Cancel an import; nothing of it stays',
  params,
  answer: ref(ImportJob),
  problems: ['IMPORT_NOT_FOUND', 'IMPORT_STATE'],
});
export const exportGraph = defineOperation({
  method: 'GET',
  url: '/neo4j/export',
  operationId: 'exportGraph',
  tag,
  direct: true,
  summary: 'Download the project as a file',
  querystring: ExportQuery,
  answer: Type.String({ description: 'The file' }),
  produces: ['application/json', 'text/csv'],
  problems: ['PROJECT_NOT_FOUND'],
});
