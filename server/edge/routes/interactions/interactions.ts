import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/interactions.js';
import { stringify } from '../../../platform/storage/Json.js';
import { type ChatStore } from '../../../people/records/chats/ChatStore.js';
import { draftOf } from '../../../people/notifications/draftOf.js';
import { serve } from '../serve.js';

/** How often the person asked the assistant. */
export function serveInteractions(app: FastifyInstance, chats: ChatStore): void {
  serve(app, contract.userInteractions, async ({ person }) => stringify(await chats.interactions(person.ownerId)));
  serve(app, contract.interactionHistory, async ({ person }) =>
    stringify(await chats.interactionHistory(person.ownerId)),
  );
  serve(app, contract.increaseUserInteractions, async ({ person, body }) =>
    stringify(await chats.increaseInteractions(person.ownerId, body, draftOf({ kind: 'allowanceNearlyUsed' }))),
  );
}
