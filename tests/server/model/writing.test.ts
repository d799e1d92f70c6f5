import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Limits, LIMITS } from '../../../server/assistant/engine/model/limits.js';
import { ModelEngine } from '../../../server/assistant/engine/model/ModelEngine.js';
import { type ModelTrust } from '../../../server/assistant/engine/model/trust/trust.js';
import { ThreadedEngine } from '../../../server/assistant/engine/threads/ThreadedEngine.js';
import { openEngine } from '../../../server/assistant/openEngine.js';
import { type ModelOrder } from '../../../server/platform/config/assistant.js';
import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { ask } from '../../assistant/harness/asking.js';
import { SampleInstallation } from './SampleInstallation.js';
import { type Reply, type Script, ScriptedModel } from './ScriptedModel.js';

const FAST: Limits = { ...LIMITS, backOff: { baseMs: 20, factor: 2 } };
/** What one long message may work at most, twice written by the model and then refused by the rules; it was 26 s. */
const MOST_WORK_MS = 3_000;
/** For endpoints that fall silent. */
const HASTY: Limits = { ...FAST, silenceMs: 400 };
/** The grammar does not put together what some of those have that were described before. */
const UNSURE = 'Of the lands that touch Italy, which also speak French?';
const CERTAIN = 'What is the capital of France?';

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

const idOf = (label: string, name: string): string => sample.id(label, name);
const countries: NodeSet = { kind: 'label', label: 'Country' };
const linkedTo = (of: NodeSet, type: string, id: string): NodeSet => ({
  kind: 'where',
  of,
  that: {
    kind: 'linked',
    step: { types: [type], direction: 'either' },
    set: { kind: 'nodes', ids: [id] },
    quantity: { kind: 'some' },
  },
});
const french = (): NodeSet =>
  linkedTo(linkedTo(countries, 'BORDERS', idOf('Country', 'Italy')), 'SPEAKS', idOf('Language', 'French'));
const frenchNeighbours = (): Query => ({ kind: 'nodes', set: french() });
const capital = (): Query => ({
  kind: 'values',
  set: { kind: 'nodes', ids: [idOf('Country', 'France')] },
  properties: ['capital'],
});

const writing = (query: unknown): Reply => ({ text: [JSON.stringify({ query })] });
const prose: Script = () => ({ text: ['[[none]]'] });

const engineOf = (order: ModelOrder, limits = FAST, trust: ModelTrust = 'trusted') => {
  failures = [];
  return new ModelEngine(model.settings, sample.offline(), sample.store, {
    limits,
    order,
    trust: () => trust,
    onFailure: (error) => failures.push(error),
  });
};
const asks = (
  queryScript: Script,
  question = UNSURE,
  order: ModelOrder = 'rules-first',
  limits = FAST,
  trust?: ModelTrust,
) => {
  model.play(prose, queryScript);
  return ask(engineOf(order, limits, trust), question, sample.context());
};
/** What is said of a reading that the rules do not come to themselves. */
const AS_I_READ_IT = '\n\nAs I read it; “How I understood it” shows what I looked for.';

