import { createHash } from 'node:crypto';

import { type Unit, type UnitDatabase } from '../../../../platform/storage/Unit.js';
import { settle } from '../billing/subscriptions.js';
import { SandboxError } from '../store/SandboxError.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { type Calls, findCall, type FoundCall } from './Calls.js';
import { catalogueCalls } from './catalogueCalls.js';
import { customerCalls } from './customerCalls.js';
import { expanded } from './expand.js';
import { Params, readForm } from './forms.js';
import { sessionCalls } from './sessionCalls.js';
import { subscriptionCalls } from './subscriptionCalls.js';

/** A call as the SDK makes it. */
export interface ApiCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string;
  readonly idempotencyKey: string | undefined;
}

/** What it is answered. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly isReplayed: boolean;
}

const SAME_KEY =
  'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than the one that was sent.';

function refused(error: unknown): ApiAnswer {
  if (error instanceof SandboxError)
    return { status: error.status, body: JSON.stringify({ error: error.body }), isReplayed: false };
  throw error;
}

/** Does what a call asks for, once for each key; a key with another request is refused. */
function* once(store: SandboxStore, { idempotencyKey: key, ...call }: ApiCall, work: Unit<string>): Unit<ApiAnswer> {
  if (key === undefined || call.method !== 'POST') return { status: 200, body: yield* work, isReplayed: false };
  const request = createHash('sha256').update(JSON.stringify(call)).digest('hex');
  const known = yield* store.answer(key);
  if (known !== undefined && known.request !== request)
    throw new SandboxError(400, { type: 'idempotency_error', message: SAME_KEY });
  if (known !== undefined) return { status: 200, body: known.body, isReplayed: true };
  const body = yield* work;
  yield* store.keepAnswer(key, request, body);
  return { status: 200, body, isReplayed: false };
}

function* answerOf(store: SandboxStore, { call, id }: FoundCall, params: Params): Unit<string> {
  return JSON.stringify(yield* expanded(store, yield* call(params, id), params.texts('expand')));
}

/** Answers calls as Stripe's API does, as far as Harta makes them. */
export function apiOf(db: UnitDatabase, store: SandboxStore): (call: ApiCall) => Promise<ApiAnswer> {
  const calls: Calls = {
    ...catalogueCalls(store),
    ...customerCalls(store),
    ...sessionCalls(store),
    ...subscriptionCalls(store),
  };
  return async (asked) => {
    try {
      await settle(db, store);
      const [path = '', query = ''] = asked.path.split('?');
      const found = findCall(calls, asked.method, path);
      if (found === undefined)
        throw new SandboxError(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${asked.method}: ${path})`,
        });
      const params = new Params(readForm(asked.method === 'POST' ? asked.body : query || asked.body));
      return await db.write(once(store, asked, answerOf(store, found, params)));
    } catch (error) {
      return refused(error);
    }
  };
}
