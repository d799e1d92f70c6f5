import { type ApolloClient } from '@apollo/client';

import { DOCUMENT_SIZES } from '../../domain/processing/document';
import { type Page } from '../../domain/lists/pagedList';
import { type Present, present } from '../../domain/wire/present';
import { type Reading } from '../../domain/processing/proposal';
import { type Review, type WrittenFinds } from '../../domain/processing/review';
import { DocumentsDocument, ProcessTextDocument } from '../../graphql/generated/processing';
import { type DocumentFieldsFragment } from '../../graphql/generated/types';
import { type ListRequest, pagedListMachineOf } from '../../machines/pagedListMachine';
import { KEPT_BY_MACHINE } from '../apollo/reading';
import { restFetch } from '../apollo/rest';
import { required } from '../graph/calls/required';
import { base64Of } from '../images/useImages';

/** A document, without its text. */
export type TextDocument = Present<DocumentFieldsFragment>;

/** What the list is asked for, and what it answers. */
export type DocumentRequest = ListRequest<{ readonly text: string; readonly projectId: string }>;
export type DocumentPage = Page<TextDocument>;

/** The documents of a project, found by the words of their titles and texts; the project is given when the list is begun. */
export const documentList = pagedListMachineOf<TextDocument, DocumentRequest['filter']>({
  pageSize: 50,
  noFilter: { text: '', projectId: '' },
  idOf: ({ id }) => id,
});

/** A page of documents. @throws what the client throws */
export async function loadDocuments(
  client: ApolloClient,
  { filter: { projectId, text }, pageSize, pageToken }: DocumentRequest,
): Promise<DocumentPage> {
  const variables = { projectId, text: text === '' ? null : text, pageSize, pageToken };
  const { data } = await client.query({ query: DocumentsDocument, variables, ...KEPT_BY_MACHINE });
  return present(required(data?.documents));
}

/** The files that are taken, as a chooser of files has them; the backend looks into each. */
export const FILE_TYPES = '.txt,.md,.markdown,.html,.htm,.docx,.pdf,.srt,.vtt,.json';

/** What is to be read: prose as it was typed or pasted, or files. */
export type ToProcess = { readonly text: string } | { readonly file: File };

/** Keeps a text or a file and begins to read it. @throws what the client throws, `DOCUMENT_…` for a file that is not read */
export async function process(client: ApolloClient, projectId: string, what: ToProcess): Promise<TextDocument> {
  if ('text' in what) {
    const variables = { input: { projectId, text: what.text } };
    const { data } = await client.mutate({ mutation: ProcessTextDocument, variables });
    return present(required(data?.processText));
  }
  const { file } = what;
  const response = await restFetch('/api/processing/process-file', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ projectId, name: file.name.slice(-DOCUMENT_SIZES.title), data: await base64Of(file) }),
  });
  return (await response.json()) as TextDocument;
}

/** A document with its text and what was found in it. */
export interface WholeReading {
  readonly document: TextDocument;
  readonly text: string;
  readonly reading: Reading;
  readonly review: Review;
  readonly written: WrittenFinds;
}

/** Reads a document with all that was found in it. @throws ProblemFailure */
export async function loadReading(projectId: string, documentId: string): Promise<WholeReading> {
  const response = await restFetch(`/api/processing/documents/${documentId}?${new URLSearchParams({ projectId })}`);
  return (await response.json()) as WholeReading;
}
