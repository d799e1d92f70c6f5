import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

import * as contract from '../../../contract/operations/files.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { isCutOff } from '../../http/problems.js';
import { stringify } from '../../../platform/storage/Json.js';
import { type Imports } from '../../../graph/imports/Imports.js';
import { type UploadedFile } from '../../../graph/imports/StagingFolder.js';
import { sendFile } from '../exports/sendFile.js';
import { serve, serveDirect } from '../serve.js';

/** Tables that belong together come in up to eight files. The size is the imports' own to limit, over all files. */
const LIMITS = { files: 8, fields: 0, fileSize: Infinity };

/** Errors of the form's reader have no code of their own: a missing or broken boundary, an end in the middle. */
function formFault(error: unknown): unknown {
  const hasCode = error instanceof ProblemError || (error as { code?: string }).code?.startsWith('FST_') === true;
  if (hasCode || !(error instanceof Error)) return error;
  return new ProblemError('FILE_INVALID', { detail: `The form cannot be read: ${error.message}` });
}

/** What a part of the form brings. @throws ProblemError FILE_INVALID */
async function* ofForm<T>(parts: () => AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts();
  } catch (error) {
    throw formFault(error);
  }
}

/** The files of a request as they come in; each must be read before the next. */
export async function* uploadedFiles(request: FastifyRequest): AsyncGenerator<UploadedFile> {
  // The form's reader waits for an end that it has missed when the client went away before it began to read.
  if (isCutOff(request)) throw new ProblemError('FILE_INVALID', { detail: 'The request was cut off' });
  for await (const { filename, file } of ofForm(() => request.files()))
    yield { name: filename, stream: ofForm<Uint8Array>(() => file) };
}

/** Files on their way into a project. */
export async function serveImports(app: FastifyInstance, imports: Imports): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
  serve(app, contract.uploadImport, async ({ person, scope, request }) =>
    stringify(await imports.upload(person.ownerId, scope, uploadedFiles(request))),
  );
  serve(app, contract.imports, async ({ person, scope }) => {
    const items = await imports.list(person.ownerId, scope);
    return stringify({ items, total: items.length });
  });
  serve(app, contract.importJob, async ({ person, params }) =>
    stringify(await imports.get(person.ownerId, params.importId)),
  );
  serve(app, contract.importTables, async ({ person, params }) =>
    stringify(await imports.tables(person.ownerId, params.importId)),
  );
  serve(app, contract.importRowNames, async ({ person, params }) =>
    stringify(await imports.rowNames(person.ownerId, params.importId)),
  );
  serve(app, contract.mapImport, async ({ person, params, body }) =>
    stringify(await imports.map(person.ownerId, params.importId, body)),
  );
  serve(app, contract.previewImport, async ({ person, params, body }) =>
    stringify(await imports.preview(person.ownerId, params.importId, body.mapping)),
  );
  serveDirect(app, contract.importIssues, async ({ person, params, reply }) =>
    sendFile(reply, {
      fileName: 'import.csv',
      contentType: 'text/csv; charset=utf-8',
      chunks: await imports.issues(person.ownerId, params.importId),
    }),
  );
  serve(app, contract.commitImport, async ({ person, params }) =>
    stringify(await imports.commit(person.ownerId, params.importId)),
  );
  serve(app, contract.cancelImport, async ({ person, params }) =>
    stringify(await imports.cancel(person.ownerId, params.importId)),
  );
}
