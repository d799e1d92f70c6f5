import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { operations } from '../../../server/contract/operations/index.js';
import { type Operation } from '../../../server/contract/operation.js';
import { namesObject, type Objects, placeOfProject, sampleRequest } from './sampleRequest.js';
import { type Answer, answerOf, startTestServer, type TestServer } from './startTestServer.js';
import { everythingOfBob, SECRET, twoPeople } from './twoPeople.js';

let server: TestServer;
let bobs: Objects;
let before: string;
const headers: Record<string, string | undefined> = {};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token that says all the right things and is signed by nobody. */
const unsigned = (uid: string) =>
  `${base64({ alg: 'none', typ: 'JWT' })}.${base64({ sub: uid, iss: 'https://securetoken.google.com/harta-test', aud: 'harta-test', iat: 1, auth_time: 1, exp: 9_999_999_999 })}.`;

beforeAll(async () => {
  server = await startTestServer();
  bobs = await twoPeople(server);
  headers['expired'] = `Bearer ${await server.token('bob', { expiresIn: -60, signedInAgo: 3660 })}`;
  headers['revoked'] = `Bearer ${await server.token('carol')}`;
  headers['malformed'] = 'Bearer not.a.token';
  headers['of another scheme'] = `Basic ${Buffer.from('bob:secret').toString('base64')}`;
  headers['unsigned'] = `Bearer ${unsigned('bob')}`;
  headers['of another key'] = `Bearer ${(await server.token('bob')).replace(/.{8}$/, 'AAAAAAAA')}`;
  await server.call('carol', 'POST', '/api/identity/sign-out-everywhere');
  before = await everythingOfBob(server, bobs);
  expect(before).toContain(SECRET);
});
afterAll(() => server.close());

const multipart = {
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  payload:
    '--b\r\ncontent-disposition: form-data; name="file"; filename="g.csv"\r\ncontent-type: text/csv\r\n\r\nsource,target,type\r\na,b,C\r\n--b--\r\n',
};

/** Sends what the contract accepts for an operation, as somebody. */
async function send(operation: Operation, authorization: string | undefined, inProject: boolean): Promise<Answer> {
  const { method, url, body } = sampleRequest(operation, bobs, inProject);
  const upload = ['uploadImport', 'restoreData', 'addRecordingPiece'].includes(operation.schema.operationId);
  const sent = upload ? multipart : { headers: {}, ...(body === undefined ? {} : { payload: body }) };
  const who = authorization === undefined ? {} : { authorization };
  return answerOf(await server.app.inject({ method, url, ...sent, headers: { ...sent.headers, ...who } }));
}

/** A refusal is a problem document that says its status, and nothing of what is Bob's. */
function expectRefusal(answer: Answer, status: number, codes: readonly string[]): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(codes).toContain(answer.json<{ code: string }>().code);
  expect(answer.text).not.toContain(SECRET);
}

const table = operations.map((operation) => [operation.schema.operationId, operation] as const);

describe.each(table)('%s', (_name, operation) => {
  test('refuses who does not say who they are', async () => {
    expectRefusal(await send(operation, undefined, true), 401, ['UNAUTHENTICATED']);
  });

  test.each([
    ['expired', 'TOKEN_EXPIRED'],
    ['revoked', 'TOKEN_REVOKED'],
    ['malformed', 'UNAUTHENTICATED'],
    ['of another scheme', 'UNAUTHENTICATED'],
    ['unsigned', 'UNAUTHENTICATED'],
    ['of another key', 'UNAUTHENTICATED'],
  ])('refuses a token that is %s', async (kind, code) => {
    expectRefusal(await send(operation, headers[kind], true), 401, [code]);
  });

  test("does not find another person's project", async () => {
    if (placeOfProject(operation) === undefined) return;
    const answer = await send(
      operation,
      `Bearer ${await server.token(`ana of ${operation.schema.operationId}`)}`,
      true,
    );
    // A message that it names as well is looked for first.
    expectRefusal(answer, 404, [
      'PROJECT_NOT_FOUND',
      ...(operation.schema.operationId === 'applyProposal' ? ['MESSAGE_NOT_FOUND'] : []),
    ]);
  });

  test("does not find another person's elements, and shows nobody else's", async () => {
    const answer = await send(
      operation,
      `Bearer ${await server.token(`ana of ${operation.schema.operationId}`)}`,
      false,
    );
    if (namesObject(operation))
      expectRefusal(answer, 404, [
        'NODE_NOT_FOUND',
        'DOCUMENT_NOT_FOUND',
        'RECORDING_NOT_FOUND',
        'RELATIONSHIP_NOT_FOUND',
        'PROJECT_NOT_FOUND',
        'IMPORT_NOT_FOUND',
        'JOB_NOT_FOUND',
        'NOTIFICATION_NOT_FOUND',
        'EXAMPLE_NOT_FOUND',
        'CONVERSATION_NOT_FOUND',
        'MESSAGE_NOT_FOUND',
        'API_TOKEN_NOT_FOUND',
        'SIGN_IN_NOT_FOUND',
        'CUSTOMER_NOT_FOUND',
        'SUBSCRIPTION_NOT_FOUND',
        'CHECKOUT_NOT_FOUND',
        'VIEW_TOKEN_NOT_FOUND',
      ]);
    expect(answer.status, answer.text).toBeLessThan(500);
    expect(answer.text).not.toContain(SECRET);
  });

  test('refuses what the contract does not know, by name', async () => {
    const { method, url, body } = sampleRequest(operation, bobs, false);
    const mark = url.includes('?') ? '&' : '?';
    const answer = await server.call('dora', method, `${url}${mark}surplus=1`, body);
    expectRefusal(answer, 422, ['VALIDATION_FAILED']);
    expect(answer.json<{ errors: { path: string }[] }>().errors).toContainEqual(
      expect.objectContaining({ path: 'querystring/surplus' }),
    );
    if (body === undefined) return;
    const withMore = await server.call('dora', method, url, { ...body, surplus: 1 });
    expectRefusal(withMore, 422, ['VALIDATION_FAILED']);
    expect(withMore.text).toContain('"body/surplus"');
  });

  test('leaves all that is not theirs as it was', async () => {
    expect(await everythingOfBob(server, bobs)).toBe(before);
  });
});
