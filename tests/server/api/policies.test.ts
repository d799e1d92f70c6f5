import { readFileSync } from 'node:fs';

import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { isRead } from '../../../server/contract/operation.js';
import { operations } from '../../../server/contract/operations/index.js';
import { policyOf } from '../../../server/edge/policies/policyOf.js';
import { usersSocket } from '../../../server/edge/realtime/usersSocket.js';

const names = operations.map(({ schema }) => schema.operationId);
const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'), { assumeValid: true });
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);
const never = () => Promise.reject(new Error('nobody connects here'));
const { handlers } = usersSocket({
  openers: { byTicket: never, byToken: never },
  bus: inProcessBus(),
  readNotification: never,
  origins: [],
});

describe('somebody has said who may', () => {
  test.each(names)('call %s over REST', (name) => expect(policyOf(name)).toBeDefined());
  test.each(fields)('ask for %s over GraphQL', (field) => {
    expect(names).toContain(field);
    expect(policyOf(field)).toBeDefined();
  });
  test.each(handlers.map(({ topics }) => topics))('join %s', (topic) => expect(policyOf(topic)).toBeDefined());
});

test('what reads changes nothing: only reading of operations is asked for with GET, and all of GET is reading', () => {
  const gets = operations.filter(({ method }) => method === 'GET').map(({ schema: { operationId } }) => operationId);
  // Lists of API tokens and sign-ins, and all that a person has in one file, are read by whoever signed in alone.
  const bySignIn = gets.filter((name) => policyOf(name).needs !== 'read').sort();
  expect(bySignIn).toEqual(['apiTokens', 'archive', 'downloadArchive', 'signIns', 'viewTokens']);
  const others = names.filter((name) => !gets.includes(name) && policyOf(name).needs === 'read');
  const withBodies = operations.filter((each) => each.method !== 'GET' && isRead(each));
  // A ticket is worth no more than what it is asked with.
  const tickets = ['listenToRecording', 'socketTicket'];
  expect(others.sort()).toEqual([...withBodies.map(({ schema: { operationId } }) => operationId), ...tickets].sort());
  expect(withBodies.length).toBeGreaterThan(0);
});

test('who looks at a view in a frame may read its graph, and nothing else', () => {
  const asked = [...names, ...handlers.map(({ topics }) => topics)].filter((name) => policyOf(name).isViewable);
  const reads = [
    'graphElements',
    'graphMap',
    'graphOverview',
    'imageFile',
    'neighbourhood',
    'searchGraph',
    'styles',
    'viewedNodes',
    'viewedProject',
  ];
  expect(asked.sort()).toEqual([...reads, 'user:graph'].sort());
  for (const name of asked) {
    expect(policyOf(name).needs).toBe('read');
    expect(['project', 'picture']).toContain(policyOf(name).about);
  }
});

test('what nobody has spoken of is not served', () => {
  expect(() => policyOf('newOperation')).toThrow('has no policy');
});
