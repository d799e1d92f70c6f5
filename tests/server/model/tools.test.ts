import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ModelEngine } from '../../../server/assistant/engine/model/ModelEngine.js';
import { ask } from '../../assistant/harness/asking.js';
import { SampleInstallation } from './SampleInstallation.js';
import { type Reply, resultsIn, ScriptedModel, type Script, toolsIn } from './ScriptedModel.js';

const CAPITAL = 'What is the capital of France?';

let sample: SampleInstallation;
let model: ScriptedModel;
const failures: unknown[] = [];

beforeAll(async () => {
  sample = await SampleInstallation.open();
  model = await ScriptedModel.start();
});
afterAll(async () => {
  await model.stop();
  await sample.close();
});

const askWith = (script: Script, question = CAPITAL) => {
  model.play(script);
  const onFailure = (error: unknown) => failures.push(error);
  const engine = new ModelEngine(model.settings, sample.offline(), sample.store, { order: 'model-first', onFailure });
  return ask(engine, question, sample.context());
};

const france = () => sample.id('Country', 'France');
const reading = (ids = [france()]): Reply => ({ calls: [{ name: 'read', input: { ids } }] });
const saying = (...text: string[]): Reply => ({ text });

describe('tools', () => {
  const resultOf = async (name: string, input: unknown, question = CAPITAL) => {
    let result = '';
    await askWith((request, number) => {
      if (number === 0) return { calls: [{ name, input }] };
      result = resultsIn(request).at(-1) ?? '';
      return saying('[[none]]');
    }, question);
    return result;
  };

  test('search finds nodes, read gives their properties and marks', async () => {
    expect(await resultOf('search', { text: 'france' })).toContain(france());
    expect(await resultOf('read', { ids: [france()] })).toMatch(new RegExp(`\\[\\[n:${france()}\\]\\].*capital`, 'u'));
  });

  test('neighbours reads what is joined to a node', async () => {
    expect(await resultOf('neighbours', { id: france(), type: 'BORDERS' })).toContain('Spain');
  });

  const countries = { kind: 'label', label: 'Country' };
  const where = (that: object) => ({ kind: 'where', of: countries, that });
  const borders = { types: ['BORDERS'], direction: 'either' };
  test.each<[string, object, object]>([
    [
      'a comparison',
      { kind: 'nodes', set: where({ kind: 'compare', property: 'area (km²)', is: '>', value: 9_900_000 }) },
      { mark: '[[q:1]]', nodes: expect.arrayContaining([expect.objectContaining({ name: 'Russia' })]) },
    ],
    [
      'a total',
      { kind: 'count', set: where({ kind: 'not', of: { kind: 'has', property: 'name' } }) },
      { result: { kind: 'count', total: 0 } },
    ],
    [
      'what is linked to a node',
      { kind: 'nodes', set: { kind: 'follow', of: { kind: 'nodes', ids: ['FRANCE'] }, step: borders } },
      { nodes: expect.arrayContaining([expect.objectContaining({ name: 'Spain' })]) },
    ],
    [
      'the number of relationships of a type',
      {
        kind: 'total',
        set: { kind: 'all' },
        along: { step: { types: ['BORDERS'], direction: 'out' }, set: { kind: 'all' } },
        total: { kind: 'count' },
      },
      { mark: '[[q:1]]', result: { value: 325 } },
    ],
    [
      'the first of a rank',
      {
        kind: 'nodes',
        set: {
          kind: 'top',
          of: countries,
          by: { kind: 'property', property: 'area (km²)' },
          order: 'most',
          count: 1,
        },
      },
      { nodes: [{ name: 'Russia' }] },
    ],
    [
      'a way between two nodes',
      {
        kind: 'paths',
        from: { kind: 'nodes', ids: ['FRANCE'] },
        to: where({ kind: 'text', property: 'name', is: 'is', value: 'Poland' }),
        step: borders,
        which: 'shortest',
      },
      { mark: '[[q:1]]', nodes: expect.arrayContaining([expect.objectContaining({ name: 'Germany' })]) },
    ],
  ])('query finds %s', async (_what, asked, found) => {
    const query = JSON.parse(JSON.stringify(asked).replaceAll('FRANCE', france())) as object;
    expect(JSON.parse(await resultOf('query', { query }))).toMatchObject(found);
  });

  test.each([
    ['names what the graph does not have', { kind: 'count', set: { kind: 'label', label: 'Contry' } }, 'no label'],
    ['is none', { kind: 'guess' }, 'query'],
  ])('a query that %s is refused to the model', async (_what, query, why) => {
    expect(await resultOf('query', { query })).toContain(why);
  });

  test('changes tells what was done since a time', async () => {
    const told = JSON.parse(await resultOf('changes', { since: '2020-01-01T00:00:00.000Z' })) as {
      total: number;
      mark: string;
      changes: object[];
    };
    expect(told).toMatchObject({ total: await sample.changes(), mark: expect.stringContaining('[[q:') });
    expect(told.changes[0]).toMatchObject({ at: expect.any(String), elements: expect.any(Array) });
    const later = await resultOf('changes', { since: '2020-01-01T00:00:00.000Z', until: '2020-01-02T00:00:00.000Z' });
    expect(JSON.parse(later)).toMatchObject({ total: 0, changes: [] });
  });

  test.each([
    ['ids of nobody', 'read', { ids: ['Country/France'] }, 'is no id'],
    ['a tool that is not there', 'apply_patch', { operations: [] }, 'unavailable tool'],
    ['arguments of another form', 'read', { id: 7 }, 'Invalid input'],
  ])('refuse %s, and the model hears why', async (_name, tool, input, why) => {
    expect(await resultOf(tool, input)).toContain(why);
    expect(failures).toEqual([]);
  });

  test('show nothing of another person', async () => {
    const french = sample.id('Țară', 'Franța', 'ro');
    expect(JSON.parse(await resultOf('read', { ids: [french] }))).toEqual({ nodes: [], unknownIds: [french] });
  });
});

