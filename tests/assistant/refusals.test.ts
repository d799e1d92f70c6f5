import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { EXAMPLES } from './examples.js';
import { NOW } from './graphs/history.js';
import { graphOf } from './graphs/graphs.js';
import { type Language, LANGUAGES } from './graphs/Language.js';
import { askAfter } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-refusals-'));
const scopes = new Map<string, GraphScope>();
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
  for (const language of LANGUAGES)
    scopes.set(language, await loadGraph(opened.store, language, graphOf('sample', language)));
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

async function asked(question: string, language: Language, earlier: readonly string[] = []) {
  const scope = scopes.get(language);
  if (scope === undefined) throw new Error('No graph');
  const context = { scope, language, now: NOW, examples: EXAMPLES };
  return (await askAfter(new OfflineEngine(opened.store), earlier, question, context)).answer;
}

/** The words that a refusal says the graph knows nothing of. */
const quoted = (text: string) => [...text.matchAll(/[“„]([^”]+)”/gu)].map(([, word]) => word);

describe('a refusal names only what was looked for and not found', () => {
  test.each([
    ['What is the population of Romania?', 'en', ['population']],
    ['Who won the 2018 world cup in France?', 'en', ['world']],
    ['Which countries have more than 10 million inhabitants?', 'en', ['inhabitants']],
    ['Which countries larger than 50,000 km² are in Narnia?', 'en', ['Narnia']],
    ['Care este populația României?', 'ro', ['populația']],
    ['Ce țări au peste zece milioane de locuitori?', 'ro', ['locuitori']],
    ['Spune-mi despre Narnia', 'ro', ['Narnia']],
  ] as const)('%s', async (question, language, words) => {
    const { refused, text } = await asked(question, language);
    expect(refused).toBe(true);
    expect(quoted(text)).toEqual(expect.arrayContaining([...words]));
    const formal = /^(?:more|than|\d.*|million|milioane|zece|peste|km²|larger|area|which|care|are|au|au|în|in)$/iu;
    expect(quoted(text).filter((word) => formal.test(word ?? ''))).toEqual([]);
  });

  test.each([
    ['Which countries have more than 10 million?', 'en', 'did not understand what it asks'],
    ['Ce țări au peste zece milioane?', 'ro', 'nu am înțeles ce vrei să afli'],
  ] as const)('%s – and names nothing when nothing is left', async (question, language, said) => {
    const { refused, text } = await asked(question, language);
    expect(refused).toBe(true);
    expect(quoted(text)).toEqual([]);
    expect(text).toContain(said);
  });
});

describe('what points to nothing that was said', () => {
  test.each([
    ['Which of them have an area above 100,000 km²?', 'en', 'I do not know what “them” refers to'],
    ['How many of these are landlocked?', 'en', 'I do not know what “these” refers to'],
    ['Care dintre ele au suprafața peste 100.000 km²?', 'ro', 'Nu știu la ce se referă „ele”'],
    ['Care dintre ei vorbesc franceza?', 'ro', 'Nu știu la ce se referă „ei”'],
  ] as const)('%s is answered by saying so, and adding nothing is offered', async (question, language, said) => {
    const { refused, text, suggestions } = await asked(question, language);
    expect(refused).toBe(true);
    expect(text).toContain(said);
    expect(suggestions.filter(({ kind }) => kind === 'add')).toEqual([]);
  });

  test.each([
    ['Which countries are in Asia?', 'Which of them are landlocked?', 'en', 'Mongolia'],
    ['Ce țări sunt în Asia?', 'Care dintre ele nu au ieșire la mare?', 'ro', 'Mongolia'],
  ] as const)('after “%s”, “%s” is answered', async (before, question, language, said) => {
    const { refused, text } = await asked(question, language, [before]);
    expect(refused).toBe(false);
    expect(text).toContain(said);
  });
});

describe('the assistant', () => {
  test('says “tu” in Romanian, as the pages do', async () => {
    const folder = new URL('../../server/assistant/', import.meta.url);
    const { default: texts } = await import(new URL('texts/ro.json', folder).href, { with: { type: 'json' } });
    const { default: edits } = await import(new URL('edits/texts/ro.json', folder).href, { with: { type: 'json' } });
    const all: string[] = Object.values<string>({ ...texts, ...edits });
    const polite = /dumneavoastr|\bvă\b|\p{L}{3,}(?:ați|eți|iți)(?!\p{L})/iu;
    expect(all.filter((text) => polite.test(text))).toEqual([]);
    expect(polite.test('Puteți adăuga')).toBe(true);
  });
});

describe('things side by side', () => {
  const rows = (text: string) =>
    text.split('\n').map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

  test.each([
    ['Compare Romania and Hungary', 'en', ['Property', 'Romania', 'Hungary'], ['capital', 'Bucharest', 'Budapest']],
    ['Compară România cu Ungaria', 'ro', ['Proprietate', 'România', 'Ungaria'], ['capitală', 'București', 'Budapesta']],
    [
      'Compare Romania, Hungary and Serbia',
      'en',
      ['Property', 'Romania', 'Hungary', 'Serbia'],
      ['capital', 'Bucharest', 'Budapest', 'Belgrade'],
    ],
  ] as const)(
    '%s: a table with a row for each property and a column for each',
    async (question, language, head, row) => {
      const { text, citations } = await asked(question, language);
      const [first, second, ...rest] = rows(text);
      expect(first).toEqual(head);
      expect(second).toEqual(head.map(() => '---'));
      expect(rest).toContainEqual(row);
      expect(rest.every((cells) => cells.length === head.length)).toBe(true);
      expect(citations).toHaveLength(head.length - 1);
    },
  );

  test('a dash stands where one has no value', async () => {
    const { text } = await asked('Compare Antarctica and Romania', 'en');
    expect(rows(text)).toContainEqual(['capital', '–', 'Bucharest']);
  });
});
