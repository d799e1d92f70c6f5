import { type ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';

import {
  CreateTrainExampleDocument,
  DeleteTrainExampleDocument,
  TrainExamplesDocument,
  UpdateTrainExampleDocument,
} from '../../graphql/generated/teaching';
import { present } from '../../domain/wire/present';
import {
  type ExampleContent,
  type TrainExample,
  type ExamplesImported,
  type ExampleRefusal,
  type ExampleWrite,
} from '../../domain/teaching/trainExample';
import { type ExamplesSource } from '../../machines/trainExampleImportMachine';
import { restFetch, type RestRequest } from '../apollo/rest';
import { AS_IT_STANDS } from '../apollo/reading';
import { problemCode } from '../components/problem/problemCode';
import { required } from '../graph/calls/required';
import { formatOf } from './exampleFormat';
import { type ExamplePage, type ExampleRequest } from './exampleList';

/** A page of the examples that a filter leaves. @throws what the client throws when the backend refuses or is not there */
export async function loadExamples(
  client: ApolloClient,
  { filter: { text, language, flagged }, pageSize, pageToken }: ExampleRequest,
): Promise<ExamplePage> {
  const { data } = await client.query({
    query: TrainExamplesDocument,
    variables: { text: text === '' ? null : text, language, flagged, pageSize, pageToken },
    ...AS_IT_STANDS,
  });
  return present(required(data?.trainExamples));
}

const isExample = (value: unknown): value is TrainExample =>
  typeof value === 'object' && value !== null && 'version' in value && 'question' in value;

/** What a failed call means for the form. */
function refusalOf(error: unknown): ExampleRefusal {
  const theirs = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['present'] : undefined;
  return { code: problemCode(error) ?? 'UNKNOWN', ...(isExample(theirs) ? { present: theirs } : {}) };
}

/** A content as the generated types want it: with lists that may be written to. */
const sent = <T extends Partial<ExampleContent>>(content: T) =>
  ({ ...content, ...(content.tags === undefined ? {} : { tags: [...content.tags] }) }) as Omit<T, 'tags'> & {
    tags?: string[];
  };

async function write(client: ApolloClient, change: ExampleWrite): Promise<TrainExample> {
  if (change.id === null) {
    const variables = { input: sent(change.content) };
    const { data } = await client.mutate({ mutation: CreateTrainExampleDocument, variables });
    return present(required(data?.createTrainExample));
  }
  const variables = { id: change.id, input: { version: change.version, ...sent(change.changes) } };
  const { data } = await client.mutate({ mutation: UpdateTrainExampleDocument, variables });
  return present(required(data?.updateTrainExample));
}

/** Makes or changes an example. @throws ExampleRefusal */
export async function saveExample(client: ApolloClient, change: ExampleWrite): Promise<TrainExample> {
  try {
    return await write(client, change);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Deletes an example; one that another window has deleted is gone, as was wanted. */
export async function deleteExample(client: ApolloClient, id: string): Promise<void> {
  try {
    await client.mutate({ mutation: DeleteTrainExampleDocument, variables: { id } });
  } catch (error) {
    if (problemCode(error) !== 'EXAMPLE_NOT_FOUND') throw error;
  }
}

const posted = (path: string, body: object, how: Pick<RestRequest, 'signal' | 'keepsNothing'>): Promise<Response> =>
  restFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...how,
  });

/** Brings a file, or says only what it would bring. @throws ProblemFailure */
export async function importExamples(
  { file, language }: ExamplesSource,
  isWritten: boolean,
  signal: AbortSignal,
): Promise<ExamplesImported> {
  const content = await file.text();
  const body = { format: formatOf(file.name, content), content, language, write: isWritten };
  // The contract says what this answer is.
  return (await (
    await posted('/api/bigquery/import-train-examples', body, { signal, keepsNothing: !isWritten })
  ).json()) as ExamplesImported;
}

/** The examples as a file. @throws ProblemFailure */
export const exportExamples = (format: string): Promise<Response> =>
  posted('/api/bigquery/export-train-examples', { format }, { keepsNothing: true });
