import { type FastifyInstance } from 'fastify';

import { type Proposer } from '../../../assistant/Assistant.js';
import * as contract from '../../../contract/operations/chat.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Person } from '../../../people/identity/Person.js';
import { serveValue } from '../serve.js';
import { type Services } from '../services.js';

/** Who proposes: the program by the name that the person gave its token, in the language of the person. */
async function proposerOf({ ownerId, grant }: Person, { settingsStore, apiTokens }: Services): Promise<Proposer> {
  const { language } = await settingsStore.read(ownerId);
  if (grant === null) return { language, program: undefined };
  const token = (await apiTokens.list(ownerId)).find(({ id }) => id === grant.tokenId);
  // Revoked between its proof and now.
  if (token === undefined) throw new ProblemError('UNAUTHENTICATED');
  return { language, program: token.name };
}

/** Changes that the assistant or a program proposes: put before the person, accepted, refused. */
export function serveProposals(app: FastifyInstance, services: Services): void {
  const { assistant } = services;
  serveValue(app, contract.proposeChanges, async ({ person, scope, body }) =>
    assistant.propose(scope, body, await proposerOf(person, services)),
  );
  serveValue(app, contract.applyProposal, ({ scope, params, body }) =>
    assistant.applyProposal(scope, params.uid, body),
  );
  serveValue(app, contract.refuseProposal, ({ person, params }) =>
    assistant.refuseProposal(person.ownerId, params.uid),
  );
}
