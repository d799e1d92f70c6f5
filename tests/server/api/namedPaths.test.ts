import { afterAll, beforeAll, expect, test } from 'vitest';

import { operations } from '../../../server/contract/operations/index.js';
import { type Objects, sampleRequest } from './sampleRequest.js';
import { type Answer, startTestServer, type TestServer } from './startTestServer.js';
import { twoPeople } from './twoPeople.js';

/** Every call that the specification of the product names, under the names that the contract gives to its parameters. */
const NAMED = `
POST /neo4j/create-user-if-not-exists
GET /bigquery/user-info
PUT /bigquery/user-info
any /bigquery/check-api-token
any /bigquery/generate-api-token
any /settings
POST /chat/user-input
any /bigquery/chat-messages
any /chat-messages/last
any /chat-messages/with-paginate
POST /bigquery/search-chat-messages/with-paginate/:pageSize/:pageToken
GET /bigquery/notifications/with-paginate
POST /bigquery/notifications/mark-as-read/:uid
POST /bigquery/notifications/search/:search
any /bigquery/faq/questions
any /bigquery/faq/answers
any /bigquery/train-examples
POST /bigquery/import-train-examples
POST /bigquery/export-data
any /bigquery/user-interactions
POST /bigquery/increase-user-interactions-with-number
GET /bigquery/user-purchases
POST /bigquery/user-purchases
any /neo4j/graph
any /neo4j/nodes
any /neo4j/nodes/labels
any /neo4j/nodes/label/:nodeId
any /neo4j/nodes-total
any /neo4j/nodes-labels-total
any /neo4j/relationships
any /neo4j/relationships/types
any /neo4j/relationships/type/:relationshipId
any /neo4j/relationships-total
any /neo4j/relationships-types-total
POST /neo4j/create-node
POST /neo4j/create-relationship
POST /neo4j/set-relationship-between-nodes
POST /neo4j/update-node
POST /neo4j/update-relationship
POST /v1/stripe/create-stripe-session
any /stripe/customer-id/:userEmail
any /stripe/subscriptions/:customerId
any /stripe/subscriptions-with-info/:customerId
any /stripe/product-for-subscription/:subscriptionId
POST /processing/process-text
DELETE /neo4j/delete-relationship/:firstNodeId/:relationshipId/:secondNodeId
DELETE /neo4j/delete-node/:nodeId
DELETE /bigquery/delete-chat-messages/:uid
DELETE /bigquery/clear-chat-history
DELETE /bigquery/notifications/:uid
DELETE /bigquery/notifications/all
DELETE /stripe/customer/:customerId
DELETE /bigquery/user-info
DELETE /bigquery/delete-data
`
  .trim()
  .split('\n')
  .map((line): [string, string] => line.split(' ') as [string, string]);

/** What a sample cannot say, as a typed confirmation or the newest version, is refused by its own code. */
const REFUSED = {
  'PUT /bigquery/user-info': 'VERSION_CONFLICT',
  'POST /chat/user-input': 'ID_TAKEN',
  'POST /v1/stripe/create-stripe-session': 'SUBSCRIPTION_STATE',
  'DELETE /stripe/customer/:customerId': 'CONFIRMATION_WRONG',
  'DELETE /bigquery/delete-data': 'CONFIRMATION_WRONG',
} as Readonly<Record<string, string>>;

let server: TestServer;
let bobs: Objects;
beforeAll(async () => {
  server = await startTestServer();
  bobs = await twoPeople(server);
});
afterAll(() => server.close());

/** The relationship runs from the first node to the second. */
const withEnds = async (url: string) => {
  const { endNodeId } = (
    await server.call('bob', 'GET', `/api/neo4j/relationship/${bobs.relationshipId}?projectId=${bobs.projectId}`)
  ).json<{ endNodeId: string }>();
  return url.replace(`${bobs.relationshipId}/${bobs.nodeId}`, `${bobs.relationshipId}/${endNodeId}`);
};

async function ask(method: string, path: string): Promise<Answer> {
  const operation = operations.find((each) => each.url === path && (method === 'any' || each.method === method));
  if (operation === undefined) throw new Error(`the contract does not know ${method} ${path}`);
  const request = sampleRequest(operation, bobs, true);
  const url = path.includes(':secondNodeId') ? await withEnds(request.url) : request.url;
  return server.call('bob', request.method, url, request.body);
}

test.each(NAMED)('%s %s answers', async (method, path) => {
  const answer = await ask(method, path);
  const refused = REFUSED[`${method} ${path}`];
  if (refused === undefined) expect(answer.status, answer.text).toBe(200);
  else expect(answer.json<{ code: string }>().code).toBe(refused);
});

test('those are all that are named', () => {
  expect(new Set(NAMED.map(([, path]) => path)).size).toBe(51);
});
