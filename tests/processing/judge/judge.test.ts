import { describe, expect, test } from 'vitest';

import { type Reading, type Thing } from '../../../domain/processing/proposal.js';
import { judge } from './judge.js';
import { parseSet, readSet } from './readSet.js';
import { score } from './score.js';

const [marked] = parseSet(
  `# en-02 news
[[Ann Lee|person]] runs [[Oak Ltd|organisation]]. [[Lee|person|Ann Lee]] wed [[Bo Ray|person]].
= Ann Lee | LEADS | Oak Ltd
= Ann Lee | MARRIED_TO | Bo Ray`,
  'en',
);
if (marked === undefined) throw new Error('no paragraph');

const thing = (id: string, kind: Thing['kind'], ...spans: [number, number][]): Thing => ({
  id,
  kind,
  label: kind,
  name: id,
  confidence: 1,
  mentions: spans.map(([start, end]) => ({
    start,
    end,
    text: marked.text.slice(start, end),
  })),
});
const fact = (from: string, type: string, to: string) => ({
  id: `${from}${type}${to}`,
  from,
  type,
  to,
  confidence: 1,
  evidence: { start: 0, end: 1 },
});
const reading = (things: Thing[], facts: Reading['facts'] = []): Reading => ({
  sentences: [],
  things,
  facts,
});
const ALL = [
  thing('a', 'person', [0, 7], [22, 25]),
  thing('b', 'organisation', [13, 20]),
  thing('c', 'person', [30, 36]),
];

describe('the judge', () => {
  test('finds nothing wrong with what a person marked', () => {
    const { exact, facts, errors } = judge(
      marked,
      reading(ALL, [fact('a', 'LEADS', 'b'), fact('c', 'MARRIED_TO', 'a')]),
    );
    expect([exact, facts, errors]).toEqual([{ right: 4, wrong: 0, missed: 0 }, { right: 2, wrong: 0, missed: 0 }, []]);
  });

  test('holds a fact against its direction and its type', () => {
    const { facts, byType } = judge(marked, reading(ALL, [fact('b', 'LEADS', 'a'), fact('a', 'OWNS', 'b')]));
    expect(facts).toEqual({ right: 0, wrong: 2, missed: 2 });
    expect(byType.get('LEADS')).toEqual({ right: 0, wrong: 1, missed: 1 });
  });

  test('takes a span that is too long as near, not as right', () => {
    const { exact, relaxed } = judge(marked, reading([thing('a', 'person', [0, 12])]));
    expect([exact.right, exact.wrong, relaxed.right, relaxed.wrong]).toEqual([0, 1, 1, 0]);
  });

  test('takes the right span with another label as wrong', () => {
    const { exact, relaxed } = judge(marked, reading([thing('a', 'place', [0, 7])]));
    expect([exact.wrong, relaxed.wrong]).toEqual([1, 1]);
  });

  test('counts a mention that is found twice once', () => {
    const { exact } = judge(marked, reading([thing('a', 'person', [0, 7], [0, 7])]));
    expect(exact).toEqual({ right: 1, wrong: 1, missed: 3 });
  });

  test('joins a fact over the short name of a thing', () => {
    const short = [thing('a', 'person', [22, 25]), thing('b', 'organisation', [13, 20])];
    expect(judge(marked, reading(short, [fact('a', 'LEADS', 'b')])).facts.right).toBe(1);
  });

  test('reckons precision, recall and their mean', () => {
    expect(score({ right: 3, wrong: 1, missed: 3 })).toMatchObject({
      precision: 0.75,
      recall: 0.5,
      f1: 0.6,
    });
  });
});

describe.each(['en', 'ro'] as const)('the marked set (%s)', (language) => {
  const set = readSet(language);

  test('has two paragraphs of ten fields, one of each held out', () => {
    const fields = [...new Set(set.map(({ field }) => field))];
    const halves = fields.map((of) => set.filter(({ field }) => field === of).map(({ heldOut }) => heldOut));
    expect(halves).toEqual(Array.from({ length: 10 }, () => [true, false]));
  });

  test('marks facts between things that are marked', () => {
    const unknown = set.flatMap(({ id, mentions, facts }) => {
      const names = new Set(mentions.map(({ name }) => name));
      return facts.flatMap(({ from, to }) =>
        [from, to].filter((name) => !names.has(name)).map((name) => `${id} ${name}`),
      );
    });
    expect(unknown).toEqual([]);
  });
});
