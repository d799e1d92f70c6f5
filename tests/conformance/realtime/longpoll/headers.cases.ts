import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { httpCall } from '../httpCall.js';

const harness = conformance();
const QUERY = 'token=tok-ana&vsn=2.0.0';

const expected = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
};

test.concurrent('a new session, an empty poll, a post and a refusal are never cached and may be read from anywhere', async () => {
  const { token } = await harness.session();
  const session = `${QUERY}&token=${encodeURIComponent(token)}`;
  const answers = [
    await httpCall(harness.pollUrl(QUERY)),
    await httpCall(harness.pollUrl(session)),
    await httpCall(harness.pollUrl(session), { method: 'POST', body: '[null,"1","phoenix","heartbeat",{}]' }),
    await httpCall(harness.pollUrl('token=nobody&vsn=2.0.0')),
    await httpCall(harness.pollUrl(QUERY), { method: 'POST', body: '[]' }),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers).toMatchObject(expected);
  }
});

test.concurrent.each(['PUT', 'DELETE', 'PATCH'])('%s is a bad request', async (method) => {
  expect((await httpCall(harness.pollUrl(QUERY), { method })).status).toBe(400);
});

test.concurrent('a page of another origin may ask what it may send', async () => {
  const { status, headers } = await httpCall(harness.pollUrl(QUERY), {
    method: 'OPTIONS',
    headers: {
      origin: 'https://example.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-phoenix-authtoken',
    },
  });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type,x-phoenix-authtoken',
    'access-control-max-age': '3600',
  });
  expect(headers['access-control-allow-methods']?.toLowerCase().split(/, ?/).sort()).toEqual([
    'get',
    'options',
    'post',
  ]);
});
