import { pipeline, Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';

import { type FastifyInstance, type FastifyRequest } from 'fastify';

import * as contract from '../../../contract/operations/graph.js';
import { MAP_MEDIA_TYPE } from '../../../contract/map.js';
import { type GraphReader } from '../../../graph/ports/GraphReader.js';
import { serveDirect } from '../serve.js';
import { deadlineOf } from './query.js';

/** What a reading may take, ms: a project of two million elements takes some seconds. */
const LONGEST = 30_000;

/** The same once the first of it is there, so that what refuses the call is still answered as a problem. */
async function begun<T>(items: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const iterator = items[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let step = first; step.done !== true; step = await iterator.next()) yield step.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding']));

/** Ids, degrees and ends of relationships lose two thirds, soonest at the lowest level; each frame leaves as soon as it is there. */
const GZIP = { level: 1, flush: constants.Z_SYNC_FLUSH };

/** The whole of a project as bytes, sent while it is read. */
export function serveMap(app: FastifyInstance, store: Pick<GraphReader, 'map'>): void {
  serveDirect(app, contract.graphMap, async ({ scope, request, reply }) => {
    const frames = Readable.from(await begun(store.map(scope, deadlineOf(reply, LONGEST))));
    void reply.header('content-type', MAP_MEDIA_TYPE).header('vary', 'accept-encoding');
    if (!takesGzip(request)) return reply.send(frames);
    // Whoever fails or leaves ends the other; what failed is told by the answer that breaks off.
    return reply.header('content-encoding', 'gzip').send(pipeline(frames, createGzip(GZIP), () => undefined));
  });
}
