import { type FastifyInstance } from 'fastify';

import { type ProviderId } from '../assertion.js';
import { type BeginSignIn, NAMES, PROVIDER_IDS, type RealServicesOptions } from '../realServices.js';
import { github } from './github.js';
import { google } from './google.js';
import { serveCodeFlow, type ServedService } from './serveCodeFlow.js';

const OPENERS = { google, github };

/** Serves signing in with the services whose clients the settings name. */
export function serveRealServices(app: FastifyInstance, options: RealServicesOptions): BeginSignIn {
  const { assertions, originOf, providers } = options;
  const services = new Map<ProviderId, ServedService>();
  for (const name of NAMES) {
    const settings = providers[name];
    if (settings?.kind === 'real') services.set(PROVIDER_IDS[name], { name, service: OPENERS[name](settings.client) });
  }
  const begin = serveCodeFlow(app, { assertions, originOf, services });
  return (request, reply, call) => {
    const service = services.get(call.providerId);
    return service === undefined ? null : begin(request, reply, call, service);
  };
}
