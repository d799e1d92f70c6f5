import { type FastifyInstance } from 'fastify';

import { type Deliver } from './sandbox/Deliveries.js';
import { type Payments } from './Payments.js';

/** Where the provider tells what has happened. */
const WEBHOOK_PATH = '/api/v1/stripe/webhook';
const MOST_BYTES = 512 * 1024;

/** Serves the place where the provider tells what has happened: what was signed are the bytes, so that nothing parses them before. */
export function serveWebhook(app: FastifyInstance, payments: Pick<Payments, 'take'>): void {
  void app.register(async (hook) => {
    hook.removeAllContentTypeParsers();
    hook.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    hook.post<{ Body: Buffer | undefined }>(WEBHOOK_PATH, { schema: { hide: true } }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      await payments.take(request.body ?? Buffer.alloc(0), typeof signature === 'string' ? signature : undefined);
      return reply.type('application/json').send('{"received":true}');
    });
  });
}

/** Takes events of the sandbox to that place, by the way of all requests but for the wire. */
export const deliverWithin =
  (app: FastifyInstance, origin: string): Deliver =>
  async (payload, signature) => {
    const headers = { host: new URL(origin).host, 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })).statusCode;
  };
