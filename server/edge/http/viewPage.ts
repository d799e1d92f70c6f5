import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { type AppConfig } from '../../contract/account.js';
import { type FrameAncestors } from '../../people/identity/views/frames.js';
import { type RateLimits } from './rateLimits.js';
import { contentSecurityPolicy } from './securityHeaders.js';

/** What the page in a frame is served with. */
export interface ViewPageParts {
  readonly config: AppConfig;
  readonly limits: RateLimits;
  readonly ancestors: FrameAncestors;
}

const viewOf = ({ query }: FastifyRequest): string => {
  const { view } = query as { view?: unknown };
  return typeof view === 'string' ? view : '';
};

/**
 * Serves `/web-view?view=<id>`: the one page that other sites may frame, and of those only the origins of the view that its address
 * names. For an id that is unknown, has ended or was revoked nobody may, as with all other pages. The files of the pages are served
 * beside it.
 */
export function serveViewPage(app: FastifyInstance, { config, limits, ancestors }: ViewPageParts): void {
  app.get('/web-view', { schema: { hide: true } }, async (request, reply) => {
    await limits.views(request, reply);
    const origins = await ancestors(viewOf(request));
    // Who may frame it can change at any time: no answer of before is good any more.
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    if (origins.length > 0) {
      reply.header('content-security-policy', contentSecurityPolicy(config, origins.join(' ')));
      // For sites that let nothing in that does not say so.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    return reply.header('referrer-policy', 'no-referrer').sendFile('index.html');
  });
}
