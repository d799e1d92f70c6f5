// What a route may say of itself for the description of the API.
import type {} from '@fastify/swagger';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { operations } from '../calls/operations.js';
import { isDiskTrouble } from '../store/diskTrouble.js';
import { type Fields, formFields, jsonFields } from '../fields.js';
import { diskFull, Refusal } from '../Refusal.js';
import { type Call, type Service } from '../Service.js';
import { callingBrowser } from './deviceCookie.js';
import { sendFailure, sendRefusal } from './sendRefusal.js';

/** Whether a call has to write before it can be answered. */
const grows = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as { grows?: boolean } | undefined)?.grows === true;

/** Lets only our own pages call: another site's page, or a foreign name that resolves to this machine, is refused. */
function refuseForeign({ headers }: FastifyRequest, origins: readonly string[]): void {
  const isForeignPage = headers.origin !== undefined && !origins.includes(headers.origin);
  const isForeignName = !origins.some((origin) => new URL(origin).host === headers.host);
  if (isForeignPage || isForeignName)
    throw new Refusal('Requests from this origin or under this name are refused.', 403);
}

/** The longest password and a picture's address fit many times over. */
const LARGEST_BODY = 64 * 1024;

/** What the service needs to be served. */
interface ServeOptions {
  readonly service: Service;
  /** Origins of the pages that may call it. */
  readonly origins: readonly string[];
}

function fieldsOf({ method, body, headers }: FastifyRequest): Fields {
  if (method === 'GET' || typeof body !== 'string') return {};
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ? formFields(body) : jsonFields(body);
}

/** The client sends the language that the page set, for mails. */
const languageOf = ({ headers }: FastifyRequest): Call['language'] =>
  String(headers['x-firebase-locale'] ?? '').startsWith('ro') ? 'ro' : 'en';

function needKey({ query }: FastifyRequest): void {
  if (!(query as Record<string, unknown>)['key']) throw new Refusal('The request is missing a valid API key.', 403);
}

/**
 * Serves the calls of the Firebase client. Refusals have Google's form, which the client understands; what failed on our
 * side is plain text, since the client would sign out on anything that it understands.
 */
export async function serveOperations(app: FastifyInstance, { service, origins }: ServeOptions): Promise<void> {
  const isSecure = origins.every((origin) => origin.startsWith('https:'));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply): FastifyReply => {
    if (error instanceof Refusal) return sendRefusal(reply, error);
    // Of what every page asks a refusal would sign the browser out.
    if (isDiskTrouble(error) && grows(request)) return sendRefusal(reply, diskFull());
    return sendFailure(request, reply, error);
  });
  app.addHook('onRequest', async (request) => refuseForeign(request, origins));
  for (const { method, path, operation, grows: isGrowing = false } of operations)
    app.route({
      method,
      // The router takes a colon for the beginning of a parameter.
      url: path.replace(':', '::'),
      bodyLimit: LARGEST_BODY,
      schema: { hide: true },
      config: { grows: isGrowing },
      handler: async (request, reply) => {
        needKey(request);
        if (isGrowing && !service.hasRoom()) throw diskFull();
        const browser = callingBrowser(request, reply, isSecure);
        const call = { fields: fieldsOf(request), ip: request.ip, browser, language: languageOf(request) };
        const answer = await operation({ ...service, passwords: service.passwords.from(request.ip) }, call);
        return reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(JSON.stringify(answer));
      },
    });
}