describe('a change that the person asks for', () => {
  const RENAME = 'Rename France to Gaul.';
  const change =
    (changes: unknown[]): Script =>
    (request, number) => {
      if (number === 0) return reading();
      if (number === 1) return { calls: [{ name: 'propose', input: { changes } }] };
      return saying(resultsIn(request).at(-1) ?? '');
    };

  test('becomes a proposal and no write', async () => {
    const before = await sample.changes();
    const { answer, streamed } = await askWith(
      change([{ op: 'updateNode', id: france(), setProperties: { name: 'Gaul' } }]),
      RENAME,
    );
    expect(answer.basis).toBe('edit');
    expect(answer.proposal?.operations).toMatchObject([
      { operation: { op: 'updateNode', nodeId: france(), version: 1, setProperties: { name: 'Gaul' } } },
    ]);
    expect(answer.proposal?.operations[0]?.summary).toContain('Gaul');
    expect(streamed).toBe(answer.text);
    expect(await sample.changes()).toBe(before);
  });

  test('may make nodes that later changes name', async () => {
    const changes = [
      { op: 'createNode', ref: 'a', labels: ['City'], properties: { name: 'Lyon' } },
      { op: 'createRelationship', type: 'IN', from: 'a', to: france() },
      { op: 'deleteNode', id: france() },
    ];
    const { answer } = await askWith(
      change(changes),
      'Add a city called Lyon and connect it to France as IN, then delete France.',
    );
    const [made, joined] = answer.proposal?.operations ?? [];
    expect(joined?.operation.startNodeId).toBe(made?.operation.nodeId);
    expect(answer.proposal?.operations).toHaveLength(3);
    expect(answer.citations.map(({ id }) => id)).toContain(france());
  });

  test('of a node that was not read is refused to the model', async () => {
    const proposing = { calls: [{ name: 'propose', input: { changes: [{ op: 'deleteNode', id: france() }] } }] };
    await askWith((_, number) => (number === 0 ? proposing : saying('[[none]]')), 'Delete France.');
    expect(resultsIn(model.requests[1]!.body).at(-1)).toContain('was read');
  });

  test('may take a relationship away that was read, and says which nodes a new one may be', async () => {
    let relationship = '';
    const { answer } = await askWith((request, number) => {
      if (number === 0) return { calls: [{ name: 'neighbours', input: { id: france(), type: 'BORDERS' } }] };
      if (number > 1) return saying('');
      relationship = /\[\[r:(\w+)\]\]/u.exec(resultsIn(request).at(-1) ?? '')?.[1] ?? '';
      const made = { op: 'createNode', ref: 'b', labels: ['Country'], properties: { name: 'Spain' } };
      return {
        calls: [{ name: 'propose', input: { changes: [{ op: 'deleteRelationship', id: relationship }, made] } }],
      };
    }, 'Delete a border of France and add a country called Spain.');
    expect(answer.proposal?.operations).toMatchObject([
      {
        operation: { op: 'deleteRelationship', relationshipId: relationship },
        summary: expect.stringContaining('France'),
      },
      { duplicates: [{ id: sample.id('Country', 'Spain'), caption: 'Spain' }] },
    ]);
  });

  test.each([
    ['a relationship that was not read', [{ op: 'deleteRelationship', id: 'r' }], 'Read the neighbours'],
    ['what changes nothing', [{ op: 'updateNode', id: 'FRANCE' }], 'changes nothing'],
    ['a node without a name', [{ op: 'createNode', ref: 'a', labels: ['City'], properties: {} }], 'names it'],
    [
      'what is gone by then',
      [
        { op: 'deleteNode', id: 'FRANCE' },
        { op: 'deleteNode', id: 'FRANCE' },
      ],
      'earlier change',
    ],
  ])('of %s is refused to the model', async (_what, changes, why) => {
    const named = JSON.parse(JSON.stringify(changes).replaceAll('FRANCE', france())) as unknown[];
    await askWith((_, number) => {
      if (number === 0) return reading();
      return number === 1 ? { calls: [{ name: 'propose', input: { changes: named } }] } : saying('[[none]]');
    }, RENAME);
    expect(resultsIn(model.requests[2]!.body).at(-1)).toContain(why);
  });

  test('is not even offered when the person only asks', async () => {
    await askWith(() => saying('[[none]]'));
    expect(toolsIn(model.requests[0]!.body)).not.toContain('propose');
    await askWith(() => saying('[[none]]'), RENAME);
    expect(toolsIn(model.requests[0]!.body)).toContain('propose');
  });
});
