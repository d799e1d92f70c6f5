import { type FastifyReply, type FastifyRequest } from 'fastify';

import { type ProviderName, type ProvidersSettings } from '../../../platform/config/providers.js';
import { type Assertions, type ProviderId } from './assertion.js';
import { type ProviderCall } from './ProviderCall.js';
import { type RequestOrigin } from './requestOrigin.js';

/** The services that people may sign in with, and what the Firebase client calls them. */
export const NAMES = ['google', 'github'] as const;
export const PROVIDER_IDS: Record<ProviderName, ProviderId> = { google: 'google.com', github: 'github.com' };

/** What sending people to real services needs. */
export interface RealServicesOptions {
  readonly assertions: Assertions;
  readonly originOf: RequestOrigin;
  readonly providers: ProvidersSettings;
}

/** Sends the browser to the service that the call names; null where that is none of ours. */
export type BeginSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: ProviderCall,
) => Promise<FastifyReply> | null;
