import { createHmac } from 'node:crypto';

import { type FastifyInstance } from 'fastify';

import { run } from '../../../platform/faults/guarded.js';
import { every, soon } from '../../../platform/faults/timers.js';
import { type Unit } from '../../../platform/storage/Unit.js';
import { type ApiCall, apiOf } from './api/answerCall.js';
import { settle } from './billing/subscriptions.js';
import { Deliveries, type Deliver } from './Deliveries.js';
import { serveSandboxPages } from './pages/serveSandboxPages.js';
import { type SandboxEngine, SandboxStore } from './store/SandboxStore.js';
import { stock } from './store/stock.js';

const LOOK_EVERY_MS = 60_000;

/** Signs as Stripe does, without its SDK: that is what checks it. */
function signed(secret: string, payload: string): string {
  const at = Math.floor(Date.now() / 1000);
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
}

function* moveClock(store: SandboxStore, seconds: number): Unit<void> {
  yield* store.setState('clock', String(Number((yield* store.state('clock')) ?? 0) + seconds));
}

/**
 * Opens the stand-in of the payment provider: its objects in an engine, its API for the SDK of this process, its pages, its events.
 * No money moves.
 */
export async function openSandbox({ db, expunge, close }: SandboxEngine) {
  const store = new SandboxStore();
  const webhookSecret = await db.write(stock(store));
  const answer = apiOf(db, store);
  let deliveries: Deliveries | undefined;
  const failure = 'Events of the sandbox could not be told';
  const tellAll = () => deliveries?.run();
  // What is due by the clock comes up without anybody asking.
  const stop = every(LOOK_EVERY_MS, failure, async () => {
    await settle(db, store);
    await tellAll();
  });
  return {
    webhookSecret,
    /** Answers a call of the SDK. */
    answer: async (call: ApiCall) => {
      const answered = await answer(call);
      if (call.method !== 'GET') soon(failure, tellAll);
      return answered;
    },
    /** Serves the pages. */
    serve: async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
      await app.register(serveSandboxPages, { db, store, origins, onDone: () => soon(failure, tellAll) });
    },
    /** Begins to tell what has happened, also before the last end. */
    tellTo: (deliver: Deliver): void => {
      deliveries = new Deliveries(db, store, (payload) => signed(webhookSecret, payload), deliver);
      run(failure, tellAll);
    },
    /** Moves the clock on, and does and tells all that is due by then. */
    advance: async (seconds: number): Promise<void> => {
      await db.write(moveClock(store, seconds));
      await settle(db, store);
      await deliveries?.run();
    },
    /** Tells all that waits and is due. */
    told: async (): Promise<void> => deliveries?.run(),
    /** Removes a customer with all that names them. */
    forget: async (customer: string): Promise<void> => {
      await db.write(store.forget(customer));
      await expunge();
    },
    close: async (): Promise<void> => {
      stop();
      await deliveries?.close();
      await close();
    },
  };
}

/** See {@link openSandbox}. */
export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
