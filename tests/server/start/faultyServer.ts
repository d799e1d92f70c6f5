import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';

import { every } from '../../../server/platform/faults/timers.js';
import { bareServer } from '../../../server/edge/http/bareServer.js';
import { useProblems } from '../../../server/edge/http/problems.js';
import { installLastResort } from '../../../server/lastResort.js';

const fail = (): never => {
  throw new TypeError('a fault of ours');
};

/** The kinds of callbacks that nothing waits for, each of which throws. */
const KINDS: Readonly<Record<string, () => unknown>> = {
  timer: () => setTimeout(fail, 5),
  immediate: () => setImmediate(fail),
  tick: () => process.nextTick(fail),
  microtask: () => queueMicrotask(fail),
  data: () => Readable.from(['a piece']).on('data', fail),
  end: () => Readable.from([]).on('end', fail).resume(),
  'a stream without a listener': () => new Readable({ read: (): void => undefined }).destroy(new Error('it broke')),
  worker: () => new Worker('require("worker_threads").parentPort.postMessage(1)', { eval: true }).on('message', fail),
  'a worker that fails': () => new Worker('throw new Error("it broke")', { eval: true }),
  abort: () => {
    const stop = new AbortController();
    stop.signal.addEventListener('abort', fail);
    stop.abort();
  },
  promise: () => void Promise.resolve().then(fail),
  async: () => void (async () => fail())(),
};

const app = bareServer({});
useProblems(app);
const outside = new EventEmitter().on('fault', (kind: string) => KINDS[kind]?.());
const asked: string[] = [];
// What is done at the next look is done for no request.
setInterval(() => {
  const kind = asked.shift();
  if (kind !== undefined) outside.emit('fault', kind);
}, 20);
let looks = 0;
every(5, 'A look failed', () => {
  looks += 1;
  fail();
});

app.get('/alive', async () => ({ looks }));
app.get('/hangs', () => new Promise(() => undefined));
app.get<{ Params: { kind: string } }>('/within/:kind', ({ params }) => {
  KINDS[params.kind]?.();
  return new Promise(() => undefined);
});
app.get<{ Params: { kind: string } }>('/outside/:kind', async ({ params }) => {
  asked.push(params.kind);
  return {};
});

installLastResort(() => void app.close().then(() => process.exit(70)));
process.send?.({ address: await app.listen({ host: '127.0.0.1', port: 0 }), kinds: Object.keys(KINDS) });
