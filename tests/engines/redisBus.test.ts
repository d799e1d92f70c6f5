import { Redis } from 'ioredis';
import { describe, it } from 'vitest';

import { missingRedis, startRedis, type StartedRedis } from '../../scripts/engines/redis.mjs';
import { redisBus } from '../../server/platform/bus/redisBus.js';
import { type Carrier, describeBus } from '../server/bus/busContract.js';

const QUIET = { info: () => undefined, warn: () => undefined };

async function endConnections(url: string): Promise<void> {
  const client = new Redis(url);
  await client.call('CLIENT', 'KILL', 'TYPE', 'normal');
  await client.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  client.disconnect();
}

const carrierOver = (redis: StartedRedis, breakConnections: () => Promise<void>): Carrier => ({
  open: (installation = 'harta-local') => redisBus({ url: redis.url, installation, log: QUIET }),
  breakConnections,
  close: () => redis.stop(),
});

const missing = missingRedis();

if (missing !== undefined) describe('a bus over Redis', () => it.skip(`SKIPPED: ${missing}`, () => undefined));
else {
  describeBus('a bus over Redis', async () => {
    const redis = await startRedis();
    return carrierOver(redis, () => endConnections(redis.url));
  });
  describeBus('a bus over a Redis that is killed and started again', async () => {
    const redis = await startRedis();
    return carrierOver(redis, async () => {
      await redis.kill();
      await redis.start();
    });
  });
}
