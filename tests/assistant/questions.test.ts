import { describe, expect, test } from 'vitest';

import { FAQ } from '../../server/assistant/faq/faq.js';
import { foldedWords } from '../../domain/folding/fold.js';
import { type ImportBatch } from '../../server/graph/ports/ImportSink.js';
import { EXAMPLES } from './examples.js';
import { graphOf } from './graphs/graphs.js';
import { LANGUAGES } from './graphs/Language.js';
import { findNode, nameOf } from './graphs/names.js';
import { holdsPhrase, says } from './judge/phrases.js';
import { expectedOf, settingOf } from './questions/expected.js';
import { allQuestions, questionFiles, readQuestions } from './questions/readQuestions.js';
import { type Question, QUESTION_KINDS, QUESTION_STYLES } from './truth/Question.js';
import { select } from './truth/select.js';

const questions = allQuestions();
const inLanguage = (language: string) => questions.filter((one) => one.language === language);
const byId = new Map(questions.map((one) => [one.id, one]));
const words = (groups: Question['says']) => groups.map((group) => group.map(String));

const folded = (text: string) => ` ${foldedWords(text).join(' ')} `;
const saidBy = new Map<ImportBatch, string>();

/** All that a graph says, and the answers of the examples, in folded words: what an honest answer could be drawn from. */
function everythingSaid(question: Question): string {
  const { graph } = settingOf(question);
  const known = saidBy.get(graph);
  if (known !== undefined) return known;
  const names = graph.nodes.flatMap(({ labels, properties }) => [...labels, ...Object.entries(properties).flat(2)]);
  const types = new Set(graph.relationships.flatMap(({ type, properties }) => [type, ...Object.keys(properties)]));
  const said = folded([...names, ...types, ...EXAMPLES.map(({ answer }) => answer)].join('\n'));
  saidBy.set(graph, said);
  return said;
}

describe('the set of questions', () => {
  test('has at least 100 in each language, 20 of them without an answer', () => {
    for (const language of LANGUAGES) {
      expect(inLanguage(language).length).toBeGreaterThanOrEqual(100);
      expect(inLanguage(language).filter(({ answerable }) => !answerable)).toHaveLength(20);
    }
  });

  test('has every kind and every style in both languages, and no kind stands for a third of them', () => {
    for (const language of LANGUAGES) {
      const asked = inLanguage(language);
      expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(QUESTION_KINDS));
      expect(new Set(asked.flatMap(({ styles = [] }) => styles))).toEqual(new Set(QUESTION_STYLES));
      const largest = Math.max(...QUESTION_KINDS.map((kind) => asked.filter((one) => one.kind === kind).length));
      expect(largest).toBeLessThan(asked.length / 3);
    }
  });

  test('repeats no id, and no question within a conversation', () => {
    expect(byId.size).toBe(questions.length);
    const wordings = questions.map(({ graph, language, after, question }) =>
      [graph, language, after, question].join(' | '),
    );
    expect(new Set(wordings.map((one) => one.toLowerCase())).size).toBe(questions.length);
  });

  test('lets a follow-up come after what it follows, about the same graph in the same language', () => {
    const files = LANGUAGES.flatMap(questionFiles).map(readQuestions);
    for (const file of files) {
      for (const [index, { id, after, graph, language }] of file.entries()) {
        if (after === undefined) continue;
        const before = file.findIndex((one) => one.id === after);
        expect(before, id).toBeGreaterThanOrEqual(0);
        expect(before, id).toBeLessThan(index);
        expect(file[before], id).toMatchObject({ graph, language });
      }
    }
    expect(questions.filter(({ after }) => after !== undefined).length).toBeGreaterThanOrEqual(16);
  });

  test('is in Romanian with commas below, never cedillas', () => {
    expect(JSON.stringify(questions)).not.toMatch(/[şţŞŢ]/u);
  });
});

