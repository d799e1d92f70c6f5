import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { ProblemError } from '../../contract/ProblemError.js';
import { refuseUnknownPath, sendProblem } from './problems.js';

interface KnownPath {
  readonly fits: RegExp;
  readonly methods: Set<string>;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
/** A route's path as a pattern: a parameter stands for whatever is no slash. */
const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);

/** A page may be asked at any address; all else needs a route. */
const mayBePage = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Longest path and longest part of one that every system takes for a name, in bytes. */
const LONGEST = { path: 1024, part: 255 };
const isTooLong = (name: string, most: number) => Buffer.byteLength(name) > most;

/** Names that no file of the pages has: up the folders, zero bytes, other separators, longer than systems take. */
function isNoFile(path: string): boolean {
  try {
    const name = decodeURIComponent(path);
    const parts = name.split('/');
    if (isTooLong(name, LONGEST.path) || parts.some((each) => isTooLong(each, LONGEST.part))) return true;
    return /[\0\\]/.test(name) || parts.includes('..');
  } catch {
    return true;
  }
}

/** Answers 405 with `Allow` where the path is known under other methods, and 404 where it is not. */
export type RefuseUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Learns the routes as they are added, to refuse what none of them takes: at once, before its body is read, where no page
 * can be meant; the rest is for the handler of what is not found. To be called before the routes are added.
 */
export function refuseUnknown(app: FastifyInstance): RefuseUnknown {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    // A path with a star is the files of the pages; it says nothing of a path.
    if (url.includes('*')) return;
    const path = known.get(url) ?? { fits: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) path.methods.add(each);
    known.set(url, path);
  });
  const allowedAt = (path: string) =>
    new Set([...known.values()].filter(({ fits }) => fits.test(path)).flatMap(({ methods }) => [...methods]));

  const refuse: RefuseUnknown = (request, reply) => {
    const allowed = allowedAt(pathOf(request.url));
    if (allowed.size === 0 || allowed.has(request.method)) return refuseUnknownPath(request, reply);
    reply.header('allow', [...allowed].sort().join(', '));
    return sendProblem(request, reply, new ProblemError('METHOD_NOT_ALLOWED'));
  };
  app.addHook('onRequest', (request, reply, done) => {
    const isUnrouted = request.is404 || request.routeOptions.url?.includes('*') === true;
    if (isUnrouted && (!mayBePage(request) || isNoFile(pathOf(request.url)))) void refuse(request, reply);
    else done();
  });
  return refuse;
}
