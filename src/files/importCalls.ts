import { type ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';

import { CancelImportDocument, CommitImportDocument, ImportJobDocument } from '../../graphql/generated/files';
import { type ImportJob } from '../../domain/imports/importJob';
import { type MappingInput } from '../../domain/imports/mapping';
import { present } from '../../domain/wire/present';
import { restFetch } from '../apollo/rest';
import { AS_IT_STANDS } from '../apollo/reading';
import { required } from '../graph/calls/required';

const JSON_BODY = { 'content-type': 'application/json' };

const queryOf = (projectId: string | undefined) =>
  projectId === undefined ? '' : `?${new URLSearchParams({ projectId })}`;

async function upload(projectId: string | undefined, files: readonly File[], signal: AbortSignal): Promise<ImportJob> {
  const body = new FormData();
  for (const file of files) body.append('file', file, file.name);
  const response = await restFetch(`/api/neo4j/imports${queryOf(projectId)}`, { method: 'POST', body, signal });
  // The contract says what this answer is.
  return (await response.json()) as ImportJob;
}

async function readJob(client: ApolloClient, importId: string): Promise<ImportJob> {
  const { data } = await client.query({
    query: ImportJobDocument,
    variables: { importId },
    ...AS_IT_STANDS,
  });
  return present(required(data?.importJob));
}

async function map(importId: string, said: MappingInput, signal: AbortSignal): Promise<ImportJob> {
  const response = await restFetch(`/api/neo4j/imports/${importId}/mapping`, {
    method: 'PUT',
    headers: JSON_BODY,
    body: JSON.stringify(said),
    signal,
  });
  return (await response.json()) as ImportJob;
}

async function commit(client: ApolloClient, importId: string): Promise<ImportJob> {
  const { data } = await client.mutate({ mutation: CommitImportDocument, variables: { importId } });
  return present(required(data?.commitImport));
}

async function cancel(client: ApolloClient, importId: string): Promise<ImportJob> {
  const { data } = await client.mutate({ mutation: CancelImportDocument, variables: { importId } });
  return present(required(data?.cancelImport));
}

/** The calls of an import into a project, as the machine wants them. */
export function importActors(client: ApolloClient, projectId: string | undefined) {
  type Named = { importId: string };
  return {
    upload: fromPromise<ImportJob, { files: readonly File[] }>(({ input, signal }) =>
      upload(projectId, input.files, signal),
    ),
    readJob: fromPromise<ImportJob, Named>(({ input }) => readJob(client, input.importId)),
    map: fromPromise<ImportJob, Named & { said: MappingInput }>(({ input, signal }) =>
      map(input.importId, input.said, signal),
    ),
    commit: fromPromise<ImportJob, Named>(({ input }) => commit(client, input.importId)),
    cancel: fromPromise<ImportJob, Named>(({ input }) => cancel(client, input.importId)),
  };
}
