import { setImmediate as others } from 'node:timers/promises';

import { type FastifyInstance } from 'fastify';

import { type AnyLazyService } from './LazyService.js';

async function loadAll(app: FastifyInstance, parts: readonly AnyLazyService[]): Promise<void> {
  for (const part of parts) {
    // Loading holds this thread: what came in meanwhile is answered in between.
    await others();
    await part.get().catch((error: unknown) => app.log.error(error, `${part.name} could not be loaded`));
  }
}

/**
 * Loads parts one after the other once the server listens, so that a start does not wait for them and neither does the first
 * who needs one. A failure is logged, and thrown to callers of the part.
 */
export function loadAfterListening(app: FastifyInstance, parts: readonly AnyLazyService[]): void {
  app.addHook('onListen', (done) => {
    void loadAll(app, parts);
    done();
  });
}
