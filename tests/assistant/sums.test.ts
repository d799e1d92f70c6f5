import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { EXAMPLES } from './examples.js';
import { nameOf } from './graphs/names.js';
import { NOW } from './graphs/history.js';
import { graphOf, type GraphName } from './graphs/graphs.js';
import { type Language } from './graphs/Language.js';
import { askAfter } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { says } from './judge/phrases.js';
import { select } from './truth/select.js';
import { type Condition, type NodeSet } from './truth/Truth.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-sums-'));
const scopes = new Map<string, GraphScope>();
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

type Setting = readonly [GraphName, Language];

async function asked(question: string, [name, language]: Setting, earlier: readonly string[] = []) {
  const key = `${name} ${language}`;
  const scope = scopes.get(key) ?? (await loadGraph(opened.store, key, graphOf(name, language)));
  scopes.set(key, scope);
  const engine = new OfflineEngine(opened.store);
  const context = { scope, language, now: NOW, examples: EXAMPLES };
  return (await askAfter(engine, earlier, question, context)).answer;
}

/** What the plain graph says: the numbers of a property over a set, and how many have none. */
function expected([name, language]: Setting, of: NodeSet, property: string) {
  const nodes = select(graphOf(name, language), of);
  const numbers = nodes.flatMap(({ properties }) => {
    const value = properties[property];
    return typeof value === 'number' ? [value] : [];
  });
  const sum = numbers.reduce((one, other) => one + other, 0);
  return { nodes, sum, mean: sum / numbers.length, count: numbers.length, unknown: nodes.length - numbers.length };
}

const inRegion = (name: string, ro = false): Condition =>
  ro
    ? { linked: 'FACE_PARTE_DIN', way: 'out', with: { label: 'Regiune', name } }
    : { linked: 'PART_OF', way: 'out', with: { label: 'Region', name } };
const borderless = { label: 'Country', where: [{ property: 'landlocked', is: true }, inRegion('Europe')] };
const cameron: Condition = { linked: 'DIRECTED_BY', with: { label: 'Director', name: 'James Cameron' } };

describe('the total and the average of a property over a set', () => {
  test.each([
    [
      'Sum of the area of all countries in Asia?',
      ['sample', 'en'],
      'sum',
      { label: 'Country', where: [inRegion('Asia')] },
      'area (km²)',
    ],
    [
      'What is the total area of the countries in Africa?',
      ['sample', 'en'],
      'sum',
      { label: 'Country', where: [inRegion('Africa')] },
      'area (km²)',
    ],
    [
      'What is the average latitude of the landlocked countries in Europe?',
      ['sample', 'en'],
      'mean',
      borderless,
      'latitude',
    ],
    [
      'total worldwide gross of the films directed by James Cameron',
      ['films', 'en'],
      'sum',
      { label: 'Film', where: [cameron] },
      'worldwide gross (USD)',
    ],
    [
      'Suma suprafețelor țărilor din Asia',
      ['sample', 'ro'],
      'sum',
      { label: 'Țară', where: [inRegion('Asia', true)] },
      'suprafață (km²)',
    ],
    [
      'Care este suprafața medie a țărilor din Africa?',
      ['sample', 'ro'],
      'mean',
      { label: 'Țară', where: [inRegion('Africa', true)] },
      'suprafață (km²)',
    ],
  ] as const)('%s', async (question, setting, operation, of, property) => {
    const truth = expected(setting, of, property);
    const { text, refused, basis, citations } = await asked(question, setting);
    expect({ refused, basis }).toEqual({ refused: false, basis: 'graph' });
    const value = operation === 'sum' ? truth.sum : Number(truth.mean.toFixed(2));
    expect(says(text, value, setting[1]), `${text} – ${value}`).toBe(true);
    expect(says(text, truth.count, setting[1])).toBe(true);
    const unit = /\(([^)]*)\)/u.exec(property)?.[1] ?? '';
    expect(text).toContain(unit);
    const names = new Set(truth.nodes.map(nameOf));
    const label = of.label;
    const cited = citations.filter((one) => one.of === 'node' && one.labels.includes(label));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.length).toBeLessThanOrEqual(25);
    expect(cited.filter(({ caption }) => !names.has(caption))).toEqual([]);
  });

  test('how many have no value is said', async () => {
    const { mean, unknown } = expected(['films', 'en'], { label: 'Film' }, 'running time (minutes)');
    expect(unknown).toBeGreaterThan(0);
    const { text } = await asked('What is the average running time of all films?', ['films', 'en']);
    expect(says(text, Number(mean.toFixed(2)), 'en'), text).toBe(true);
    expect(text).toContain(`For ${unknown} more there is no value.`);
  });

  test.each([['What is their total area?'], ['What is the total area of them?']])(
    'of what was spoken of: %s',
    async (question) => {
      const neighbours = {
        label: 'Country',
        where: [{ linked: 'BORDERS', with: { label: 'Country', name: 'Romania' } }],
      };
      const { sum } = expected(['sample', 'en'], neighbours, 'area (km²)');
      const { text } = await asked(question, ['sample', 'en'], ['Which countries border Romania?']);
      expect(says(text, sum, 'en'), text).toBe(true);
    },
  );

  test('of one thing is its own value', async () => {
    const { text } = await asked('What is the total area of Romania?', ['sample', 'en']);
    expect(says(text, 238391, 'en')).toBe(true);
  });

  test.each([
    ['average population of countries in Africa', ['sample', 'en']],
    ['Which countries have an average area?', ['sample', 'en']],
    ['Which countries are above the average area?', ['sample', 'en']],
    ['sum of area and latitude of countries in Africa', ['sample', 'en']],
    ['total area of the countries in Narnia', ['sample', 'en']],
    ['Suma populațiilor țărilor din Asia', ['sample', 'ro']],
    ['Care țări au o suprafață medie?', ['sample', 'ro']],
  ] as const)('what is not such a sum stays refused: %s', async (question, setting) => {
    expect((await asked(question, setting)).refused).toBe(true);
  });

  test('of countries by region is told for each region', async () => {
    const { text } = await asked('average area of countries by region', ['sample', 'en']);
    for (const region of ['Africa', 'Americas', 'Asia', 'Europe', 'Oceania']) {
      const { mean } = expected(['sample', 'en'], { label: 'Country', where: [inRegion(region)] }, 'area (km²)');
      expect(text).toContain(region);
      expect(says(text, Number(mean.toFixed(2)), 'en'), `${region}: ${text}`).toBe(true);
    }
  });

  test('a median is that of the numbers', async () => {
    const nodes = select(graphOf('sample', 'en'), { label: 'Country', where: [inRegion('Africa')] });
    const numbers = nodes.map(({ properties }) => Number(properties['area (km²)'])).sort((one, other) => one - other);
    const middle =
      ((numbers[Math.floor((numbers.length - 1) / 2)] ?? 0) + (numbers[Math.floor(numbers.length / 2)] ?? 0)) / 2;
    const { text } = await asked('median area of countries in Africa', ['sample', 'en']);
    expect(says(text, middle, 'en'), text).toBe(true);
  });

  test('counts stay counts', async () => {
    const { text } = await asked('total number of countries in Africa', ['sample', 'en']);
    expect(
      says(
        text,
        expected(['sample', 'en'], { label: 'Country', where: [inRegion('Africa')] }, 'area (km²)').count,
        'en',
      ),
    ).toBe(true);
    expect(text).not.toContain('km²');
  });
});
