import { type FastifyInstance, type FastifyReply } from 'fastify';

/** What can be asked of a process from outside. */
export interface Health {
  /** Whether everything stored can be read and written at this moment. */
  isAvailable(): boolean;
  /** Why it cannot, in a sentence. */
  readonly whileAway?: string;
  /** Whether the process is ending: it finishes what is under way, and others are to be asked. */
  isEnding?(): boolean;
}

const THREAD_ENDED = 'A thread of the store ended by itself and is being started again.';
const ENDING = 'This process is ending.';

function answer(reply: FastifyReply, reason: string | undefined): FastifyReply {
  return reply
    .code(reason === undefined ? 200 : 503)
    .header('content-type', 'application/json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(reason === undefined ? { ok: true } : { ok: false, reason }));
}

/**
 * `/livez`: the process answers, or is to be started again. `/readyz`: calls may be sent to it. `/healthz`: it can read and write.
 */
export function serveHealth(app: FastifyInstance, { isAvailable, whileAway = THREAD_ENDED, isEnding }: Health): void {
  const away = () => (isAvailable() ? undefined : whileAway);
  const unready = () => (isEnding?.() === true ? ENDING : away());
  const hidden = { schema: { hide: true } };
  app.get('/livez', hidden, (_request, reply) => answer(reply, undefined));
  app.get('/readyz', hidden, (_request, reply) => answer(reply, unready()));
  app.get('/healthz', hidden, (_request, reply) => answer(reply, away()));
}