describe('a query that the model writes', () => {
  test('is run, told and cited by the rules, and kept with the answer', async () => {
    const { answer, streamed } = await asks(() => writing(frenchNeighbours()));
    const offline = await ask(sample.offline(), UNSURE, { ...sample.context(), query: frenchNeighbours() });
    const text = offline.answer.text + AS_I_READ_IT;
    expect(answer).toEqual({ ...offline.answer, text, engine: 'model', isAsRead: true });
    expect(answer.query).toEqual(frenchNeighbours());
    expect(answer.citations.map(({ caption }) => caption)).toEqual(expect.arrayContaining(['France', 'Switzerland']));
    expect(streamed).toBe(answer.text);
    expect([model.askedQueries.length, model.requests.length]).toEqual([1, 0]);
  });

  test('is asked for under the schema of queries, with what the graph is made of and the nodes that may be meant', async () => {
    await asks(() => writing(frenchNeighbours()));
    const [{ response_format: format, messages, tools } = model.requests[0]!.body] = model.askedQueries;
    expect(format?.type).toBe('json_schema');
    const schema = JSON.stringify(format?.json_schema?.schema);
    for (const form of ['"linked"', '"allShortest"', '"difference"', '"#/$defs/set"']) expect(schema).toContain(form);
    expect(tools).toBeUndefined();
    const data = JSON.stringify(messages);
    for (const name of ['BORDERS', 'landlocked', '@Italy#Country', '@French#Language']) expect(data).toContain(name);
    expect(messages.at(-1)).toEqual({ role: 'user', content: UNSURE });
  });

  test('may stand in a fence, and comes in any pieces', async () => {
    const text = `Here it is:\n\`\`\`json\n${JSON.stringify({ query: frenchNeighbours() })}\n\`\`\``;
    const { answer } = await asks(() => ({ text: [...text] }));
    expect(answer).toMatchObject({ engine: 'model', refused: false });
  });

  test('is given the query before it, to change that, and may name its nodes', async () => {
    const earlier = [{ question: UNSURE, answer: 'Two.', query: frenchNeighbours() }];
    model.play(prose, () => writing({ kind: 'count', set: linkedTo(countries, 'SPEAKS', idOf('Language', 'French')) }));
    const { answer } = await ask(engineOf('model-first'), 'and how many lands speak French?', {
      ...sample.context(),
      earlier,
    });
    expect(JSON.stringify(model.askedQueries[0]?.messages)).toContain('@Italy#Country');
    expect(answer).toMatchObject({ engine: 'model', refused: false, query: { kind: 'count' } });
  });

  test.each(['capital of France and ', 'cities in Romania or ', 'Connect a to b and a to b ', '1990 '])(
    'for a message of 8,000 characters of “%s” keeps nobody waiting',
    async (words) => {
      const script = () => writing(frenchNeighbours());
      const question = words.repeat(8_000 / words.length);
      await asks(script, question, 'model-first', FAST, 'held');
      const before = process.cpuUsage();
      const { answer } = await asks(script, question, 'model-first', FAST, 'held');
      const { user, system } = process.cpuUsage(before);
      console.info(`${words}: ${Math.round((user + system) / 1000)} ms of the processor`);
      expect(answer.query).toBeUndefined();
      // The rules, which read in threads of their own, refuse it too.
      expect(user + system).toBeLessThan(MOST_WORK_MS * 1000);
    },
  );

  test.each([
    ['its name', '@Italy'],
    ['its name and its label', '@Italy#Country'],
    ['its name in another case, without the sign', 'ITALY'],
  ])('names a node by %s', async (_name, italy) => {
    const named = linkedTo(linkedTo(countries, 'BORDERS', italy), 'SPEAKS', '@French#Language');
    const { answer } = await asks(() => writing({ kind: 'nodes', set: named }));
    expect(answer).toMatchObject({ engine: 'model', refused: false, query: frenchNeighbours() });
  });

  test('names no node that the graph does not have, and hears so', async () => {
    const named = linkedTo(linkedTo(countries, 'BORDERS', '@Atlantis'), 'SPEAKS', '@French');
    const { answer } = await asks(() => writing({ kind: 'nodes', set: named }));
    expect(answer).toMatchObject({ engine: 'offline', fellBack: true });
    expect(String(model.askedQueries[1]?.messages.at(-1)?.content)).toContain('"@Atlantis" is the name of no node');
  });

  test('is asked for without the schema where the endpoint knows none, from then on at once', async () => {
    const plainly: Script = ({ response_format: format }) =>
      format === undefined ? writing(frenchNeighbours()) : { status: 400 };
    model.play(prose, plainly);
    const engine = engineOf('rules-first');
    const first = await ask(engine, UNSURE, sample.context());
    expect(first.answer).toMatchObject({ engine: 'model', refused: false });
    await ask(engine, UNSURE, sample.context());
    expect(model.askedQueries.map(({ response_format: format }) => format !== undefined)).toEqual([true, false, false]);
  });

  test.each([
    ['is offered beside the refusal, and not told', () => linkedTo(countries, 'SPEAKS', idOf('Language', 'French')), 1],
    ['is not offered where it finds nothing', () => linkedTo(french(), 'SPEAKS', '@Icelandic'), 0],
  ])('of a model that is not trusted %s', async (_what, set, offered) => {
    const query = { kind: 'nodes', set: set() };
    const { answer } = await asks(() => writing(query), UNSURE, 'rules-first', FAST, 'held');
    const offline = await ask(sample.offline(), UNSURE, sample.context());
    expect(offline.answer.refused).toBe(true);
    expect({ ...answer, suggestions: answer.suggestions.slice(offered) }).toEqual({
      ...offline.answer,
      fellBack: true,
    });
    if (offered > 0) expect(answer.suggestions[0]).toMatchObject({ kind: 'guess', query });
    expect(model.askedQueries).toHaveLength(1);
  });

  test('whose set is empty says so', async () => {
    const set = linkedTo(
      linkedTo(countries, 'BORDERS', idOf('Country', 'Italy')),
      'SPEAKS',
      idOf('Language', 'Icelandic'),
    );
    const { answer } = await asks(
      () => writing({ kind: 'nodes', set }),
      'Of the lands that touch Italy, which also speak Icelandic?',
    );
    expect(answer).toMatchObject({ engine: 'model' });
    expect(answer.citations.map(({ caption }) => caption)).toEqual(['Italy', 'Icelandic']);
    expect(answer.text).toContain('Italy');
  });
});

