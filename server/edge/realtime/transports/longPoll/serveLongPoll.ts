import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { isReported } from '../../../../platform/faults/guarded.js';
import { headerOf, isSpoken, queryOf } from '../../connecting/query.js';
import { type ConnectRequest } from '../../Endpoint.js';
import { type Admission } from '../Admission.js';
import { bodyFrames } from './bodyFrames.js';
import { LongPolls } from './LongPolls.js';
import { publish } from './publish.js';
import { SessionTokens } from './SessionTokens.js';

/** A batch of a hundred frames, few of which are large. */
const BODY_LIMIT = 1_000_000;
const OTHER_METHODS = ['DELETE', 'HEAD', 'PATCH', 'PUT'];

/** The answer's own status is always 200; what it comes to stands in the body. */
const answer = (reply: FastifyReply, body: { readonly status: number; readonly [part: string]: unknown }) =>
  reply.code(200).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));

/** The session's token: in its header, or as the last `token` of the query. */
const sessionTokenOf = (request: FastifyRequest) =>
  headerOf(request, 'x-phoenix-longpoll-token') ?? queryOf(request).getAll('token').at(-1);

/** What proves who connects: the first `token` of the query, unless that is a session's, and the client's `authToken`. */
function connectRequestOf(request: FastifyRequest): ConnectRequest {
  const [first] = queryOf(request).getAll('token');
  return {
    token: first === undefined || SessionTokens.isSession(first) ? undefined : first,
    authToken: headerOf(request, 'x-phoenix-authtoken'),
    address: request.ip,
  };
}

const preflight = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .headers({
      'access-control-allow-headers': headerOf(request, 'access-control-request-headers') ?? '',
      'access-control-allow-methods': 'get, post, options',
      'access-control-max-age': '3600',
    })
    .send('');

/** Serves `{path}/longpoll`. To be registered in a scope of its own: its bodies are read as plain text. */
export async function serveLongPoll<C>(app: FastifyInstance, admission: Admission<C>): Promise<void> {
  const { path, isAllowedOrigin, limits } = admission.endpoint;
  const polls = new LongPolls(admission);
  const schema = { hide: true };
  const url = `${path}/longpoll`;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && !isReported(error))
      request.log.error({ err: error, requestId: request.id }, 'a request failed');
    return answer(reply, { status });
  });

  const checkOrigin = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    const { origin, host } = request.headers;
    if (origin === undefined || isAllowedOrigin(origin, host)) return undefined;
    admission.log.info({ transport: 'longpoll', reason: 'origin', status: 403 }, 'a connection was refused');
    return answer(reply, { status: 403 });
  };

  const connect = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSpoken(queryOf(request).get('vsn'))) {
      admission.log.info({ transport: 'longpoll', reason: 'version', status: 403 }, 'a connection was refused');
      return answer(reply, { status: 403 });
    }
    try {
      const token = polls.start(await admission.admit(connectRequestOf(request)));
      return answer(reply, { status: 410, token, messages: [] });
    } catch (error) {
      // The client knows no other refusals than 403, and 500 for what may pass.
      return answer(reply, { status: admission.refuse(error, 'longpoll').status === 503 ? 500 : 403 });
    }
  };

  const poll = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = sessionTokenOf(request);
    const open = polls.find(token);
    if (open === undefined) return connect(request, reply);
    const { status, messages } = await open.session.poll((abandon) => reply.raw.once('close', abandon));
    return answer(reply, { status, token, messages });
  };

  /** Refuses a body before it is read, unless it belongs to a session. */
  const checkSession = async (request: FastifyRequest, reply: FastifyReply) =>
    polls.find(sessionTokenOf(request)) === undefined ? answer(reply, { status: 410 }) : undefined;

  const post = async (request: FastifyRequest, reply: FastifyReply) => {
    const open = polls.find(sessionTokenOf(request));
    if (open === undefined) return answer(reply, { status: 410 });
    const body = typeof request.body === 'string' ? request.body : '';
    const frames = bodyFrames(request.headers['content-type'], body);
    return answer(reply, { status: await publish(open, frames, limits.pollWindowMs) });
  };

  app.route({ method: 'GET', url, schema, exposeHeadRoute: false, onRequest: checkOrigin, handler: poll });
  app.route({ method: 'POST', url, schema, onRequest: [checkOrigin, checkSession], handler: post });
  app.route({ method: 'OPTIONS', url, schema, onRequest: checkOrigin, handler: preflight });
  app.route({ method: OTHER_METHODS, url, schema, handler: async (_request, reply) => reply.code(400).send() });
}
