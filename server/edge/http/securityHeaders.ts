import { type FastifyInstance } from 'fastify';

import { type AppConfig } from '../../contract/account.js';
import { isInnerCall } from './innerCalls.js';

const YEAR_SECONDS = 31_536_000;

/**
 * Tells browsers to come by https alone from now on (RFC 6797). Only for an installation behind TLS: on a plain http
 * address the header means nothing, and on a name that is also used without TLS it would lock people out.
 */
export function useStrictTransport(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    done();
  });
}

type Sources = Record<string, readonly string[]>;

const OURS: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

const googleIdentity = (authDomain: string): Sources => ({
  'script-src': ['https://apis.google.com'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://apis.google.com',
  ],
  'frame-src': [`https://${authDomain}`],
});
const tagManager: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/** What the pages of an installation may load, by its configuration. */
export function contentSecurityPolicy(config: AppConfig, frameAncestors: string): string {
  const more = [
    ...(config.auth.mode === 'google' ? [googleIdentity(config.auth.authDomain)] : []),
    ...(config.tagManagerId === undefined ? [] : [tagManager]),
  ];
  const directives = Object.entries(OURS).map(([name, sources]) =>
    [name, ...sources, ...more.flatMap((each) => each[name] ?? [])].join(' '),
  );
  return [...directives, `frame-ancestors ${frameAncestors}`].join('; ');
}

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Recordings are made with the microphone, in our own pages alone.
  'permissions-policy': [
    ...['camera', 'display-capture', 'geolocation', 'midi', 'payment', 'usb'].map((feature) => `${feature}=()`),
    'microphone=(self)',
  ].join(', '),
};

const isPrivate = (url: string) => url.startsWith('/api/') || url === '/graphql' || url.startsWith('/graphql?');

/** Sets what a browser must know to keep our pages apart from others. A route may set a header of its own after it. */
export function useSecurityHeaders(app: FastifyInstance, config: AppConfig): void {
  const policy = contentSecurityPolicy(config, "'none'");
  const framedPolicy = contentSecurityPolicy(config, "'self'");
  app.addHook('onRequest', (request, reply, done) => {
    // The mesh is no browser.
    if (!isInnerCall(request)) {
      const { url } = request;
      reply.headers(COMMON);
      if (isPrivate(url)) reply.header('cache-control', 'no-store');
      // The sign-in library talks to its own frame at this path.
      reply.header('content-security-policy', url.startsWith('/emulator/auth/') ? framedPolicy : policy);
    }
    done();
  });
}