describe('who is asked', () => {
  test('rules first: where they are certain the model is not asked at all', async () => {
    const { answer, streamed } = await asks(() => writing(frenchNeighbours()), CERTAIN);
    expect(answer).toMatchObject({ engine: 'offline', text: '**France**: capital is Paris.' });
    expect(answer.fellBack).toBeUndefined();
    expect(streamed).toBe(answer.text);
    expect([model.askedQueries.length, model.requests.length]).toEqual([0, 0]);
  });

  test('rules first: a change that the rules read wholly is theirs', async () => {
    const { answer } = await asks(() => writing(frenchNeighbours()), 'Delete the country France');
    expect(answer.proposal?.operations).toHaveLength(1);
    expect([model.askedQueries.length, model.requests.length]).toEqual([0, 0]);
  });

  const goesOn = async (trust: ModelTrust) => {
    const earlier = [{ question: UNSURE, answer: 'Two.', query: frenchNeighbours() }];
    model.play(prose, () => writing({ kind: 'count', set: french() }));
    const { answer } = await ask(engineOf('rules-first', FAST, trust), 'How many are they?', {
      ...sample.context(),
      earlier,
    });
    return answer;
  };

  test('rules first: what goes on from a question is for a model that is trusted, though they are certain', async () => {
    expect(await goesOn('trusted')).toMatchObject({ engine: 'model', refused: false });
    expect(await goesOn('held')).toMatchObject({ engine: 'offline', refused: false });
  });

  test('is told that a question before this one was refused', async () => {
    const earlier = [
      { question: 'Which lands are francophone?', answer: 'Your graph does not tell that.', refused: true },
    ];
    model.play(prose, () => writing({ kind: 'nodes', set: linkedTo(countries, 'BORDERS', idOf('Country', 'Italy')) }));
    const { answer } = await ask(engineOf('rules-first', FAST, 'trusted'), 'and those near Italy?', {
      ...sample.context(),
      earlier,
    });
    expect(String(model.askedQueries[0]?.messages.at(-3)?.content)).toContain(
      '{"question":"Which lands are francophone?","refused":true,"answer":',
    );
    expect(answer).toMatchObject({ engine: 'model', refused: false });
  });

  test('a question in the form of a request is asked for as a query', async () => {
    const { answer } = await asks(() => writing(frenchNeighbours()), 'Have we ever had a neighbour that speaks French');
    expect(model.askedQueries.length).toBeGreaterThan(0);
    expect(answer.proposal).toBeUndefined();
  });

  test('model first: it is asked though the rules are certain, and never for a query of a change', async () => {
    const { answer } = await asks(() => writing(capital()), CERTAIN, 'model-first');
    expect(answer.engine).toBe('model');
    expect(answer.text).toContain('Paris');
    await asks(() => writing(capital()), 'Delete the country France', 'model-first');
    expect([model.askedQueries.length, model.requests.length > 0]).toEqual([0, true]);
  });

  test('rules only: the model is not even opened', async () => {
    const { engine, close } = await openEngine({ model: model.settings, order: 'rules-only' }, sample.store);
    expect(engine).toBeInstanceOf(ThreadedEngine);
    await close();
  });

  test('where no query says what is asked, the model answers itself, its claims checked as before', async () => {
    const italy = idOf('Country', 'Italy');
    model.play((_, number) =>
      number === 0
        ? { calls: [{ name: 'read', input: { ids: [italy] } }] }
        : { text: [`Its capital is Rome [[n:${italy}]]. I guess so.`] },
    );
    const { answer } = await ask(engineOf('rules-first'), 'Why is Italy long?', sample.context());
    expect(answer).toMatchObject({ engine: 'model', text: 'Its capital is Rome.' });
    expect([model.askedQueries.length, model.requests.length]).toEqual([1, 2]);
  });
});

