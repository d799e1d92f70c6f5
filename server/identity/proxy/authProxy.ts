import http from 'node:http';

import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** What of the emulator is reached through the server: the calls and pages of signing in, never the administration. */
const PREFIXES = [
  '/emulator/auth/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/www.googleapis.com/',
];
const FILES = ['/emulator/gapi-shim.js'];
const LARGEST_BODY = 256 * 1024;

/** Plain text on purpose: a JSON error would sign the browser out, this one only makes it try again. */
const notReady = (reply: FastifyReply) => {
  if (reply.raw.headersSent) reply.raw.destroy();
  else reply.raw.writeHead(502, { 'content-type': 'text/plain' }).end('the local sign-in service is not ready');
};

const isTooLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGEST_BODY;

function passOn(request: FastifyRequest, reply: FastifyReply, port: number, agent: http.Agent): void {
  reply.hijack();
  const { method, url, headers } = request.raw;
  const { authorization: _administrator, ...kept } = headers;
  const onward = http.request({ host: '127.0.0.1', port, path: url, method, headers: kept, agent }, (answer) => {
    reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => reply.raw.destroy());
    answer.pipe(reply.raw);
  });
  onward.on('error', () => notReady(reply));
  reply.raw.on('close', () => onward.destroy());
  request.raw.pipe(onward);
}

/**
 * Passes the sign-in calls of the pages on to the local emulator, with Host and Origin as they came, so that the emulator
 * itself can refuse foreign ones. Register it with `app.register(authProxy, { port })`.
 */
export async function authProxy(app: FastifyInstance, { port }: { port: number }): Promise<void> {
  const agent = new http.Agent({ keepAlive: true });
  app.addHook('onClose', async () => agent.destroy());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null)); // the body is streamed on, not read here
  for (const url of [...PREFIXES.map((prefix) => `${prefix}*`), ...FILES])
    app.route({
      method: ['GET', 'POST'],
      url,
      schema: { hide: true },
      handler: (request, reply) => {
        if (isTooLarge(request)) return reply.code(413).type('text/plain').send('too large');
        passOn(request, reply, port, agent);
        return reply;
      },
    });
}
