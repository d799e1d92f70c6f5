import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { type ChatMessage, type ChatMessagePage } from '../../../server/contract/chat/messages.js';
import { newConversation, newMessage } from '../chat/Asker.js';
import { known } from '../gateway/known.js';
import { PASSWORD, signIn, signUp } from '../identity/toolkit.js';
import { freePort } from '../../freePort.js';
import { endAll, runHarta, until } from '../realtime/processes.js';

/** Programs of Node: in `npm test` this one, in `npm run soak -- nodes` each version that runs Harta. */
const named = process.env['HARTA_NODES'];
const nodes = (named?.split(path.delimiter) ?? [process.execPath]).map((node) => ({
  node,
  version: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
}));
/** A soak starts as a person does, and so builds; the suites of `npm test` run beside others that use what is built. */
const entry = named === undefined ? 'dist/server/main.js' : 'scripts/start.mjs';

const EMAIL = 'ana@example.org';
const JSON_TYPE = { 'content-type': 'application/json' };
const QUESTION = 'What is the capital of France?';

/** Somebody with an account on a Harta that runs. */
class Visitor {
  constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  async asks<T>(method: 'GET' | 'POST', at: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.origin}${at}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, connection: 'close', ...(body && JSON_TYPE) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** What is there, by REST and through the mesh. */
  async finds() {
    const { items } = await this.asks<ChatMessagePage>('GET', '/api/bigquery/chat-messages?pageSize=10');
    return {
      nodes: await this.asks<unknown>('GET', '/api/neo4j/nodes-total'),
      relationships: await this.asks<unknown>('GET', '/api/neo4j/relationships-total'),
      messages: items.map(({ uid, text, status }) => ({ uid, text, status })),
      mesh: await this.asks<{ errors?: unknown }>('POST', '/graphql', known('UserInfo')),
    };
  }

  /** Asks the assistant, and waits until its answer is whole. */
  async talks(text: string): Promise<ChatMessage> {
    const uid = newMessage();
    await this.asks('POST', '/api/chat/user-input', { uid, conversationId: newConversation(), text, language: 'en' });
    const answer = async () => {
      const { items } = await this.asks<ChatMessagePage>('GET', '/api/bigquery/chat-messages?pageSize=10');
      return items.find(({ role, status }) => role === 'assistant' && status !== 'answering');
    };
    await until(async () => (await answer()) !== undefined, 'the answer');
    return (await answer()) as ChatMessage;
  }
}

/** One hash over the files of a folder and their names. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

const builtFiles = async () => Promise.all(['dist', '.mesh', 'graphql/generated'].map(hashOf));

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'harta-nodes-'));
});
afterEach(endAll);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe.each(nodes)('Node $version', ({ node, version }) => {
  const env = () => ({ PATH: `${path.dirname(node)}${path.delimiter}${process.env['PATH'] ?? ''}`, NODE_ENV: '' });

  test.runIf(named !== undefined)('builds what every other version builds', async () => {
    const before = await builtFiles();
    await rm('dist/.stamps', { recursive: true });
    const { status, stderr } = spawnSync(node, ['scripts/build.mjs'], { env: { ...process.env, ...env() } });
    expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' });
    expect(await builtFiles()).toEqual(before);
  });

  test('signs up, loads the sample, answers, and has all of it after a restart, without a warning', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const own = { ...env(), HARTA_DATA_DIR: path.join(dataDir, version), PORT: String(port) };
    const first = await runHarta(own, { node, entry });
    const { body } = await signUp(origin, EMAIL, PASSWORD);
    const visitor = new Visitor(origin, body['idToken'] ?? '');
    await visitor.asks('POST', '/api/neo4j/create-user-if-not-exists');
    await visitor.asks('POST', '/api/neo4j/load-sample-graph', { language: 'en' });
    expect((await visitor.talks(QUESTION)).text).toContain('Paris');
    const before = await visitor.finds();
    expect(before.mesh.errors).toBeUndefined();
    expect(before.messages).toHaveLength(2);
    expect({ code: await first.end(), stderr: first.complained() }).toEqual({ code: 0, stderr: '' });

    const second = await runHarta(own, { node, entry });
    const again = await signIn(origin, EMAIL);
    expect(await new Visitor(origin, again.body['idToken'] ?? '').finds()).toEqual(before);
    expect({ code: await second.end(), stderr: second.complained() }).toEqual({ code: 0, stderr: '' });
    expect(second.said()).not.toMatch(/Installing|Bundling/u);
  });
});
