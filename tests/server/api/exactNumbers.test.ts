import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { useBodies } from '../../../server/edge/http/bodies.js';

test('a whole number of a body that would be another one once it is read is the text that it is written as', async () => {
  const app = Fastify();
  useBodies(app);
  app.post('/echo', (request) => ({ body: request.body }));
  const answer = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json' },
    payload: '{"properties":{"id":9007199254740993,"ids":[12,-810000000000000001],"name":"9007199254740993"}}',
  });
  await app.close();
  expect(answer.json()).toEqual({
    body: { properties: { id: '9007199254740993', ids: [12, '-810000000000000001'], name: '9007199254740993' } },
  });
});
