import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { LocalModel } from '../../../../server/assistant/engine/model/local/LocalModel.js';

const FAKE = fileURLToPath(new URL('fakeLlama.js', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'harta-local-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = (name = 'small') => ({
  file: path.join(folder, `${name}.gguf`),
  name,
  threads: 1,
  engineFolder: folder,
});
const opened: LocalModel[] = [];
const troubles: string[] = [];
const open = (name?: string, engine: string | undefined = FAKE) => {
  const rest = { firstMs: 50, factor: 2, longestMs: 400 };
  const model = new LocalModel(settings(name), {
    ...(engine !== '' && { engine }),
    rest,
    onTrouble: (why) => troubles.push(why),
  });
  opened.push(model);
  return model;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((model) => model.close()));
  troubles.length = 0;
});

interface Call {
  readonly id: string;
  readonly function: object;
}
interface Told {
  readonly choices: readonly {
    readonly message: {
      readonly content: string;
      readonly tool_calls: readonly Call[];
    };
    readonly finish_reason: string;
  }[];
  readonly usage: {
    readonly prompt_tokens: number;
    readonly completion_tokens: number;
    readonly prompt_tokens_details: { readonly cached_tokens: number };
  };
}
const ask = (model: LocalModel, content: string, more: object = {}, init: RequestInit = {}) =>
  model.fetch(`${model.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${model.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content }], ...more }),
    ...init,
  });
interface Piece {
  readonly choices: readonly {
    readonly delta: { readonly content?: string; readonly tool_calls?: readonly Call[] };
    readonly finish_reason: string | null;
  }[];
  readonly usage?: Told['usage'];
}
const piecesIn = (streamed: string): Piece[] =>
  streamed
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Piece);
/** What came in pieces, as one message. */
async function told(response: Promise<Response>): Promise<Told> {
  const pieces = piecesIn(await (await response).text());
  const choices = pieces.flatMap((piece) => piece.choices);
  const calls = choices.flatMap(({ delta }) => delta.tool_calls ?? []);
  const content = choices.map(({ delta }) => delta.content ?? '').join('');
  const finish = choices.findLast(({ finish_reason: reason }) => reason !== null)?.finish_reason ?? '';
  const usage = pieces.find((piece) => piece.usage !== undefined)?.usage;
  if (usage === undefined) throw new Error('It told no usage');
  return { choices: [{ message: { content, tool_calls: calls }, finish_reason: finish }], usage };
}
const textOf = async (response: Promise<Response>) => (await told(response)).choices[0]?.message.content;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a model of a file answers', () => {
  test('whole, and in pieces as they come', async () => {
    const model = open();
    const whole = await told(ask(model, 'say: one two three'));
    expect(whole.choices[0]).toMatchObject({ message: { content: 'one two three' }, finish_reason: 'stop' });
    expect(whole.usage.completion_tokens).toBe(3);
    const streamed = await (await ask(model, 'say: one two three')).text();
    expect(piecesIn(streamed).flatMap(({ choices }) => choices.map(({ delta }) => delta))).toEqual([
      { content: 'one ' },
      { content: 'two ' },
      { content: 'three' },
      {},
    ]);
    expect(streamed.endsWith('data: [DONE]\n\n')).toBe(true);
    expect((await told(ask(model, 'say: one two three', { max_tokens: 2 }))).choices[0]).toMatchObject({
      message: { content: 'one two ' },
      finish_reason: 'length',
    });
  });

  test('held to the schema that is asked for, in the words of the engine', async () => {
    const schema = { anyOf: [{ type: 'object', properties: { a: { type: 'null' } }, required: ['a'] }] };
    const format = { type: 'json_schema', json_schema: { name: 'response', schema } };
    const written = await textOf(ask(open(), 'anything', { response_format: format }));
    const [name, type] = ['a', 'null'];
    expect(JSON.parse(written ?? '')).toEqual({
      schema: { type: 'object', properties: { [name]: { type } }, $defs: {} },
    });
  });

  test('by calling a tool, and goes on from what came of it', async () => {
    const model = open();
    const tools = [{ type: 'function', function: { name: 'search', parameters: { type: 'object', properties: {} } } }];
    const first = (await told(ask(model, 'who?', { tools }))).choices[0];
    expect(first).toMatchObject({
      finish_reason: 'tool_calls',
      message: { tool_calls: [{ function: { name: 'search', arguments: '{"text":"who?"}' } }] },
    });
    const messages = [
      { role: 'user', content: 'who?' },
      { role: 'assistant', ...first?.message },
      { role: 'tool', tool_call_id: first?.message.tool_calls[0]?.id, content: '["Ana"]' },
    ];
    expect(await textOf(ask(model, '', { tools, messages }))).toContain('"result":["Ana"]');
  });

  test('those alone who have its key, and nothing but questions', async () => {
    const model = open();
    expect((await ask(model, 'say: x', {}, { headers: { authorization: 'Bearer other' } })).status).toBe(401);
    expect((await ask(model, 'say: x', {}, { body: '{"messages": "no list"}' })).status).toBe(400);
    expect((await ask(model, 'x'.repeat(5_000))).status).toBe(400);
    expect((await ask(model, 'fail: now')).status).toBe(500);
    expect(await textOf(ask(model, 'say: still here'))).toBe('still here');
  });

  test('one after the other, a few in turn and no more', async () => {
    const model = open();
    const stop = new AbortController();
    const stalled = await ask(model, 'stall: please', {}, { signal: stop.signal });
    const statuses: number[] = [];
    const counted = (status: number) => statuses.filter((one) => one === status).length;
    const waiting = Array.from({ length: 12 }, async (_, at) => {
      const { status } = await ask(model, `say: ${at}`);
      statuses.push(status);
    });
    await expect.poll(() => statuses).toEqual([503, 503, 503, 503]);
    // Who asked for the first goes away: the others come to their turn.
    stop.abort();
    await expect(stalled.text()).rejects.toThrow();
    await Promise.all(waiting);
    expect([counted(200), counted(503)]).toEqual([8, 4]);
  });
});

describe('what is the same for a project is evaluated once', () => {
  /** What the model is told of each project: longer than all that one question brings along. */
  const graphOf = (name: string) => `${name}: ${'labels, types and values. '.repeat(30)}`;
  const evaluating = async (model: LocalModel, graph: string, question: string) => {
    const messages = [
      { role: 'system', content: 'Write a query.' },
      { role: 'user', content: graph },
      { role: 'assistant', content: 'I take this as data.' },
      { role: 'user', content: question },
    ];
    const { usage } = await told(ask(model, '', { messages }));
    return { whole: usage.prompt_tokens, evaluated: usage.prompt_tokens - usage.prompt_tokens_details.cached_tokens };
  };

  test('so that the second question about it reads itself alone, whatever was asked between', async () => {
    const model = open();
    const first = await evaluating(model, graphOf('Brewery'), 'say: How many brews?');
    expect(first.evaluated).toBe(first.whole);
    const second = await evaluating(model, graphOf('Brewery'), 'say: Which is the strongest?');
    expect(second.evaluated).toBeLessThan(100);
    // Another project, then a text in parts, each of which is read once.
    expect((await evaluating(model, graphOf('Harbour'), 'say: How many ships?')).evaluated).toBeGreaterThan(700);
    expect((await evaluating(model, graphOf('Harbour'), 'say: Which is the longest?')).evaluated).toBeLessThan(100);
    for (let part = 1; part <= 4; part += 1) await evaluating(model, graphOf(`${part} is a part`), 'say: Read it');
    for (const name of ['Brewery', 'Harbour'])
      expect((await evaluating(model, graphOf(name), 'say: And the weakest?')).evaluated).toBeLessThan(100);
  });

  test('also where a question takes back what was said after it', async () => {
    const model = open();
    await evaluating(model, graphOf('Brewery'), 'say: a long answer of many words that nobody needs any more');
    await evaluating(model, graphOf('Brewery'), 'say: x');
    expect((await evaluating(model, graphOf('Brewery'), 'say: y')).evaluated).toBeLessThan(100);
  });
});

describe('its process', () => {
  test('that dies is started again, and nobody waits for it meanwhile', async () => {
    const model = open();
    expect(await textOf(ask(model, 'say: a'))).toBe('a');
    const pid = model.pid;
    await expect(ask(model, 'crash: now')).rejects.toThrow();
    await expect.poll(() => troubles).toEqual([expect.stringMatching(/ended \(SIGSEGV\).*again in 1 s; the rules/u)]);
    await expect
      .poll(() =>
        ask(model, 'say: b').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    expect(model.pid).not.toBe(pid);
    expect(model.isAway()).toBe(false);
  });

  test('rests longer each time that the weights cannot be read, and says why', async () => {
    const model = open('broken');
    await expect(ask(model, 'say: a')).rejects.toThrow('The weights are broken');
    await expect(ask(model, 'say: a')).rejects.toThrow('rests');
    expect(model.isAway()).toBe(true);
    await vi.waitUntil(() => troubles.length >= 3, { timeout: 60_000 });
    expect(troubles[0]).toContain('The weights are broken');
  });

  test('is not begun where the engine is missing: the command that installs it is told', async () => {
    const model = open('small', '');
    expect(model.isAway()).toBe(false);
    await expect(ask(model, 'say: a')).rejects.toThrow(/not installed|no engine/u);
    expect(model.isAway()).toBe(true);
    expect(model.pid).toBeUndefined();
    if (process.platform === 'linux' && process.arch === 'x64')
      expect(troubles[0]).toContain(
        `npm install --prefix "${folder}" --ignore-scripts --omit=optional node-llama-cpp@`,
      );
  });

  test('ends with the model, and is asked no more', async () => {
    const model = open();
    await textOf(ask(model, 'say: a'));
    const { pid = 0 } = model;
    expect(isAlive(pid)).toBe(true);
    await model.close();
    expect(isAlive(pid)).toBe(false);
    await expect(ask(model, 'say: a')).rejects.toThrow('closed');
    expect(troubles).toEqual([]);
  });
});

describe('no process is left behind', () => {
  const tsx = import.meta.resolve('tsx');
  let parent: ReturnType<typeof spawn>;
  beforeAll(() => {
    const file = fileURLToPath(new URL('modelParent.ts', import.meta.url));
    writeFileSync(path.join(folder, 'killed.gguf'), 'GGUF');
    parent = spawn(process.execPath, ['--import', tsx, file, FAKE, path.join(folder, 'killed.gguf')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  });

  test('where Harta is killed with -9', async () => {
    const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
    const { model } = JSON.parse(String(line)) as { model: number };
    expect(isAlive(model)).toBe(true);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await expect.poll(() => isAlive(model), { timeout: 60_000 }).toBe(false);
  });
});
