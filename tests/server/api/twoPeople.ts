import { ulid } from 'ulid';
import { expect, vi } from 'vitest';

import { type TestServer } from './startTestServer.js';
import { wav } from '../audio/sounds.js';
import { Uploader } from '../audio/uploading.js';
import { Shopper } from '../payments/buying.js';
import { DOT, type Objects } from './sampleRequest.js';

/** A word that stands in everything of Bob's and must reach nobody else. */
export const SECRET = 'Bobs-own-secret';

const EXAMPLES = '/api/bigquery/train-examples';
const NOTIFICATIONS = '/api/bigquery/notifications/with-paginate';

interface Made {
  id: string;
}

const made = async (server: TestServer, url: string, body?: object): Promise<string> => {
  const answer = await server.call('bob', 'POST', url, body);
  if (answer.status !== 200) throw new Error(`${url}: ${answer.text}`);
  return answer.json<Made>().id;
};

/** Bob has a project with two nodes and a relationship, a profile, settings, a train example and a conversation; Ana has an account and nothing else. */
export async function twoPeople(server: TestServer): Promise<Objects> {
  for (const who of ['ana', 'bob', 'carol']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
  const projectId = await made(server, '/api/neo4j/projects', { name: SECRET });
  const node = { projectId, labels: [SECRET], properties: { name: SECRET } };
  const nodeId = await made(server, '/api/neo4j/create-node', node);
  const endNodeId = await made(server, '/api/neo4j/create-node', node);
  const relationshipId = await made(server, '/api/neo4j/create-relationship', {
    projectId,
    type: SECRET,
    startNodeId: nodeId,
    endNodeId,
  });
  await server.call('bob', 'PUT', '/api/bigquery/user-info', { version: 1, about: SECRET });
  await server.call('bob', 'PUT', '/api/bigquery/user-picture', { data: DOT });
  // What everythingOfBob exports must not be told to him.
  const mutedKinds = [
    'exportFinished',
    'archiveReady',
    'subscriptionChanged',
    'textRead',
    'textFailed',
    'recordingTranscribed',
  ];
  await server.call('bob', 'PUT', '/api/settings', { theme: 'dark', currentProjectId: projectId, mutedKinds });
  const example = { question: SECRET, answer: SECRET, language: 'en', tags: [SECRET] };
  const trainExampleId = await made(server, EXAMPLES, example);
  const importId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
  const imageId = await made(server, '/api/images', { name: SECRET, data: DOT });
  const view = { x: 1, y: 2, zoom: 1.5, hiddenLabels: [SECRET], hiddenTypes: [] };
  await made(server, '/api/images', { name: SECRET, data: DOT, projectId, view });
  const documentId = await documentOfBob(server, projectId);
  const recordingId = await recordingOfBob(server, projectId);
  const kept = {
    name: SECRET,
    sight: 'dim',
    places: [],
    query: { kind: 'nodes', set: { kind: 'label', label: SECRET } },
  };
  const savedViewId = await made(server, `/api/neo4j/projects/${projectId}/saved-views`, kept);
  const ids = {
    savedViewId,
    imageId,
    documentId,
    recordingId,
    nodeId,
    relationshipId,
    projectId,
    importId,
    trainExampleId,
  };
  const told = { ...(await chatOfBob(server, projectId)), ...(await notificationsOfBob(server)) };
  const token = { name: SECRET, scope: 'write', expiresInDays: 30 };
  const generated = await server.call('bob', 'POST', '/api/bigquery/generate-api-token', token);
  const apiTokenId = generated.json<{ token: { id: string } }>().token.id;
  return { ...ids, ...told, ...(await purchaseOfBob(server)), apiTokenId, jobId: await archiveOfBob(server) };
}

/** Bob bought a plan, whose events have all arrived. */
async function purchaseOfBob(server: TestServer) {
  const bob = new Shopper(server, 'bob');
  const checkout = await bob.begin();
  await bob.pay(checkout);
  await bob.settle(checkout.sessionId);
  await server.sandbox.told();
  const [subscription] = await bob.subscriptions();
  return { customerId: await bob.customerId(), subscriptionId: subscription?.id ?? '', checkoutId: checkout.sessionId };
}

/** Bob had an archive made of all that he has. */
async function archiveOfBob(server: TestServer): Promise<string> {
  const job = await made(server, '/api/bigquery/export-data');
  await vi.waitFor(
    async () => expect((await server.call('bob', 'GET', '/api/bigquery/archive')).text).toMatch(/"bytes":\d/),
    { timeout: 60_000 },
  );
  return job;
}

/** Bob has a recording, which nobody transcribes. */
async function recordingOfBob(server: TestServer, projectId: string): Promise<string> {
  const answer = await new Uploader(server, () => projectId).upload(`${SECRET}.wav`, wav([1]));
  return answer.json<Made>().id;
}

/** Bob has a text that was read. */
async function documentOfBob(server: TestServer, projectId: string): Promise<string> {
  const text = `${SECRET} was born in London.`;
  const id = await made(server, '/api/processing/process-text', { projectId, title: SECRET, text });
  const list = `/api/processing/documents?projectId=${projectId}`;
  await vi.waitFor(async () => expect((await server.call('bob', 'GET', list)).text).toContain('"state":"read"'), {
    timeout: 60_000,
  });
  return id;
}

/** Bob asked something, and was answered. */
async function chatOfBob(server: TestServer, projectId: string) {
  const conversationId = ulid();
  const input = { uid: ulid(), conversationId, projectId, text: `What is ${SECRET}?`, language: 'en' };
  const turn = await server.call('bob', 'POST', '/api/chat/user-input?wait=60', input);
  if (turn.status !== 200) throw new Error(turn.text);
  return { conversationId, messageId: turn.json<{ answer: { uid: string } }>().answer.uid };
}

/** Bob was told of several sign-ins; one of these notifications was deleted, which he may still undo. */
async function notificationsOfBob(server: TestServer) {
  const deviceId = ulid();
  for (const id of [ulid(), ulid(), ulid(), deviceId])
    await server.call('bob', 'POST', '/api/identity/device', { id, name: SECRET });
  const list = await server.call('bob', 'GET', NOTIFICATIONS);
  const [kept, gone] = list.json<{ items: { uid: string }[] }>().items;
  const deleted = await server.call('bob', 'DELETE', `/api/bigquery/notifications/${gone?.uid ?? ''}`);
  return { deviceId, notificationId: kept?.uid ?? '', deletionId: deleted.json<{ deletion: string }>().deletion };
}

const OF_BOB = [
  '/api/neo4j/projects',
  '/api/neo4j/imports',
  '/api/bigquery/user-info',
  '/api/settings',
  NOTIFICATIONS,
  EXAMPLES,
  '/api/bigquery/chat-messages',
  '/api/bigquery/user-interactions',
  '/api/chat/export?format=json',
  '/api/jobs',
  '/api/bigquery/archive',
  '/api/bigquery/api-tokens',
  '/api/bigquery/user-purchases',
  '/api/stripe/customer-id/bob%40example.org',
];
const OF_PROJECT = [
  '/api/neo4j/export?format=harta',
  '/api/neo4j/graph?nodes=20000',
  '/api/neo4j/changes?pageSize=500',
  '/api/chat/conversations?pageSize=500',
  '/api/processing/documents?pageSize=500',
  '/api/audio/recordings?',
];

/** When a file was written differs from one to the next. */
const withoutMoment = (text: string) => text.replace(/"exportedAt":"[^"]*"/, '');

/** All that Bob has, as text: equal before and after means that nothing of it changed. */
export async function everythingOfBob(server: TestServer, { projectId, customerId }: Objects): Promise<string> {
  const ofCustomer = `/api/stripe/subscriptions-with-info/${customerId}`;
  return readAsBob(server, [
    ...OF_BOB,
    ofCustomer,
    ...OF_PROJECT.map((url) => `${url}&projectId=${projectId}`),
    ...OF_PROJECT,
  ]);
}

/** What Bob has in his project and beside all projects; what lies in another one of his may change meanwhile. */
export async function allButOtherProjects(server: TestServer, objects: Objects): Promise<string> {
  const { projectId, conversationId } = objects;
  const beside = ['/api/bigquery/user-info', '/api/settings', NOTIFICATIONS, EXAMPLES, '/api/bigquery/api-tokens'];
  const within = OF_PROJECT.map((url) => `${url}&projectId=${projectId}`);
  return readAsBob(server, [...beside, ...within, `/api/bigquery/chat-messages?conversationId=${conversationId}`]);
}

async function readAsBob(server: TestServer, urls: readonly string[]): Promise<string> {
  const answers = await Promise.all(urls.map((url) => server.call('bob', 'GET', url)));
  const failed = answers.findIndex(({ status }) => status !== 200);
  if (failed !== -1) throw new Error(`${urls[failed] ?? ''}: ${answers[failed]?.text ?? ''}`);
  return answers.map(({ text }) => withoutMoment(text)).join('\n');
}
