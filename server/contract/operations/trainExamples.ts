import { Type } from 'typebox';

import { trainExampleId } from '../ids.js';
import { defineOperation, LARGE_BODY, TEXT_BODY } from '../operation.js';
import { ref } from '../schema.js';
import {
  CreateTrainExampleInput,
  ExamplesImported,
  ExportExamplesInput,
  ImportExamplesInput,
  TrainExample,
  TrainExampleDeleted,
  TrainExamplePage,
  TrainExamplesQuery,
  UpdateTrainExampleInput,
} from '../trainExamples.js';

const tag = 'teaching';
const params = Type.Object({ id: trainExampleId() });

export const trainExamples = defineOperation({
  method: 'GET',
  url: '/bigquery/train-examples',
  operationId: 'trainExamples',
  tag,
  summary: 'List train examples, newest first',
  querystring: TrainExamplesQuery,
  answer: ref(TrainExamplePage),
  problems: ['PAGE_TOKEN_INVALID'],
});
export const createTrainExample = defineOperation({
  method: 'POST',
  url: '/bigquery/train-examples',
  operationId: 'createTrainExample',
  tag,
  summary: 'Teach the assistant an answer',
  body: ref(CreateTrainExampleInput),
  largestBody: TEXT_BODY,
  answer: ref(TrainExample),
  problems: ['QUOTA_BYTES'],
});
export const updateTrainExample = defineOperation({
  method: 'PUT',
  url: '/bigquery/train-examples/:id',
  operationId: 'updateTrainExample',
  tag,
  summary: 'Change a train example',
  params,
  body: ref(UpdateTrainExampleInput),
  largestBody: TEXT_BODY,
  answer: ref(TrainExample),
  problems: ['EXAMPLE_NOT_FOUND', 'VERSION_CONFLICT'],
});
export const deleteTrainExample = defineOperation({
  method: 'DELETE',
  url: '/bigquery/train-examples/:id',
  operationId: 'deleteTrainExample',
  tag,
  summary: 'Delete a train example',
  params,
  answer: ref(TrainExampleDeleted),
  problems: ['EXAMPLE_NOT_FOUND'],
});
export const importTrainExamples = defineOperation({
  method: 'POST',
  url: '/bigquery/import-train-examples',
  operationId: 'importTrainExamples',
  tag,
  summary: 'Bring train examples from a file: all or none',
  body: ref(ImportExamplesInput),
  largestBody: LARGE_BODY,
  answer: ref(ExamplesImported),
  problems: ['BODY_TOO_LARGE', 'QUOTA_BYTES'],
});
export const exportTrainExamples = defineOperation({
  method: 'POST',
  reads: true,
  url: '/bigquery/export-train-examples',
  operationId: 'exportTrainExamples',
  tag,
  direct: true,
  summary: 'Download the train examples',
  body: ref(ExportExamplesInput),
  answer: Type.String({ description: 'The file' }),
  produces: ['application/json', 'application/jsonl', 'text/csv'],
});
