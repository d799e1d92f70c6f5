import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/files.js';
import { exportStream } from '../../../graph/exports/exportStream.js';
import { toldAbout } from '../../../graph/exports/toldAbout.js';
import { type GraphReader } from '../../../graph/ports/GraphReader.js';
import { type ProjectCatalog } from '../../../people/records/projects/ProjectCatalog.js';
import { type Notifications } from '../../../people/notifications/Notifications.js';
import { serveDirect } from '../serve.js';
import { sendFile } from './sendFile.js';

/** A project as a file, made while it is sent. */
export function serveExports(
  app: FastifyInstance,
  store: GraphReader & ProjectCatalog,
  notifications: Notifications,
): void {
  serveDirect(app, contract.exportGraph, async ({ scope, query, reply }) => {
    const file = await exportStream(store, scope, query.format);
    return sendFile(
      reply,
      toldAbout(file, (news) => notifications.tell(scope.ownerId, news)),
    );
  });
  serveDirect(app, contract.exportElements, async ({ scope, body, reply }) => {
    const { format, nodeIds, relationshipIds } = body;
    const file = await exportStream(store, scope, format, { nodeIds, relationshipIds });
    return sendFile(
      reply,
      toldAbout(file, (news) => notifications.tell(scope.ownerId, news)),
    );
  });
}
