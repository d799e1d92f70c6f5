import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';

import { restField } from './restCall.js';

const schema = buildSchema('directive @httpOperation(path: String) on FIELD_DEFINITION\n type Query { a: Int }');
const fieldOf = (operation) => restField(schema, { extensions: { directives: { httpOperation: operation } } }, 'file');

/** Calls the field with a backend that answers so; says what the backend was asked. */
async function call(operation, args, { status = 200, text = '{"ok":true}' } = {}) {
  const asked = [];
  const transport = async (url, { method, headers, body }) => {
    asked.push({ path: url.replace(/^https?:\/\/[^/]+/, ''), method, headers, body });
    return { status, text: async () => text };
  };
  const context = { headers: { authorization: 'Bearer t', 'x-request-id': 'r1' }, transport };
  const answer = await fieldOf(operation).resolve({}, args, context, {});
  return { answer, asked: asked[0] };
}

describe('a root field calls its REST operation', () => {
  const list = {
    path: '/api/files/{args.name}',
    httpMethod: 'GET',
    queryParamArgMap: '{"page-size":"pageSize","text":"text"}',
  };

  test('with its path and query filled, and who asks', async () => {
    const { answer, asked } = await call(list, { name: 'a b', pageSize: 5, text: 'x&y=ț' });
    expect(answer).toEqual({ ok: true });
    expect(asked).toMatchObject({ path: '/api/files/a%20b?page-size=5&text=x%26y%3D%C8%9B', method: 'GET' });
    expect(asked.headers).toMatchObject({ authorization: 'Bearer t', 'x-request-id': 'r1' });
    expect(asked.body).toBeUndefined();
  });

  test('without what was not given', async () => {
    expect((await call(list, { name: 'a', text: null })).asked.path).toBe('/api/files/a');
  });

  test('with the input as its body', async () => {
    const { asked } = await call({ path: '/api/files', httpMethod: 'POST' }, { input: { name: 'ț' } });
    expect(asked).toMatchObject({ method: 'POST', body: '{"name":"ț"}' });
    expect(asked.headers['content-type']).toBe('application/json');
  });

  test('a refusal is thrown with its status and problem document', async () => {
    const refusal = call(list, { name: 'a' }, { status: 409, text: '{"code":"ID_TAKEN"}' });
    await expect(refusal).rejects.toMatchObject({
      extensions: { response: { status: 409, body: { code: 'ID_TAKEN' } } },
    });
  });

  test('an answer that is no JSON is a failure of the backend', async () => {
    const nonsense = call(list, { name: 'a' }, { text: '<html>' });
    await expect(nonsense).rejects.toMatchObject({ extensions: { response: { status: 502 } } });
  });

  test('a field that does not say its path is not served at all', () => {
    expect(() => restField(schema, { extensions: {} }, 'mystery')).toThrow(/mystery/);
  });
});
