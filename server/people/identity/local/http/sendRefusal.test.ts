import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { ProblemError } from '../../../../contract/ProblemError.js';
import { sendFailure } from './sendRefusal.js';

/** How a call is answered that fails with an error. */
async function answerTo(error: Error) {
  const app = Fastify();
  app.setErrorHandler((failed: Error, request, reply) => sendFailure(request, reply, failed));
  app.get('/', () => Promise.reject(error));
  const { statusCode, body, headers } = await app.inject('/');
  await app.close();
  return { statusCode, body, type: headers['content-type'] };
}

test('while the database is away a call may be tried again, and nothing in the answer signs the browser out', async () => {
  const { statusCode, body, type } = await answerTo(new ProblemError('UNAVAILABLE'));
  expect(statusCode).toBe(503);
  expect(type).toMatch(/^text\/plain/u);
  expect(() => JSON.parse(body) as unknown).toThrow();
});

test('what nobody expected is told as a failure, without its words', async () => {
  expect(await answerTo(new Error('a secret of the house'))).toMatchObject({
    statusCode: 500,
    body: 'the sign-in could not do this',
  });
});
