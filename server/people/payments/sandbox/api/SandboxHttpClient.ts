import type Stripe from 'stripe';

import { type ApiAnswer, type ApiCall } from './answerCall.js';

type Client = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>;
type Answered = Awaited<ReturnType<Client['makeRequest']>>;

function answerOf({ status, body, isReplayed }: ApiAnswer): Answered {
  const raw = {};
  return {
    getStatusCode: () => status,
    getHeaders: () => ({
      'content-type': 'application/json',
      'request-id': 'req_sandbox',
      ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
    }),
    // The SDK writes on it what it knows of the answer.
    getRawResponse: () => raw,
    toStream: () => {
      throw new Error('the sandbox answers no streams');
    },
    toJSON: async () => JSON.parse(body) as unknown,
  };
}

const textOf = (header: unknown) => (header === undefined ? undefined : String(header as string));

/**
 * Takes the calls of Stripe's own SDK to the sandbox within this process, so that nothing listens for them: there is no address at which
 * somebody else could buy.
 */
export const sandboxHttpClient = (answer: (call: ApiCall) => Promise<ApiAnswer>): Client => ({
  getClientName: () => 'sandbox',
  async makeRequest(_host, _port, path, method, headers, requestData) {
    const idempotencyKey = textOf(headers['Idempotency-Key']);
    return answerOf(await answer({ method, path, body: requestData, idempotencyKey }));
  },
});
