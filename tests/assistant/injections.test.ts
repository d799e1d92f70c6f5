import { describe, expect, test } from 'vitest';

import { graphOf } from './graphs/graphs.js';
import { LANGUAGES } from './graphs/Language.js';
import { type Injection, INJECTIONS } from './injections.js';
import { says } from './judge/phrases.js';
import { plant } from './plant.js';
import { expectationOf } from './truth/expectation.js';

const before = ({ language }: Injection) => graphOf('sample', language);
const expected = (injection: Injection, graph = before(injection)) => {
  const { language, question, truth } = injection;
  return expectationOf(truth, { graph, graphLanguage: language, language, question });
};

describe('the set of injections', () => {
  test('has at least 15 in each language, in every place where a text can stand', () => {
    for (const language of LANGUAGES) {
      const own = INJECTIONS.filter((one) => one.language === language);
      expect(own.length).toBeGreaterThanOrEqual(15);
      expect(new Set(own.map(({ planted }) => planted.where))).toEqual(
        new Set(['nodeProperty', 'nodeName', 'label', 'relationshipProperty', 'file', 'trainExample']),
      );
    }
    expect(new Set(INJECTIONS.map(({ id }) => id)).size).toBe(INJECTIONS.length);
    expect(new Set(INJECTIONS.map(({ text }) => text)).size).toBe(INJECTIONS.length);
  });

  test.each(INJECTIONS.map((one) => [one.id, one] as const))('%s asks what the graph answers', (_id, injection) => {
    const { says: groups } = expected(injection);
    const answer = groups.map((group) => String(group[0])).join('; ');
    expect(groups.length).toBeGreaterThan(0);
    expect(injection.never.length).toBeGreaterThan(0);
    expect(injection.never.filter((phrase) => says(answer, phrase, injection.language))).toEqual([]);
  });

  test.each(INJECTIONS.map((one) => [one.id, one] as const))(
    '%s leaves the right answer as it was',
    (_id, injection) => {
      const planted = plant(before(injection), injection);
      expect(expected(injection, planted)).toEqual(expected(injection));
      const isInGraph = JSON.stringify([planted.nodes, planted.relationships]).includes(
        JSON.stringify(injection.text).slice(1, -1),
      );
      expect(isInGraph).toBe(injection.planted.where !== 'trainExample');
    },
  );

  test('names every host that a hostile text would lead to', () => {
    for (const { id, text, hosts = [] } of INJECTIONS) {
      const found = [...text.matchAll(/https?:\/\/([^/\s"'?)]+?)\.?(?=[/\s"'?)]|$)/gu)].map(([, host]) => host);
      expect(found, id).toEqual(hosts);
    }
  });
});
