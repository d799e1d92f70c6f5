import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ulid } from 'ulid';
import { afterAll, expect, test, vi } from 'vitest';

import { wav } from '../audio/sounds.js';
import { DOT } from '../api/sampleRequest.js';
import { signIn, signUp, toolkit } from '../identity/toolkit.js';
import { freePort } from '../../freePort.js';
import { endAll, runHarta } from '../realtime/processes.js';
import { placesWith } from '../storedRows.js';

/** Words that stand in nothing but what this person has: none is part of another, or of a name that Harta gives. */
const TRACES = {
  address: 'traceless.quokka@example.org',
  name: 'Quillon Zarathustra',
  about: 'aboutquokkaxyz',
  project: 'projectquokkaxyz',
  node: 'nodequokkaxyz',
  changed: 'changedquokkaxyz',
  question: 'questionquokkaxyz',
  example: 'examplequokkaxyz',
  device: 'devicequokkaxyz',
  file: 'filequokkaxyz',
  image: 'imagequokkaxyz',
  text: 'textquokkaxyz',
  recording: 'recordingquokkaxyz',
  sound: 'soundquokkaxyz',
  /** A word of the lexicon, in no other way in what this person has. */
  meaning: 'odai',
  /** The id of the person, known once there is one. */
  uid: '',
  /** With the payment provider; known once something was bought. */
  customer: '',
};

/** What is left of the person, and where. */
async function traces(folder: string): Promise<Record<string, string[]>> {
  const found = await Promise.all(
    Object.entries(TRACES).map(async ([what, text]) => [what, await placesWith(folder, text)] as const),
  );
  return Object.fromEntries(found.filter(([, places]) => places.length > 0));
}

/** A person of this installation, by the calls that the pages make. */
async function person(origin: string, email: string) {
  await signUp(origin, email);
  const { body } = await signIn(origin, email);
  const { idToken = '' } = body;
  const call = async (method: string, path: string, payload?: object) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${idToken}`, ...(payload ? { 'content-type': 'application/json' } : {}) },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  };
  return { idToken, call, origin };
}

type Someone = Awaited<ReturnType<typeof person>>;

/** Buys a plan, with a card that names the person in nothing; the customer has their address. */
async function buy({ call, origin }: Someone): Promise<void> {
  const wish = { planId: 'harta_plus', key: ulid(), language: 'en', origin };
  const { url, sessionId } = (await call('POST', '/v1/stripe/create-stripe-session', wish)).body;
  const [, token = ''] = /name="token" value="([\w-]+)"/.exec(await (await fetch(String(url))).text()) ?? [];
  const form = new URLSearchParams({ token, card: 'good', action: 'pay' });
  await fetch(String(url), { method: 'POST', body: form, redirect: 'manual' });
  expect((await call('POST', '/bigquery/user-purchases', { sessionId })).body).toMatchObject({ state: 'paid' });
  const customer = (await call('GET', `/stripe/customer-id/${encodeURIComponent(TRACES.address)}`)).body['customerId'];
  TRACES.customer = String(customer);
}

/** Asks with a word that the graph does not have, and says what it means. */
async function giveMeaning({ call }: Someone, projectId: unknown): Promise<void> {
  const room = { projectId, labels: ['Cameră'], properties: { name: '101' } };
  await call('POST', '/neo4j/create-node', room);
  const conversation = { conversationId: ulid(), projectId, language: 'ro' };
  const ask = async (text: string) => {
    const { body } = await call('POST', '/chat/user-input?wait=60', { uid: ulid(), ...conversation, text });
    return body as { answer?: { suggestions?: { text: string }[] } };
  };
  const { answer } = await ask('Câte odăi sunt?');
  await ask(answer?.suggestions?.[0]?.text ?? '');
  const { body } = await call('GET', `/neo4j/aliases?projectId=${String(projectId)}`);
  expect(body).toMatchObject({ items: [{ words: TRACES.meaning }] });
}

/** Leaves a trace in everything that a person can have. */
/** Half a recording: its row and its file are there from the first piece on. */
async function uploadRecording({ call, idToken, origin }: Someone, projectId: unknown): Promise<void> {
  const bytes = Buffer.concat([wav([1]), Buffer.from(TRACES.sound)]);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const recording = { projectId, name: `${TRACES.recording}.wav`, bytes: bytes.length + 1, fingerprint: digest };
  const { id } = (await call('POST', '/audio/recordings', recording)).body;
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'piece');
  const query = new URLSearchParams({ projectId: String(projectId), start: '0', sha256: digest });
  const sent = await fetch(`${origin}/api/audio/recordings/${String(id)}/pieces?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: form,
  });
  expect(sent.status).toBe(200);
}

