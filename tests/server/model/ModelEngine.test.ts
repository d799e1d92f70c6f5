import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ModelEngine } from '../../../server/assistant/engine/model/ModelEngine.js';
import { type Limits, LIMITS } from '../../../server/assistant/engine/model/limits.js';
import { ask } from '../../assistant/harness/asking.js';
import { SampleInstallation } from './SampleInstallation.js';
import { type Reply, resultsIn, ScriptedModel, type Script } from './ScriptedModel.js';

const FAST: Limits = { ...LIMITS, backOff: { baseMs: 20, factor: 2 } };
/** For endpoints that fall silent: on a busy machine, those that do not would be given up as well. */
const HASTY: Limits = { ...FAST, silenceMs: 400 };
const CAPITAL = 'What is the capital of France?';

let sample: SampleInstallation;
let model: ScriptedModel;
let failures: unknown[] = [];

beforeAll(async () => {
  sample = await SampleInstallation.open();
  model = await ScriptedModel.start();
});
afterAll(async () => {
  await model.stop();
  await sample.close();
});
beforeEach(() => {
  failures = [];
});

const engine = (limits: Limits = FAST, apiKey: string | null = null) =>
  new ModelEngine({ ...model.settings, apiKey }, sample.offline(), sample.store, {
    limits,
    order: 'model-first',
    onFailure: (error) => failures.push(error),
  });

const askWith = (script: Script, question = CAPITAL, limits?: Limits) => {
  model.play(script);
  return ask(engine(limits), question, sample.context());
};

const france = () => sample.id('Country', 'France');
const reading = (ids = [france()]): Reply => ({ calls: [{ name: 'read', input: { ids } }] });
const saying = (...text: string[]): Reply => ({ text });
/** Reads, then says. */
const readThenSay =
  (...text: string[]): Script =>
  (_, number) =>
    number === 0 ? reading() : saying(...text);

describe('an answer of a model', () => {
  test('is passed on with the elements that its marks name, and without the marks', async () => {
    const { answer, streamed } = await askWith(readThenSay(`The capital of **France** is Paris [[n:${france()}]].`));
    expect(answer).toMatchObject({
      text: 'The capital of **France** is Paris.',
      basis: 'graph',
      engine: 'model',
      refused: false,
    });
    expect(answer.citations).toMatchObject([{ of: 'node', id: france(), caption: 'France' }]);
    expect(streamed).toBe(answer.text);
    expect(answer.fellBack).toBeUndefined();
  });

  test('streams: what a mark bears is told before the model has said the rest', async () => {
    const mark = `[[n:${france()}]]`;
    const told: string[] = [];
    let tell = () => {};
    const isTold = new Promise<void>((resolve) => {
      tell = resolve;
    });
    let sent = 0;
    // The first event may bear no text. What comes last is sent only once something was told: who waits for it says nothing.
    const between = () => ((sent += 1) < 2 ? 0 : isTold);
    model.play((_, number) =>
      number === 0 ? reading() : { text: [`It is Paris ${mark}.`, ' It is', ` big ${mark}.`], between },
    );
    const emit = (piece: string) => {
      told.push(piece);
      tell();
    };
    const answer = await engine().answer(CAPITAL, sample.context(), emit, new AbortController().signal);
    expect(told.join('')).toBe('It is Paris. It is big.');
    expect(told.length).toBeGreaterThan(1);
    expect(answer.text).toBe('It is Paris. It is big.');
  });

  test('may come with its marks and its tool arguments cut anywhere', async () => {
    const whole = `The capital is Paris [[n:${france()}]].`;
    const { answer } = await askWith((_, number) =>
      number === 0 ? { ...reading(), argumentPieces: 40 } : { text: [...whole] },
    );
    expect(answer.text).toBe('The capital is Paris.');
    expect(answer.citations.map(({ id }) => id)).toEqual([france()]);
  });

  test('loses each claim whose mark names nothing that was read', async () => {
    const germany = sample.id('Country', 'Germany');
    const text = `Paris is its capital [[n:${france()}]]. Berlin is a capital [[n:${germany}]]. I also know this.`;
    const { answer } = await askWith(readThenSay(text));
    expect(answer.text).toBe('Paris is its capital.');
    expect(answer.citations.map(({ id }) => id)).toEqual([france()]);
  });

  test('without marks is asked for once more with them', async () => {
    const { answer } = await askWith((_, number) =>
      number === 0
        ? reading()
        : saying(number === 1 ? 'The capital is Paris.' : `The capital is Paris [[n:${france()}]].`),
    );
    expect(String(model.requests[2]!.body.messages.at(-1)?.content)).toContain('no valid marks');
    expect(answer).toMatchObject({ text: 'The capital is Paris.', engine: 'model' });
    expect(model.requests).toHaveLength(3);
  });

  test('without marks even then is not passed on: the offline engine answers and says so', async () => {
    const { answer, streamed } = await askWith(() => saying('The capital is Atlantis.'));
    expect(answer.text).toContain('Paris');
    expect(answer).toMatchObject({ engine: 'offline', fellBack: true, basis: 'graph' });
    expect(streamed).toBe(answer.text);
    expect(model.requests).toHaveLength(2);
  });

  test('that there is none is said in the words of a refusal', async () => {
    const { answer, streamed } = await askWith(
      () => saying('[[no', 'ne]] The president is Bob.'),
      'Who will rule France in 2040?',
    );
    expect(answer).toMatchObject({ refused: true, basis: 'none', engine: 'model', citations: [] });
    expect(streamed).not.toContain('Bob');
  });

  test('from the help names the help question', async () => {
    const { answer } = await askWith((request, number) => {
      if (number === 0) return { calls: [{ name: 'search_help_and_examples', input: { text: 'undo a change' } }] };
      const [mark = ''] = /\[\[f:[^\]]+\]\]/u.exec(resultsIn(request).at(-1) ?? '') ?? [];
      return saying(`Press undo ${mark}.`);
    }, 'How do I undo a change?');
    expect(answer).toMatchObject({ text: 'Press undo.', basis: 'faq' });
    expect(answer.sources).toHaveLength(1);
  });

  test('has neither links nor pictures that lead elsewhere', async () => {
    const { answer } = await askWith(
      readThenSay(
        `See ![x](https://evil.example/p) and [here]`,
        `(https://evil.example) <img src=x> [[n:${france()}]].`,
      ),
    );
    expect(answer.text).not.toMatch(/[^\\]\]\(|(^|[^\\])</u);
  });

  test('sends the key as a bearer token, and none when there is none', async () => {
    model.play(() => saying('[[none]]'));
    await ask(engine(FAST, 'sk-secret'), CAPITAL, sample.context());
    expect(model.requests[0]?.authorization).toBe('Bearer sk-secret');
    await ask(engine(), CAPITAL, sample.context());
    expect(model.requests.at(-1)?.authorization).toBeUndefined();
  });
});

