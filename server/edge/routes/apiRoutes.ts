import { type FastifyInstance } from 'fastify';

import { asText } from '../../graph/asText.js';
import { type Authenticate, useAuthentication } from '../http/authentication.js';
import { type RateLimits } from '../http/rateLimits.js';
import { serveAccount } from './account/account.js';
import { serveApiTokens } from './apiTokens/apiTokens.js';
import { serveChanges } from './changes/changes.js';
import { serveConversations } from './chat/conversations.js';
import { serveChatMessages } from './chat/messages.js';
import { serveProposals } from './chat/proposals.js';
import { serveExports } from './exports/exports.js';
import { serveFaq } from './faq/faq.js';
import { serveGraph } from './graph/graph.js';
import { serveMap } from './graph/map.js';
import { serveImages } from './images/images.js';
import { serveImports } from './imports/imports.js';
import { serveInteractions } from './interactions/interactions.js';
import { serveNodes } from './nodes/nodes.js';
import { serveNotifications } from './notifications/notifications.js';
import { servePayments } from './payments/payments.js';
import { serveProcessing } from './processing/processing.js';
import { serveProjects } from './projects/projects.js';
import { serveRecordings } from './recordings/recordings.js';
import { useSoundTickets } from './recordings/useSoundTickets.js';
import { serveRelationships } from './relationships/relationships.js';
import { serveSample } from './sample/sample.js';
import { type Services } from './services.js';
import { serveSettings } from './settings/settings.js';
import { serveSignIns } from './signIns/signIns.js';
import { serveTrainExamples } from './trainExamples/trainExamples.js';
import { serveAliases } from './aliases/aliases.js';
import { serveSavedViews } from './savedViews/savedViews.js';
import { serveViews } from './views/views.js';
import { serveYourData } from './yourData/yourData.js';
import { usePolicies } from './usePolicies.js';

interface ApiOptions {
  readonly services: Services;
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
}

/** Every operation of the contract. Who asks and what they may is known before anything else is looked at, on each of them. */
export async function serveApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { services, authenticate, limits } = options;
  const { store, settingsStore, imports, notifications, trainExamples, chats, assistant } = services;
  const graph = asText(store);
  useSoundTickets(app, services.soundTickets);
  useAuthentication(app, authenticate, limits);
  usePolicies(app, services);
  serveNodes(app, graph, store);
  serveRelationships(app, graph, store);
  serveGraph(app, graph);
  serveMap(app, store);
  serveChanges(app, { graph, writer: store, runEffects: services.runEffects });
  serveProjects(app, store, services.projects);
  serveAccount(app, services);
  serveApiTokens(app, services);
  serveAliases(app, services);
  serveSavedViews(app, services);
  serveViews(app, services);
  serveSignIns(app, services);
  serveSettings(app, store, settingsStore);
  serveSample(app, store);
  serveExports(app, store, notifications);
  serveNotifications(app, notifications);
  serveTrainExamples(app, trainExamples, notifications);
  serveFaq(app, settingsStore);
  serveChatMessages(app, services);
  serveProposals(app, services);
  serveConversations(app, assistant, chats);
  serveInteractions(app, chats);
  serveImages(app, services);
  serveProcessing(app, services);
  serveRecordings(app, services);
  serveYourData(app, services.jobs, services.yourData);
  servePayments(app, services.payments);
  await serveImports(app, imports);
}