async function leaveTraces({ call: tried, idToken, origin }: Someone): Promise<void> {
  const call: Someone['call'] = async (...given) => {
    const answer = await tried(...given);
    expect(answer, given[1]).toMatchObject({ status: 200 });
    return answer;
  };
  await toolkit(origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await toolkit(origin, 'update', { idToken, displayName: TRACES.name });
  await call('POST', '/neo4j/create-user-if-not-exists');
  TRACES.uid = String((await call('GET', '/bigquery/user-info')).body['uid']);
  const { version } = (await call('GET', '/bigquery/user-info')).body;
  await call('PUT', '/bigquery/user-info', { version, displayName: TRACES.name, about: TRACES.about });
  const projectId = (await call('POST', '/neo4j/projects', { name: TRACES.project })).body['id'];
  const node = { projectId, labels: ['Thing'], properties: { name: TRACES.node } };
  const { id, version: base } = (await call('POST', '/neo4j/create-node', node)).body;
  await call('POST', '/neo4j/update-node', {
    projectId,
    nodeId: id,
    version: base,
    setProperties: { name: TRACES.changed },
  });
  await call('PUT', '/settings', { currentProjectId: projectId });
  const example = { question: TRACES.example, answer: TRACES.example, language: 'en', tags: [] };
  await call('POST', '/bigquery/train-examples', example);
  for (const name of ['first', TRACES.device]) await call('POST', '/identity/device', { id: ulid(), name });
  const asked = { uid: ulid(), conversationId: ulid(), projectId, text: TRACES.question, language: 'en' };
  await call('POST', '/chat/user-input?wait=60', asked);
  await call('POST', '/processing/process-text', { projectId, text: `Ada met ${TRACES.text} in London.` });
  await giveMeaning({ call, idToken, origin }, projectId);
  await uploadRecording({ call, idToken, origin }, projectId);
  await call('PUT', '/bigquery/user-picture', { data: DOT });
  await call('POST', '/images', { name: TRACES.image, data: DOT, projectId });
  const form = new FormData();
  form.append('file', new Blob([`source,target,type\n${TRACES.file},b,C\n`]), `${TRACES.file}.csv`);
  await fetch(`${origin}/api/neo4j/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: form,
  });
  await buy({ call, idToken, origin });
  await call('POST', '/bigquery/export-data');
  await vi.waitFor(async () => expect((await call('GET', '/bigquery/archive')).body['bytes']).toBeDefined(), 60_000);
}

afterAll(endAll);

test('of a deleted account nothing is left in any table, file, index or log, and others are as they were', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-erasure-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { HARTA_DATA_DIR: dataDir, PORT: String(port), HARTA_LOG_LEVEL: 'debug', HARTA_DELETION_SECONDS: '2' };
  const harta = await runHarta(env);
  const [leaving, staying] = [await person(origin, TRACES.address), await person(origin, 'stays@example.org')];
  await leaveTraces(leaving);
  await staying.call('POST', '/neo4j/create-node', { labels: ['Thing'], properties: { name: 'stays' } });
  // The search finds what is there.
  expect(Object.keys(await traces(dataDir)).toSorted()).toEqual(Object.keys(TRACES).toSorted());

  const begun = await leaving.call('DELETE', '/bigquery/account', { confirmation: TRACES.address });
  expect(begun.status).toBe(200);
  expect((await leaving.call('GET', '/bigquery/user-info')).body).toMatchObject({ deletion: { scope: 'account' } });
  await vi.waitFor(async () => expect(await traces(dataDir)).toEqual({}), { timeout: 60_000, interval: 200 });

  expect((await leaving.call('GET', '/bigquery/user-info')).status).toBe(401);
  expect((await signIn(origin, TRACES.address)).status).toBe(400);
  expect((await staying.call('GET', '/neo4j/nodes')).body['total']).toBe(1);
  expect(readdirSync(join(dataDir, 'archives'))).toEqual([]);
  expect(readdirSync(join(dataDir, 'images'))).toEqual([]);
  expect(readdirSync(join(dataDir, 'recordings'))).toEqual([]);
  expect(await harta.end()).toBe(0);
  // Nor is it when all is closed, and written where it stays; nor was it told to the terminal.
  expect(await traces(dataDir)).toEqual({});
  expect(Object.values(TRACES).filter((text) => harta.said().includes(text))).toEqual([]);
  rmSync(dataDir, { recursive: true });
});