describe('an endpoint that fails', () => {
  const busy =
    (times: number, reply: Reply): Script =>
    (_, number) =>
      number < times ? reply : number === times ? reading() : saying(`Paris [[n:${france()}]].`);

  test('is asked again when it is busy, after the time that it asks for', async () => {
    const { answer } = await askWith(busy(1, { status: 429, headers: { 'retry-after': '0.25' } }));
    expect(answer).toMatchObject({ text: 'Paris.', engine: 'model' });
    expect(model.requests[1]!.at - model.requests[0]!.at).toBeGreaterThanOrEqual(245);
  });

  test('is asked again with growing pauses when it breaks', async () => {
    const { answer } = await askWith(busy(3, { status: 500 }), CAPITAL, {
      ...FAST,
      backOff: { baseMs: 60, factor: 2 },
    });
    expect(answer.engine).toBe('model');
    const at = model.requests.map((one) => one.at);
    const pauses = [0, 1, 2].map((place) => at[place + 1]! - at[place]!);
    expect(pauses[0]).toBeGreaterThanOrEqual(29);
    expect(pauses[1]).toBeGreaterThanOrEqual(59);
    expect(pauses[2]).toBeGreaterThanOrEqual(119);
  });

  test('is given up for a person who waits when it asks for too long', async () => {
    const { answer } = await askWith(() => ({ status: 429, headers: { 'retry-after': '3600' } }));
    expect(answer).toMatchObject({ engine: 'offline', fellBack: true });
    expect(model.requests).toHaveLength(1);
  });

  test.each<[string, Script, number]>([
    ['refuses the key', () => ({ status: 401 }), 1],
    ['stays broken', () => ({ status: 500 }), 4],
    ['says nothing at all', () => ({ before: 900, text: ['x'] }), 1],
    ['stalls before a claim is borne', () => ({ text: ['The capital'], then: 'stall' }), 1],
    ['is cut before a claim is borne', () => ({ text: ['The capital'], then: 'cut' }), 1],
    ['sends garbage', () => ({ text: ['The capital'], garbage: 'data: {"choices": [' }), 1],
    ['sends no events', () => ({ headers: { 'content-type': 'text/html' }, garbage: '<html>' }), 1],
  ])('and %s is answered for by the offline engine, which is said', async (_name, script, least) => {
    const { answer, streamed } = await askWith(script, CAPITAL, HASTY);
    expect(answer).toMatchObject({ engine: 'offline', fellBack: true, refused: false });
    expect(answer.text).toContain('Paris');
    expect(streamed).toBe(answer.text);
    expect(model.requests.length).toBeGreaterThanOrEqual(least);
  });

  test('is not taken to be gone while the graph is read for it', async () => {
    let isFirst = true;
    const slowly = <P extends object>(part: P): P =>
      new Proxy(part, {
        get(target, name) {
          const found: unknown = Reflect.get(target, name);
          if (typeof found !== 'function' || !isFirst) return found;
          isFirst = false;
          return async (...given: unknown[]) => {
            await new Promise((passed) => setTimeout(passed, HASTY.silenceMs * 1.5));
            return Reflect.apply(found, target, given) as unknown;
          };
        },
      });
    const slow = new ModelEngine(model.settings, sample.offline(), slowly(sample.store), {
      ...{ limits: HASTY, order: 'model-first', onFailure: (error) => failures.push(error) },
    });
    model.play(readThenSay(`The capital is Paris [[n:${france()}]].`));
    const { answer } = await ask(slow, CAPITAL, sample.context());
    expect([answer.engine, answer.text, failures]).toEqual(['model', 'The capital is Paris.', []]);
  });

  test('and is not there is answered for by the offline engine', async () => {
    const gone = new ModelEngine(
      { baseUrl: 'http://127.0.0.1:9', model: 'x', apiKey: null },
      sample.offline(),
      sample.store,
      {
        limits: FAST,
        order: 'model-first',
        onFailure: (error) => failures.push(error),
      },
    );
    const { answer } = await ask(gone, CAPITAL, sample.context());
    expect(answer).toMatchObject({ engine: 'offline', fellBack: true });
    expect(failures).toHaveLength(1);
  });

  test('and is gone is not waited for by the next question, and is asked again after a while', async () => {
    const asked = engine({ ...FAST, retries: 1, breakerMs: 2_000 });
    model.play(() => ({ status: 503 }));
    await ask(asked, CAPITAL, sample.context());
    const calls = model.requests.length;
    const next = await ask(asked, CAPITAL, sample.context());
    expect(next.answer).toMatchObject({ engine: 'offline', fellBack: true });
    expect([model.requests.length, failures.length]).toEqual([calls, 1]);
    await new Promise((passed) => setTimeout(passed, 2_050));
    model.play(readThenSay(`The capital is Paris [[n:${france()}]].`));
    const back = await ask(asked, CAPITAL, sample.context());
    expect(back.answer).toMatchObject({ engine: 'model', text: 'The capital is Paris.' });
  });

  test.each(['stall', 'cut'] as const)('and after a told claim goes by a %s fails, its words unmixed', async (then) => {
    model.play((_, number) => (number === 0 ? reading() : { text: [`Paris [[n:${france()}]].`, ' More'], then }));
    const told: string[] = [];
    const answering = engine({ ...FAST, silenceMs: 2_000 }).answer(
      CAPITAL,
      sample.context(),
      (piece) => told.push(piece),
      new AbortController().signal,
    );
    await expect(answering).rejects.toThrow();
    expect(told.join('')).toBe('Paris.');
  });

  test('loses its socket when the person stops', async () => {
    model.play((_, number) => (number === 0 ? reading() : { text: [`Paris [[n:${france()}]].`], then: 'stall' }));
    const stop = new AbortController();
    const reason = new Error('stopped');
    const answering = engine().answer(CAPITAL, sample.context(), () => stop.abort(reason), stop.signal);
    await expect(answering).rejects.toBe(reason);
    await expect.poll(() => model.cutByCaller).toBe(1);
    expect(failures).toEqual([]);
  });
});

describe('the budget of a turn', () => {
  test('ends a model that never comes to an answer; its last call may ask for no tool', async () => {
    const { answer } = await askWith(() => reading());
    expect(answer).toMatchObject({ engine: 'offline', fellBack: true });
    expect(model.requests).toHaveLength(FAST.steps);
    expect(model.requests.at(-1)?.body.tool_choice).toBe('none');
  });

  test('counts tokens as the endpoint does', async () => {
    await askWith(() => reading(), CAPITAL, { ...FAST, turnTokens: 240 });
    expect(model.requests).toHaveLength(2);
  });

  test('ends a turn that goes on and on', async () => {
    const { answer } = await askWith(
      () => ({ text: Array.from({ length: 100 }, () => 'and '), between: 10 }),
      CAPITAL,
      {
        ...FAST,
        wholeMs: 300,
      },
    );
    expect(answer).toMatchObject({ engine: 'offline', fellBack: true });
  });
});
