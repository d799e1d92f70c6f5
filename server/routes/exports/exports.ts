import { Readable } from 'node:stream';

import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/files.js';
import { exportStream } from '../../exports/exportStream.js';
import { type GraphStore } from '../../graph/GraphStore.js';
import { serveDirect } from '../serve.js';

/** A name in any script, with a plain one for programs that read no other. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** A project as a file, made while it is sent. */
export function serveExports(app: FastifyInstance, store: GraphStore): void {
  serveDirect(app, contract.exportGraph, async ({ scope, query, reply }) => {
    const { fileName, contentType, chunks } = await exportStream(store, scope, query.format);
    return reply
      .header('content-type', contentType)
      .header('content-disposition', attachment(fileName))
      .send(Readable.from(chunks));
  });
}
