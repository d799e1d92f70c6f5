import { Redis } from 'ioredis';
import { describe, it } from 'vitest';

import { redisBus } from '../../../server/platform/bus/redisBus.js';
import { freePort } from '../../freePort.js';
import { hasRedis, runRedis } from '../realtime/processes.js';
import { describeBus } from './busContract.js';

const QUIET = { info: () => undefined, warn: () => undefined };

if (hasRedis)
  describeBus('a bus over Redis', async () => {
    const port = await freePort();
    const redis = await runRedis(port);
    const url = `redis://127.0.0.1:${port}`;
    return {
      open: (installation = 'harta-local') => redisBus({ url, installation, log: QUIET }),
      async breakConnections() {
        const client = new Redis(url);
        await client.call('CLIENT', 'KILL', 'TYPE', 'normal');
        await client.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
        client.disconnect();
      },
      close: async () => void (await redis.end()),
    };
  });
else describe('a bus over Redis', () => it.skip('redis-server is not installed', () => undefined));
