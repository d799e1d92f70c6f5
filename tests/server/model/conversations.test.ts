import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Query } from '../../../domain/query/Query.js';
import { type AskingContext } from '../../../server/assistant/engine/Engine.js';
import { ModelEngine } from '../../../server/assistant/engine/model/ModelEngine.js';
import { ask } from '../../assistant/harness/asking.js';
import { SampleInstallation } from './SampleInstallation.js';
import { type ChatRequest, type Script, ScriptedModel } from './ScriptedModel.js';

let sample: SampleInstallation;
let model: ScriptedModel;

beforeAll(async () => {
  sample = await SampleInstallation.open();
  model = await ScriptedModel.start();
});
afterAll(async () => {
  await model.stop();
  await sample.close();
});

const ITALY = () => sample.id('Country', 'Italy');
const FRANCE = () => sample.id('Country', 'France');
const bordersOfItaly = (): Query => ({
  kind: 'nodes',
  set: {
    kind: 'follow',
    of: { kind: 'nodes', ids: [ITALY()] },
    step: { types: ['BORDERS'], direction: 'either' },
  },
});
const ASKED: () => AskingContext['earlier'][number] = () => ({
  question: 'Which countries border Italy?',
  answer: 'Austria, France, …',
  query: bordersOfItaly(),
});

/** Asks a model that is trusted, after what was said before. */
async function goOn(question: string, script: Script, earlier = [ASKED()]) {
  model.play(script);
  const engine = new ModelEngine(model.settings, sample.offline(), sample.store, {
    order: 'rules-first',
    trust: () => 'trusted',
  });
  return (await ask(engine, question, { ...sample.context(), earlier })).answer;
}
const dataIn = ({ messages }: ChatRequest): string => String(messages[1]?.content);
const readBefore = (request: ChatRequest): string =>
  /<answered_before>(.*)<\/answered_before>/u.exec(dataIn(request))?.[1] ?? '';

describe('to a model that is trusted', () => {
  test.each(['Why?', 'Summarise that.', 'De ce?', 'Rezumă asta.'])(
    '“%s” comes with what was answered before, which shows what it says of that',
    async (question) => {
      const answer = await goOn(question, (request) => ({
        text: [
          readBefore(request).includes(FRANCE()) ? `France lies beside it [[n:${FRANCE()}]]. It must be so.` : '?',
        ],
      }));
      expect(answer).toMatchObject({ engine: 'model', refused: false });
      expect(answer.text).toBe('France lies beside it.');
      expect(answer.citations.map(({ caption }) => caption)).toEqual(['France']);
      // It was asked for a query first, which says no such thing.
      expect([model.askedQueries.length, model.requests.length]).toEqual([1, 1]);
      expect(model.requests[0]?.body.messages.slice(-3).map(({ content }) => content)).toEqual([
        'Which countries border Italy?',
        'Austria, France, …',
        question,
      ]);
    },
  );

  test('of one element what it is joined to comes along, for why it is so', async () => {
    const italy: Query = { kind: 'describe', set: { kind: 'nodes', ids: [ITALY()] } };
    let before = '';
    await goOn(
      'Why?',
      (request) => {
        before = readBefore(request);
        return { text: ['[[none]]'] };
      },
      [{ ...ASKED(), query: italy }],
    );
    expect(before).toMatch(/\[\[r:\w+\]\]","id":"\w+","type":"BORDERS"/u);
  });

  test('a change of what was answered becomes a proposal, and nothing is written', async () => {
    const before = await sample.changes();
    const answer = await goOn(
      'Add the remark "checked" to the second of those that begin with F',
      (request, number) => {
        if (number > 0) return { text: ['[[none]]'] };
        const id = /"id":"(\w+)","name":"France"/u.exec(readBefore(request))?.[1] ?? '';
        const changes = [{ op: 'updateNode', id, setProperties: { remark: 'checked' } }];
        return { calls: [{ name: 'propose', input: { changes } }] };
      },
    );
    expect(answer).toMatchObject({ engine: 'model', basis: 'edit' });
    expect(answer.proposal?.operations).toMatchObject([
      { operation: { op: 'updateNode', nodeId: FRANCE(), setProperties: { remark: 'checked' } } },
    ]);
    expect(await sample.changes()).toBe(before);
  });

  test('a question that was refused is handed on as such, and nothing is read for it', async () => {
    const refused = { question: 'Which lands are francophone?', answer: 'Your graph does not tell.', refused: true };
    await goOn('Why not?', () => ({ text: ['[[none]]'] }), [ASKED(), refused]);
    const [request] = model.requests;
    expect(request?.body.messages.at(-2)).toMatchObject({ content: '[[none]] Your graph does not tell.' });
    expect(readBefore(request!.body)).toBe('');
  });
});
