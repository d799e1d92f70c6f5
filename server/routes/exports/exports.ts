import { Readable } from 'node:stream';

import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/files.js';
import { exportStream } from '../../exports/exportStream.js';
import { toldAbout } from '../../exports/toldAbout.js';
import { type GraphStore } from '../../graph/GraphStore.js';
import { type Notifications } from '../../notifications/Notifications.js';
import { serveDirect } from '../serve.js';

/** A name in any script, with a plain one for programs that read no other. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** A project as a file, made while it is sent. */
export function serveExports(app: FastifyInstance, store: GraphStore, notifications: Notifications): void {
  serveDirect(app, contract.exportGraph, async ({ scope, query, reply }) => {
    const file = await exportStream(store, scope, query.format);
    const { fileName, contentType, chunks } = toldAbout(file, (news) => notifications.tell(scope.ownerId, news));
    return reply
      .header('content-type', contentType)
      .header('content-disposition', attachment(fileName))
      .send(Readable.from(chunks));
  });
}
