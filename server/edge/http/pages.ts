import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { type RefuseUnknown } from './unknownPaths.js';

const YEAR = 'public, max-age=31536000, immutable';
const ASSETS = '/assets/';

/** Paths that machines ask: what is not there is a problem, not a page. */
const OF_MACHINES = /^\/(?:api|graphql|assets|emulator|users-socket|auth\/callback)(?:[/?]|$)/;

/** Whether each part of a path names something: of any other the files are not asked, which would fail. */
const isPlain = (file: string) => file.split('/').every((part) => part !== '' && part !== '.');

const asksForPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !OF_MACHINES.test(url) &&
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

/**
 * Serves the built pages: files whose names carry a hash are kept by the browser for good, the rest is asked for again,
 * and every other address that wants a page is the application's own to understand.
 */
export async function servePages(app: FastifyInstance, folder: string, refuse: RefuseUnknown): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // A route for each file: the one route for all lists its folder, of hundreds of files, at each request.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(ASSETS) ? YEAR : 'no-cache');
    },
  });
  // What was built while this process runs, as by an update: its pages ask for files that were not there when it started.
  app.get(`${ASSETS}*`, { schema: { hide: true } }, (request, reply) => {
    const { '*': file } = request.params as { readonly '*': string };
    return isPlain(file) ? reply.sendFile(`${ASSETS}${file}`) : refuse(request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? reply.sendFile('index.html') : refuse(request, reply),
  );
}
