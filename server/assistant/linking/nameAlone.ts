import { fold } from '../../../domain/folding/fold.js';
import { type Query } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { PACKS } from '../language/Pack.js';
import { isCode } from '../grammar/nameLexemes.js';
import { Schema, sameWords, wordsOfName } from '../grammar/Schema.js';
import { type Language } from '../language/lexicon/files.js';
import { phrase, spacedWords } from '../language/phrasePattern.js';
import { tokensOf } from '../language/tokens.js';
import { type GraphReading } from '../reading/GraphReading.js';
import about from './about.json' with { type: 'json' };
import { SCORES } from '../scores/scores.js';

const ABOUT = { en: about.en.map(phrase), ro: about.ro.map(phrase) };

/** How many words of a question come before what it asks about. */
function wordsBefore(question: string, language: Language): number {
  const text = spacedWords(question);
  const ends = ABOUT[language].map((pattern) => {
    pattern.lastIndex = 0;
    return pattern.test(text) ? pattern.lastIndex : 0;
  });
  return text.slice(0, Math.max(...ends)).split(' ').length - 1;
}

/** What is left of a text behind so many of its words, as it is written, without signs around it. */
function behind(question: string, words: number, language: Language): string {
  let from = 0;
  for (const { raw } of tokensOf(question, language).slice(0, words)) from = question.indexOf(raw, from) + raw.length;
  return question.slice(from).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N})]+$/gu, '');
}

/** The nodes that are called so, as people see them named. */
async function calledSo(name: string, language: Language, reading: GraphReading): Promise<GraphNode[]> {
  const folded = fold(name);
  if (folded === '') return [];
  const words = tokensOf(name, language).map(({ word }) => word);
  const captions = [...new Set([folded, words.join(' ')])];
  const nodes = await reading.mentioned({ captions, beginnings: [], words: words.slice(-1), near: [] });
  const isCalled = (text: unknown) => typeof text === 'string' && fold(text) === folded;
  return nodes.filter(
    (one) => isCalled(reading.nameOf(one)) || (isCode(name) && Object.values(one.properties).some(isCalled)),
  );
}

/** The nodes that words for their label and their name mean together: “the animal Rex”, where a breed is called Rex too. */
async function titledSo(text: string, language: Language, reading: GraphReading): Promise<GraphNode[]> {
  const words = tokensOf(text, language).map(({ word }) => word);
  const { neutral } = PACKS[language];
  const from = Math.max(
    0,
    words.findIndex((word) => !neutral.includes(word)),
  );
  for (const { label } of (await reading.shape()).labels) {
    const title = wordsOfName(label);
    const to = from + title.length;
    if (to >= words.length || sameWords(words.slice(from, to), title) < SCORES.nameSure) continue;
    const nodes = await calledSo(behind(text, to, language), language, reading);
    const own = nodes.filter((node) => node.labels.includes(label));
    if (own.length > 0) return own;
  }
  // A word that the graph does not have says what has the code behind it.
  const { namesLabel } = Schema.of(await reading.shape());
  const code = behind(text, from + 1, language);
  const isSaid = isCode(code) && tokensOf(code, language).length < words.length && !namesLabel(words[from] ?? '');
  return isSaid ? calledSo(code, language, reading) : [];
}

/** The node that a question names and asks nothing else about: "Who is Irina Pavel?"; undefined if none or several. */
export async function nameAlone(
  question: string,
  language: Language,
  reading: GraphReading,
): Promise<Query | undefined> {
  const text = behind(question, wordsBefore(question, language), language);
  const called = await calledSo(text, language, reading);
  const [node, ...others] = called.length > 0 ? called : await titledSo(text, language, reading);
  if (node === undefined || others.length > 0) return undefined;
  return { kind: 'describe', set: { kind: 'nodes', ids: [node.id] } };
}
