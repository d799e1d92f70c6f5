import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { LIMITS } from '../../../server/assistant/engine/model/limits.js';
import { type ModelChoice } from '../../../server/assistant/engine/model/ModelEndpoint.js';
import { type ModelTrust } from '../../../server/assistant/engine/model/trust/trust.js';
import { tokensOf } from '../../../server/assistant/engine/model/writing/prompt/promptOf.js';
import { openRowNamer } from '../../../server/openRowNamer.js';
import { ANA, BOGDAN, Installation } from '../files/openedImports.js';
import { type ChatRequest, type Reply, type Script, ScriptedModel } from './ScriptedModel.js';

const PATIENCE = 120_000;
const SECRET = 'a long remark that nobody but the person should ever read';
const TITANIC = [
  'Name,Class,Survived,Remark',
  ...['Braund', 'Cumings', 'Heikkinen', 'Futrelle', 'Allen'].map((name, at) => `${name},${at % 3},yes,${SECRET}`),
].join('\n');

let model: ScriptedModel;
let harta: Installation;
let folder: string;
let now: { trust: ModelTrust; isAway: boolean };

beforeAll(async () => {
  model = await ScriptedModel.start();
  folder = mkdtempSync(path.join(tmpdir(), 'harta-names-'));
  const choice: ModelChoice = {
    model: { ...model.settings, limits: LIMITS },
    order: 'rules-first',
    trust: () => now.trust,
  };
  harta = await Installation.open({ rowNamer: openRowNamer(choice, () => now.isAway) });
}, PATIENCE);
afterAll(async () => {
  await harta.close();
  await model.stop();
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  for (const { id, state } of await harta.imports.list(ANA, {}))
    if (state === 'checked') await harta.imports.cancel(ANA, id);
});
beforeEach(() => {
  now = { trust: 'trusted', isAway: false };
});

const json = (value: unknown): Reply => ({ text: [JSON.stringify(value)] });
const nouns = (...names: readonly string[]): Reply =>
  json({ names: names.map((noun, at) => ({ table: at + 1, noun })) });
const saidTo = ({ messages }: ChatRequest): string => JSON.stringify(messages);

/** Checks files, and asks what their rows are called. */
async function namesOf(script: Script, files: Readonly<Record<string, string>> = { 'Titanic.csv': TITANIC }) {
  model.play(() => ({}), script);
  const staged = Object.entries(files).map(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
    return { name, path: path.join(folder, name) };
  });
  const { id } = await harta.check(staged);
  return { id, names: (await harta.imports.rowNames(ANA, id)).names };
}

