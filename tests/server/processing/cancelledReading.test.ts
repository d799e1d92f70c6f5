import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type DocumentReading, type TextDocument } from '../../../server/contract/documents.js';
import { openTextReader } from '../../../server/openTextReader.js';
import { readInThread } from '../../../server/media/processing/reading/readInThread.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { ScriptedModel } from '../model/ScriptedModel.js';

const TEXT = 'Ada Lovelace was born in London in 1815. She worked with Charles Babbage.';

let model: ScriptedModel;
let server: TestServer;
beforeAll(async () => {
  model = await ScriptedModel.start();
  const textReader = openTextReader({ model: model.settings, order: 'rules-first' });
  server = await startTestServer({ textReader });
  await server.call('bob', 'POST', '/api/neo4j/create-user-if-not-exists');
});
afterAll(async () => {
  await server.close();
  await model.stop();
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
  server.call('bob', method, `/api${url}`, body);
const code = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;

test('a reading that is cancelled says so, and is begun again', async () => {
  const { id: projectId } = (await call('POST', '/neo4j/projects', { name: 'Cancelled' })).json<{ id: string }>();
  // Who reads falls silent, so that the reading is under way until it is cancelled, on whichever machine.
  const asked = new Promise<void>((resolve) => {
    model.play(
      () => ({}),
      () => {
        resolve();
        return { text: ['{'], then: 'stall' };
      },
    );
  });
  const begun = (await call('POST', '/processing/process-text', { projectId, text: TEXT })).json<TextDocument>();
  const document = `/processing/documents/${begun.id}`;
  const whole = async () => (await call('GET', `${document}?projectId=${projectId}`)).json<DocumentReading>();
  const comesTo = (state: string) =>
    vi.waitFor(async () => expect((await whole()).document.state).toBe(state), { timeout: 45_000, interval: 100 });
  await asked;
  expect(code(await call('POST', `${document}/read-again`, { projectId }))).toBe('DOCUMENT_STATE');
  await call('DELETE', `/jobs/${begun.job?.id ?? ''}`);
  await comesTo('stopped');
  const decided = { projectId, version: (await whole()).document.version, things: [], facts: [] };
  expect(code(await call('POST', `${document}/review`, decided))).toBe('DOCUMENT_STATE');

  model.play(
    () => ({}),
    () => ({ text: [JSON.stringify({ things: [], facts: [] })] }),
  );
  const again = await call('POST', `${document}/read-again`, { projectId });
  expect(again.json<TextDocument>()).toMatchObject({ state: 'reading', job: { kind: 'processText' } });
  await comesTo('read');
}, 60_000);

test('a thread that reads a text ends when its reading is cancelled', async () => {
  const stop = new AbortController();
  const project = { nodes: [], labels: [], types: [] };
  const reading = readInThread(
    { text: `${TEXT} `.repeat(2000), language: 'en', project },
    { signal: stop.signal, onProgress: () => stop.abort(new Error('cancelled')) },
  );
  await expect(reading).rejects.toThrow('cancelled');
}, 60_000);
