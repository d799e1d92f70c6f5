import { Type } from 'typebox';

import { ChangeReceipt } from '../edits.js';
import { importId, ProjectQuery } from '../ids.js';
import {
  EXPORT_MEDIA_TYPES,
  ExportElementsInput,
  ExportQuery,
  ImportJob,
  ImportList,
  LoadSampleInput,
} from '../imports.js';
import { defineOperation, ELEMENT_BODY } from '../operation.js';
import { ImportPreview, ImportRowNames, ImportTables, MapImportInput, PreviewImportInput } from '../importMapping.js';
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
  summary: 'Upload files, recognise what they hold and check them',
  description:
    'multipart/form-data, up to eight files that belong together. Answers at once; the check goes on in the background, with a proposed mapping where the files are tables. Nothing is written.',
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
export const importTables = defineOperation({
  method: 'GET',
  url: '/neo4j/imports/:importId/tables',
  operationId: 'importTables',
  tag,
  direct: true,
  summary: 'Read what was recognised in the files, and what is to become of it',
  params,
  answer: ref(ImportTables),
  problems: ['IMPORT_NOT_FOUND', 'IMPORT_STATE'],
});
export const importRowNames = defineOperation({
  method: 'GET',
  url: '/neo4j/imports/:importId/row-names',
  operationId: 'importRowNames',
  tag,
  direct: true,
  summary: 'Ask the language model what one row of each table is called',
  description:
    'Only where a model is set up that passed its test: it is sent the name of the file, the headings and three rows of up to eight tables, once for each import. No names where there is none, or it does not answer in time. Nothing is changed.',
  params,
  answer: ref(ImportRowNames),
  problems: ['IMPORT_NOT_FOUND', 'IMPORT_STATE'],
});
export const mapImport = defineOperation({
  method: 'PUT',
  url: '/neo4j/imports/:importId/mapping',
  operationId: 'mapImport',
  tag,
  direct: true,
  summary: 'Say what is to become of the tables, and check them anew',
  params,
  body: ref(MapImportInput),
  answer: ref(ImportJob),
  problems: ['IMPORT_NOT_FOUND', 'IMPORT_STATE'],
  largestBody: ELEMENT_BODY,
});
export const previewImport = defineOperation({
  method: 'POST',
  url: '/neo4j/imports/:importId/preview',
  operationId: 'previewImport',
  tag,
  direct: true,
  summary: 'See the first nodes as they would be with a mapping; nothing is written',
  params,
  body: ref(PreviewImportInput),
  answer: ref(ImportPreview),
  problems: [
    ...(['IMPORT_NOT_FOUND', 'IMPORT_STATE', 'FILE_INVALID'] as const),
    ...(['FILE_UNPACKS_TOO_LARGE', 'FILE_TAKES_TOO_LONG', 'TOO_MANY_WAITING'] as const),
  ],
  largestBody: ELEMENT_BODY,
});
export const importIssues = defineOperation({
  method: 'GET',
  url: '/neo4j/imports/:importId/issues',
  operationId: 'importIssues',
  tag,
  direct: true,
  summary: 'Download everything that was said about the files',
  params,
  answer: Type.String({ description: 'A table: file, row, column, code, detail' }),
  produces: ['text/csv'],
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
/** Media types of the files that a graph leaves in. */
const EXPORTED = [...new Set(Object.values(EXPORT_MEDIA_TYPES))];

export const exportGraph = defineOperation({
  method: 'GET',
  url: '/neo4j/export',
  operationId: 'exportGraph',
  tag,
  direct: true,
  summary: 'Download the project as a file',
  querystring: ExportQuery,
  answer: Type.String({ description: 'The file' }),
  produces: EXPORTED,
  problems: ['PROJECT_NOT_FOUND'],
});
export const exportElements = defineOperation({
  method: 'POST',
  url: '/neo4j/export',
  operationId: 'exportElements',
  tag,
  direct: true,
  reads: true,
  summary: 'Download some elements of the project as a file',
  description: 'Such as what is selected, or what is in view. Nothing is changed.',
  body: ExportElementsInput,
  answer: Type.String({ description: 'The file' }),
  produces: EXPORTED,
  problems: ['PROJECT_NOT_FOUND'],
});
