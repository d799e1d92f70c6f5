import { Type } from 'typebox';

import {
  DocumentDeleted,
  DocumentInput,
  DocumentPage,
  DocumentReading,
  DocumentReviewed,
  DocumentSentence,
  DocumentsQuery,
  ProcessFileInput,
  ProcessTextInput,
  ReviewDocumentInput,
  TextDocument,
} from '../documents.js';
import { documentId, ProjectQuery } from '../ids.js';
import { defineOperation, LARGE_BODY } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'processing';
const params = Type.Object({ documentId: documentId() });
const ofProject = Type.Object(ProjectQuery, { additionalProperties: false });

export const processText = defineOperation({
  method: 'POST',
  url: '/processing/process-text',
  operationId: 'processText',
  tag,
  summary: 'Keep a text and begin to read it',
  description:
    'A job reads it; the document tells how far that is, and the person is told of its end. What is found are proposals: nothing is written before it was reviewed.',
  body: ref(ProcessTextInput),
  largestBody: LARGE_BODY,
  answer: ref(TextDocument),
  problems: ['PROJECT_NOT_FOUND', 'QUOTA_DOCUMENTS', 'QUOTA_BYTES'],
});
export const processFile = defineOperation({
  method: 'POST',
  url: '/processing/process-file',
  operationId: 'processFile',
  tag,
  direct: true,
  summary: 'Keep the text of a file and begin to read it',
  description:
    'Of .txt, .md, .html, .docx, .pdf with text, and of transcripts: .srt, .vtt and .json of timed segments. The file itself is not kept.',
  body: ref(ProcessFileInput),
  largestBody: LARGE_BODY,
  answer: ref(TextDocument),
  problems: [
    ...(['PROJECT_NOT_FOUND', 'QUOTA_DOCUMENTS', 'QUOTA_BYTES', 'DOCUMENT_EMPTY', 'DOCUMENT_TOO_LARGE'] as const),
    ...(['DOCUMENT_NOT_TEXT', 'DOCUMENT_ENCRYPTED', 'DOCUMENT_DAMAGED', 'DOCUMENT_UNKNOWN_FORMAT'] as const),
    'TOO_MANY_WAITING',
  ],
});
export const documents = defineOperation({
  method: 'GET',
  url: '/processing/documents',
  operationId: 'documents',
  tag,
  summary: 'List the documents of a project, newest first',
  querystring: DocumentsQuery,
  answer: ref(DocumentPage),
  problems: ['PROJECT_NOT_FOUND', 'PAGE_TOKEN_INVALID'],
});
export const documentReading = defineOperation({
  method: 'GET',
  url: '/processing/documents/:documentId',
  operationId: 'documentReading',
  tag,
  direct: true,
  summary: 'Read a document with what was found in it',
  params,
  querystring: ofProject,
  answer: ref(DocumentReading),
  problems: ['PROJECT_NOT_FOUND', 'DOCUMENT_NOT_FOUND'],
});
export const readDocumentAgain = defineOperation({
  method: 'POST',
  url: '/processing/documents/:documentId/read-again',
  operationId: 'readDocumentAgain',
  tag,
  summary: 'Read a document again, by what the project knows now',
  description: 'What was written stays and is known again; what was refused is asked about anew.',
  params,
  body: ref(DocumentInput),
  answer: ref(TextDocument),
  problems: ['PROJECT_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_STATE', 'TOO_MANY_WAITING'],
});
export const reviewDocument = defineOperation({
  method: 'POST',
  url: '/processing/documents/:documentId/review',
  operationId: 'reviewDocument',
  tag,
  summary: 'Decide on what was found, and write what is accepted',
  description: 'One step of the history. Each element tells the sentence that it came from.',
  params,
  body: ref(ReviewDocumentInput),
  largestBody: LARGE_BODY,
  answer: ref(DocumentReviewed),
  problems: [
    ...(['PROJECT_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_STATE', 'VERSION_CONFLICT'] as const),
    ...(['NODE_NOT_FOUND', 'QUOTA_ELEMENTS', 'QUOTA_BYTES'] as const),
  ],
});
export const deleteDocument = defineOperation({
  method: 'DELETE',
  url: '/processing/documents/:documentId',
  operationId: 'deleteDocument',
  tag,
  summary: 'Delete a document',
  description: 'What came of it stays in the graph.',
  params,
  querystring: ofProject,
  answer: ref(DocumentDeleted),
  problems: ['PROJECT_NOT_FOUND', 'DOCUMENT_NOT_FOUND'],
});
export const documentSentence = defineOperation({
  method: 'GET',
  url: '/processing/documents/:documentId/sentence',
  operationId: 'documentSentence',
  tag,
  summary: 'Read the sentence of a document that an element came from',
  params,
  querystring: Type.Object(
    { start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) },
    { additionalProperties: false },
  ),
  answer: ref(DocumentSentence),
  problems: ['DOCUMENT_NOT_FOUND'],
});