describe('the offline answer stands, and says so, where the model', () => {
  const deep = (levels: number): NodeSet =>
    levels === 0
      ? countries
      : { kind: 'follow', of: deep(levels - 1), step: { types: ['BORDERS'], direction: 'either' } };

  test.each<[string, () => Reply, string]>([
    ['writes prose', () => ({ text: ['I like trains.'] }), 'is no JSON object'],
    ['writes half a query', () => ({ text: ['{"query": {"kind": "nodes", "set"'] }), 'is no JSON object'],
    ['writes another form', () => writing({ kind: 'sql', text: 'SELECT 1' }), 'query/kind: is none of'],
    ['writes a query that is too deep', () => writing({ kind: 'count', set: deep(40) }), 'lies deeper than'],
    [
      'names a foreign label',
      () => writing({ kind: 'count', set: { kind: 'label', label: 'Land' } }),
      '/set/label: "Land"',
    ],
    [
      'names a foreign type',
      () =>
        writing({
          kind: 'count',
          set: { kind: 'follow', of: countries, step: { types: ['TOUCHES'], direction: 'out' } },
        }),
      '"TOUCHES" is no relationship type',
    ],
    [
      'names a foreign property',
      () => writing({ kind: 'values', set: countries, properties: ['capital', 'mood'] }),
      '"mood" is no property',
    ],
    [
      'names a node that nobody meant',
      () => writing({ kind: 'nodes', set: { kind: 'nodes', ids: [idOf('Country', 'Japan')] } }),
      'is the name of no node',
    ],
  ])('%s', async (_name, reply, said) => {
    const offline = await ask(sample.offline(), UNSURE, sample.context());
    const { answer, streamed } = await asks(reply);
    expect(answer).toEqual({ ...offline.answer, fellBack: true });
    expect(streamed).toBe(answer.text);
    // It was told what was wrong, and asked once more.
    expect(model.askedQueries).toHaveLength(2);
    expect(String(model.askedQueries[1]?.messages.at(-1)?.content)).toContain(said);
    expect(model.requests).toHaveLength(0);
  });

  test('mends its query when it is told what was wrong, it is not needed', async () => {
    const { answer } = await asks((_, number) =>
      writing(number === 0 ? { kind: 'count', set: { kind: 'label', label: 'Land' } } : frenchNeighbours()),
    );
    expect(answer).toMatchObject({ engine: 'model', refused: false });
  });

  test.each<[string, Reply]>([
    ['says nothing at all', { before: 900, text: ['x'] }],
    ['stalls in the middle of a query', { text: ['{"query": {"kind"'], then: 'stall' }],
    ['is cut in the middle of a query', { text: ['{"query": {"kind"'], then: 'cut' }],
    ['stays broken', { status: 500 }],
    ['knows no schemas', { status: 400 }],
  ])('%s', async (_name, reply) => {
    const { answer } = await asks(() => reply, UNSURE, 'rules-first', HASTY);
    expect(answer).toMatchObject({ engine: 'offline', fellBack: true });
    expect(failures).toHaveLength(1);
  });

  test('and a stop by the person stops it', async () => {
    const stop = new AbortController();
    model.play(prose, () => ({ text: ['{"query": '], then: 'stall' }));
    const answering = engineOf('rules-first').answer(UNSURE, sample.context(), () => undefined, stop.signal);
    while (model.askedQueries.length === 0) await new Promise((passed) => setTimeout(passed, 10));
    stop.abort(new Error('enough'));
    await expect(answering).rejects.toThrow('enough');
  });
});

describe('a query that the rules do not come to themselves', () => {
  const UNSAID = 'Which of them get on with Italy?';
  const neighbours = (): Query => ({
    kind: 'nodes',
    set: linkedTo(countries, 'BORDERS', idOf('Country', 'Italy')),
  });
  const asksBy = (trust: ModelTrust, query: unknown, question = UNSAID) => {
    model.play(prose, () => writing(query));
    const engine = new ModelEngine(model.settings, sample.offline(), sample.store, {
      limits: FAST,
      order: 'model-first',
      trust: () => trust,
    });
    return ask(engine, question, sample.context());
  };

  test.each([
    ['en', 'As I read it; “How I understood it” shows what I looked for.'],
    ['ro', 'Așa am înțeles; „Cum am înțeles întrebarea” arată ce am căutat.'],
  ] as const)('is told of a trusted model, with its reading: %s', async (language, said) => {
    const question = language === 'ro' ? 'Cine se înțelege bine cu Italy?' : UNSAID;
    const { answer, streamed } = await asksBy('trusted', neighbours(), question);
    expect(answer).toMatchObject({ engine: 'model', refused: false, isAsRead: true, query: neighbours() });
    expect(answer.text).toContain('France');
    expect(answer.text.endsWith(`\n\n${said}`)).toBe(true);
    expect(streamed).toBe(answer.text);
    expect(model.askedQueries).toHaveLength(1);
  });

  test('is not told of another', async () => {
    const { answer } = await asksBy('held', neighbours());
    expect(answer).toMatchObject({ engine: 'offline', fellBack: true });
    expect(answer.query).toBeUndefined();
  });

  test.each<ModelTrust>(['trusted', 'held'])('is told without a mark where they do: %s', async (trust) => {
    const { answer } = await asksBy(trust, capital(), CERTAIN);
    expect(answer).toMatchObject({ engine: 'model', text: '**France**: capital is Paris.' });
    expect(answer.isAsRead).toBeUndefined();
  });

  test('is never asked for of a model that is not used, and nobody is said to have been away', async () => {
    const { answer } = await asksBy('unused', neighbours());
    expect(answer).toEqual((await ask(sample.offline(), UNSAID, sample.context())).answer);
    expect([model.askedQueries.length, model.requests.length]).toEqual([0, 0]);
  });
});
