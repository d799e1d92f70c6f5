import { createServer } from 'node:http';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Availability } from '../../../server/assistant/engine/model/endpoint/Availability.js';
import { ModelEngine } from '../../../server/assistant/engine/model/ModelEngine.js';
import { type ModelEndpoint } from '../../../server/assistant/engine/model/ModelEndpoint.js';
import { LIMITS } from '../../../server/assistant/engine/model/limits.js';
import { modelStateOf } from '../../../server/assistant/engine/model/trust/trust.js';
import { freePort } from '../../freePort.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { SampleInstallation } from './SampleInstallation.js';
import { ScriptedModel } from './ScriptedModel.js';

const PROBE_MS = 30;
/** So short that a test waits for nothing. */
const QUICK = { ...LIMITS, retries: 0, silenceMs: 300 };

let sample: SampleInstallation;
let model: ScriptedModel;
let availability: Availability;
let server: TestServer;

beforeEach(async () => {
  sample = await SampleInstallation.open();
  model = await ScriptedModel.start();
  availability = new Availability(model.settings);
  server = await startTestServer({ gateway: 'open', modelState: () => modelStateOf('held', availability.isAway()) });
});
afterEach(async () => {
  availability.close();
  await server.close();
  await model.stop();
  await sample.close();
});

const stateTold = async () => (await server.call('ada', 'GET', '/api/chat/model')).json<unknown>();
const ask = (signal = new AbortController().signal, endpoint: ModelEndpoint = availability.endpoint) =>
  new ModelEngine(endpoint, sample.offline(), sample.store, {
    order: 'model-first',
    limits: QUICK,
    onFailure: () => undefined,
  }).answer('Why is Romania beautiful?', sample.context(), () => undefined, signal);

describe('the state of the model', () => {
  test('is one word, and tells neither its name nor its address', async () => {
    expect(await stateTold()).toEqual({ state: 'held' });
    await ask();
    expect(await stateTold()).toEqual({ state: 'held' });
  });

  test('is told through the mesh as well', async () => {
    const answer = await server.call('ada', 'POST', '/graphql', {
      query: '{ assistantModel { state } }',
    });
    expect(answer.json<{ data: object }>().data).toMatchObject({ assistantModel: { state: 'held' } });
  });

  test('is none where there is no model', async () => {
    const without = await startTestServer();
    expect((await without.call('ada', 'GET', '/api/chat/model')).json()).toEqual({ state: 'none' });
    await without.close();
  });

  test.each([
    ['breaks', { status: 503 }],
    ['is busy', { status: 429 }],
    ['falls silent', { then: 'stall' }],
    ['does not know the key', { status: 401 }],
  ] as const)('is away once its endpoint %s, until a question is answered', async (_, reply) => {
    model.play(
      () => ({ text: ['[[none]]'] }),
      () => reply,
    );
    await ask();
    expect(await stateTold()).toEqual({ state: 'away' });
    model.play(() => ({ text: ['[[none]]'] }));
    await ask();
    expect(await stateTold()).toEqual({ state: 'held' });
  });

  test('stays where the endpoint refuses one question, or a person stops waiting', async () => {
    model.play(
      () => ({ status: 400 }),
      () => ({ status: 400 }),
    );
    await ask();
    expect(await stateTold()).toEqual({ state: 'held' });
    model.play(
      () => ({ then: 'stall' }),
      () => ({ then: 'stall' }),
    );
    const asking = new AbortController();
    const asked = ask(asking.signal);
    await vi.waitFor(() => expect(model.askedQueries).toHaveLength(1));
    asking.abort();
    await expect(asked).rejects.toThrow();
    expect(await stateTold()).toEqual({ state: 'held' });
  });
});

describe('an endpoint that nobody can reach', () => {
  test('is away until it is back, which ends by itself', async () => {
    let headers: unknown;
    const gone = createServer((request, response) => {
      headers = [request.url, request.headers.authorization];
      response.writeHead(404).end();
    });
    const listen = (port: number) => new Promise<void>((resolve) => gone.listen(port, '127.0.0.1', resolve));
    const port = await freePort();
    await listen(port);
    await new Promise((resolve) => gone.close(resolve));
    const watched = new Availability({ baseUrl: `http://127.0.0.1:${port}/v1`, model: 'm', apiKey: 'a-key' }, PROBE_MS);
    await ask(undefined, watched.endpoint);
    expect(watched.isAway()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 3 * PROBE_MS));
    expect(watched.isAway()).toBe(true);
    await listen(port);
    await vi.waitFor(() => expect(watched.isAway()).toBe(false), 2_000);
    expect(headers).toEqual(['/v1/models', 'Bearer a-key']);
    watched.close();
    gone.closeAllConnections();
    await new Promise((resolve) => gone.close(resolve));
  });
});
