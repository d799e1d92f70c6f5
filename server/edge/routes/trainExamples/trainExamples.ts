import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/trainExamples.js';
import { examplesFile } from '../../../graph/exports/examplesFile.js';
import { toldAbout } from '../../../graph/exports/toldAbout.js';
import { type Notifications } from '../../../people/notifications/Notifications.js';
import { type TrainExampleStore } from '../../../people/records/trainExamples/TrainExampleStore.js';
import { sendFile } from '../exports/sendFile.js';
import { serveDirect, serveValue } from '../serve.js';

/** What the person teaches the assistant: list, make, change, delete, bring from a file, take out as one. */
export function serveTrainExamples(app: FastifyInstance, store: TrainExampleStore, notifications: Notifications): void {
  serveValue(app, contract.trainExamples, ({ person, query }) => store.page(person.ownerId, query));
  serveValue(app, contract.createTrainExample, ({ person, body: { tags = [], ...body } }) =>
    store.create(person.ownerId, { ...body, tags }),
  );
  serveValue(app, contract.updateTrainExample, ({ person, params, body }) =>
    store.update(person.ownerId, params.id, body),
  );
  serveValue(app, contract.deleteTrainExample, ({ person, params }) => store.remove(person.ownerId, params.id));
  serveValue(app, contract.importTrainExamples, ({ person, body }) => store.import(person.ownerId, body));
  serveDirect(app, contract.exportTrainExamples, async ({ person: { ownerId }, body, reply }) =>
    sendFile(
      reply,
      toldAbout(examplesFile(store, ownerId, body), (news) => notifications.tell(ownerId, news)),
    ),
  );
}