describe('what a right answer is known by', () => {
  test.each(questions.map((one) => [one.id, one] as const))('%s follows from the data', (_id, question) => {
    const { says: groups, cites, never } = question;
    expect({ says: groups, cites, never }).toEqual(expectedOf(question));
    expect(question.answerable).toBe(question.truth.kind !== 'none');
    const isKnown = groups.length > 0 || Object.keys(cites).length > 0;
    expect(isKnown).toBe(question.answerable);
  });

  test('is never also what would be invented', () => {
    for (const { id, language, says: groups, never } of questions) {
      const said = groups.map((group) => group.filter((one) => typeof one === 'string').join('; ')).join('; ');
      expect(
        never.filter((phrase) => says(said, phrase, language)),
        id,
      ).toEqual([]);
    }
  });

  test('is not given away by the question itself', () => {
    const given = questions
      .filter(({ truth }) => truth.kind === 'property')
      .filter(({ question, language, says: groups }) =>
        groups.every((group) => group.some((said) => says(question, said, language))),
      );
    expect(given.map(({ id }) => id)).toEqual([]);
  });
});

describe('questions about Harta and questions taught by example', () => {
  test.each(questions.filter(({ truth }) => truth.kind === 'faq').map((one) => [one.id, one] as const))(
    '%s is answered by the FAQ',
    (_id, { truth, language, says: groups }) => {
      const entry = FAQ[language].find(({ key }) => truth.kind === 'faq' && key === truth.key);
      for (const group of words(groups)) {
        expect(
          group.filter((word) => holdsPhrase(entry?.answer ?? '', word)),
          entry?.answer,
        ).toEqual(group);
      }
    },
  );

  test.each(questions.filter(({ truth }) => truth.kind === 'example').map((one) => [one.id, one] as const))(
    '%s is answered by its example, in other words than the example asks',
    (_id, { truth, question, language, says: groups }) => {
      const example = EXAMPLES.find(({ id }) => truth.kind === 'example' && id === truth.id);
      expect(example?.language).toBe(language);
      expect(question).not.toBe(example?.question);
      for (const group of groups) {
        expect(group.some((said) => says(example?.answer ?? '', said, language))).toBe(true);
      }
    },
  );
});

describe('what cannot be answered', () => {
  const unanswerable = questions.flatMap((one) =>
    one.truth.kind === 'none' ? [[one.id, one, one.truth] as const] : [],
  );

  test.each(unanswerable)('%s has no answer in the graph, the examples and the FAQ', (_id, question, truth) => {
    const { graph } = settingOf(question);
    const { absent = [], empty, none } = truth;
    const said = everythingSaid(question);
    expect(absent.filter((word) => said.includes(folded(word)))).toEqual([]);
    if (empty !== undefined) expect(findNode(graph, empty.node).properties[empty.property]).toBeUndefined();
    if (none !== undefined) expect(select(graph, none).map(nameOf)).toEqual([]);
    expect(absent.length > 0 || empty !== undefined || none !== undefined).toBe(true);
    expect(question.never.length).toBeGreaterThan(0);
  });

  test('is of every sort', () => {
    const sorts = [
      'noProperty',
      'noValue',
      'noEntity',
      'noRelationship',
      'outOfDomain',
      'reasoning',
      'future',
      'loaded',
    ];
    for (const language of LANGUAGES) {
      const found = unanswerable.filter(([, one]) => one.language === language).map(([, , truth]) => truth.because);
      expect(new Set(found)).toEqual(new Set(sorts));
    }
  });
});

describe('the graphs that are asked about', () => {
  test('have from a few hundred to two thousand nodes, as many in both languages', () => {
    for (const name of ['sample', 'history', 'flights', 'films'] as const) {
      const [en, ro] = LANGUAGES.map((language) => graphOf(name, language));
      expect(en?.nodes.length).toBeGreaterThan(300);
      expect(en?.nodes.length).toBeLessThan(2000);
      expect([ro?.nodes.length, ro?.relationships.length]).toEqual([en?.nodes.length, en?.relationships.length]);
    }
  });
});