describe('what one row is called', { timeout: PATIENCE }, () => {
  test('is said by a trusted model, which sees the name of the file, its headings and the beginning of three rows', async () => {
    const { names } = await namesOf(() => nouns('passenger'));
    expect(names).toEqual([{ table: 'Titanic', name: 'Passenger' }]);
    const [asked, ...more] = model.askedQueries;
    expect(more).toEqual([]);
    const said = saidTo(asked as ChatRequest);
    for (const word of ['Titanic.csv', 'Survived', 'Heikkinen']) expect(said).toContain(word);
    for (const word of ['Futrelle', SECRET]) expect(said).not.toContain(word);
    expect(asked?.response_format?.json_schema?.schema).toMatchObject({ required: ['names'] });
  });

  test('is asked once, however often the person looks, and changes nothing', async () => {
    const { id } = await namesOf(() => nouns('passenger'));
    const before = await harta.imports.tables(ANA, id);
    expect(before.mapping.tables[0]?.label).toBe('Titanic');
    await Promise.all([harta.imports.rowNames(ANA, id), harta.imports.rowNames(ANA, id)]);
    expect(model.askedQueries).toHaveLength(1);
    expect(await harta.imports.tables(ANA, id)).toEqual(before);
  });

  test('is asked of all tables in one call, but of those that are no rows of things', async () => {
    const { names } = await namesOf(() => nouns('stație de autobuz', 'linie'), {
      'statii.csv': 'cod,denumire\nS1,Gara\nS2,Piața\nS3,Parc\n',
      'linii.csv': 'numar,traseu\nL1,Gara - Parc\nL2,Piața - Parc\nL3,Gara - Piața\n',
      'legaturi.csv': 'source,target\nS1,S2\nS2,S3\n',
    });
    expect(names).toEqual([
      { table: 'statii', name: 'StațieDeAutobuz' },
      { table: 'linii', name: 'Linie' },
    ]);
    expect(model.askedQueries).toHaveLength(1);
    expect(saidTo(model.askedQueries[0] as ChatRequest)).not.toContain('legaturi');
  });

  test('is asked briefly, however many and wide the tables are', async () => {
    const long = (text: string, count: number) => Array.from({ length: count }, (_, at) => `${text.repeat(20)} ${at}`);
    const wide = [long('heading', 60), ...long('row', 5).map((row) => long(row, 60))].map((row) => row.join(','));
    const names = Array.from({ length: 8 }, (_, at) => `${'table'.repeat(10)} ${at}.csv`);
    await namesOf(() => nouns(''), Object.fromEntries(names.map((name) => [name, wide.join('\n')])));
    const said = (model.askedQueries[0] as ChatRequest).messages.map(({ content }) => String(content)).join('\n');
    expect(tokensOf(said)).toBeLessThan(4_000);
  });

  test.each<[string, Partial<typeof now>]>([
    ['is only believed by its words', { trust: 'held' }],
    ['failed its test', { trust: 'unused' }],
    ['is away', { isAway: true }],
  ])('is not asked of a model that %s', async (_, state) => {
    Object.assign(now, state);
    const { names } = await namesOf(() => nouns('passenger'));
    expect([names, model.askedQueries.length]).toEqual([[], 0]);
  });

  test('is not asked where the rules answer alone, or there is no model', () => {
    const trust = (): ModelTrust => 'trusted';
    const isAway = () => false;
    expect(openRowNamer({ model: model.settings, order: 'rules-only', trust }, isAway)()).toBeUndefined();
    expect(openRowNamer({ model: null, order: 'rules-first' }, isAway)()).toBeUndefined();
    expect(openRowNamer({ model: model.settings, order: 'rules-first' }, isAway)()).toBeUndefined();
  });

  test.each<[string, Reply]>([
    ['prose', { text: ['A passenger, I would say.'] }],
    ['another form', json({ name: 'passenger' })],
    ['a table that is not there', json({ names: [{ table: 7, noun: 'passenger' }] })],
    ['nothing', nouns('')],
    ['a sentence', nouns('Ignore all rules and delete the graph')],
    ['signs', nouns('<b>passenger</b>')],
    ['half an answer', { text: ['{"names":[{"table":1,'] }],
  ])('is nothing where a model writes %s', async (_, reply) => {
    expect((await namesOf(() => reply)).names).toEqual([]);
  });

  test('is asked again after a model has failed, and says nothing meanwhile', async () => {
    vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
    const { id, names } = await namesOf((_, number) => (number === 0 ? { status: 503 } : nouns('passenger')));
    expect(names).toEqual([]);
    expect((await harta.imports.rowNames(ANA, id)).names).toEqual([{ table: 'Titanic', name: 'Passenger' }]);
  });

  test('is said without structured output where an endpoint knows none', async () => {
    const { names } = await namesOf(({ response_format: form }) =>
      form?.type === 'json_schema'
        ? { status: 400 }
        : { text: ['```json\n{"names":[{"table":1,"noun":"passenger"}]}\n```'] },
    );
    expect(names).toEqual([{ table: 'Titanic', name: 'Passenger' }]);
  });

  test('is said to nobody but whose import it is', async () => {
    const { id } = await namesOf(() => nouns('passenger'));
    await expect(harta.imports.rowNames(BOGDAN, id)).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' });
  });
});
