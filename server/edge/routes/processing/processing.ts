import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/processing.js';
import { serveValue } from '../serve.js';
import { type Services } from '../services.js';

/** Texts that become graph. */
export function serveProcessing(app: FastifyInstance, { processing }: Pick<Services, 'processing'>): void {
  serveValue(app, contract.processText, ({ scope, body }) => processing.processText(scope, body));
  serveValue(app, contract.processFile, ({ scope, body }) => processing.processFile(scope, body));
  serveValue(app, contract.documents, ({ scope, query }) => processing.documents(scope, query));
  serveValue(app, contract.documentReading, ({ scope, params }) => processing.reading(scope, params.documentId));
  serveValue(app, contract.readDocumentAgain, ({ scope, params }) => processing.readAgain(scope, params.documentId));
  serveValue(app, contract.reviewDocument, ({ scope, params, body }) =>
    processing.review(scope, params.documentId, body),
  );
  serveValue(app, contract.deleteDocument, ({ scope, params }) => processing.remove(scope, params.documentId));
  serveValue(app, contract.documentSentence, ({ person, params, query }) =>
    processing.sentence(person.ownerId, params.documentId, query),
  );
}
