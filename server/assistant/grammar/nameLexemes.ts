import { fold } from '../../../domain/folding/fold.js';
import { saysIds } from '../../../domain/imports/numericIds.js';
import { type GraphNode } from '../../contract/elements.js';
import { isPersonFirst } from '../language/meanings.js';
import { namesOf } from '../linking/namesOf.js';
import { placesIn } from '../language/phrases.js';
import { type Ground, type Lexeme, spans } from './Lexeme.js';
import { smallOf } from '../language/Pack.js';
import { mayShareRoot } from '../language/likeness.js';
import { saysDone } from './done.js';
import { sameWords, wordsOfName } from './Schema.js';

type Span = ReturnType<typeof spans> extends Generator<infer One> ? One : never;

/** The runs of words of a question by how many they are: only as many words as a name has can be it. */
function spansBySize(words: readonly string[]): ReadonlyMap<number, readonly Span[]> {
  const bySize = new Map<number, Span[]>();
  for (const span of spans(words)) bySize.set(span.words.length, [...(bySize.get(span.words.length) ?? []), span]);
  return bySize;
}

/** Whether words say what a property is called, so that a part of a name is asked for as such: the last name Pop. */
const saysPart = ({ words }: Ground, property: string): boolean => placesIn(words, wordsOfName(property)).length > 0;

/** A code of few letters, or what is a word of the grammar too, is meant only where it is written as it is stored. */
const SHORT = 3;
function isWrittenSo({ tokens, pack }: Ground, { from, words }: Span, stored: string): boolean {
  const [word = ''] = words;
  if (words.length > 1) return true;
  // A word for what was done is no code, however short: fed.
  const length = saysDone(fold(stored)) ? word.length : Math.min(word.length, stored.length);
  const isTelling = length > SHORT && !smallOf(pack).grammar.has(word);
  return isTelling || tokens[from]?.raw === stored;
}

/** Whether a word is written otherwise than an id that is a word as well: Texas is not the school that has the id “texas”. */
const isOtherId = ({ tokens }: Ground, { from, to }: Span, property: string, stored: string): boolean =>
  saysIds(property) && !/\d/u.test(stored) && to - from === 1 && tokens[from]?.raw !== stored;

/** How like a text words are at least, and a name. */
const [LEAST, SURE] = [0.6, 0.95];

/** What somebody is by a value is said of them sooner than it stands for them: the mayor. */
const BY_VALUE = 0.15;
/** Whether a text is a sign that one thing alone may have, which then names it as its name does: a licence number. */
export const isCode = (text: string): boolean => /\d/u.test(text) && /\p{L}/u.test(text) && text.length > SHORT;

/** Nodes of the same labels that some words name. */
interface Named {
  readonly span: Span;
  readonly score: number;
  readonly nodes: readonly GraphNode[];
}

/** What is named. */
function namedLexeme({ span: { from, to }, score, nodes }: Named): Lexeme[] {
  const [first] = nodes;
  if (first === undefined) return [];
  const longer = (to - from) * 0.1;
  const set = { kind: 'nodes' as const, ids: nodes.map(({ id }) => id) };
  return [{ from, to, meaning: { cat: 'set', set, labels: first.labels, isNamed: true }, score: score + longer }];
}

/** Adds nodes to what words name, where these are their name: a long one as it is written, or with endings of its last word. */
function addNamed(ground: Ground, one: Named, name: readonly string[], all: Map<string, Named>): void {
  const { span, score, nodes } = one;
  const isPart = ground.isPart === true || span.from > 0 || span.to < ground.words.length;
  // A name takes endings, and is no form of a verb: who was born is not from Bear.
  const isForm = span.words.every((word, at) => mayShareRoot(word, name[at] ?? ''));
  const key = `${span.from} ${span.to} ${nodes.map(({ labels }) => labels.join()).join()}`;
  const before = all.get(key);
  // Who is called exactly so is meant before others whose name has another ending: drink, and drinks.
  if (score < SURE || !isPart || !isForm || (before !== undefined && before.score > score)) return;
  all.set(key, { span, score, nodes: [...(before?.score === score ? before.nodes : []), ...nodes] });
}

/** The words of a question that are the name of a node, or one of its values. */
export function* nameLexemes(ground: Ground, nodes: readonly GraphNode[]): Generator<Lexeme> {
  const bySize = spansBySize(ground.words);
  const named = new Map<string, Named>();
  const values = new Map<string, Lexeme>();
  const coded = new Map<string, Named>();
  for (const node of nodes)
    for (const { words, text, via, property, isPart, isCaption, only } of namesOf(node, ground.captions)) {
      if (only === 'mentions') continue;
      const wanted = property === undefined ? words : wordsOfName(text);
      for (const span of bySize.get(wanted.length) ?? []) {
        const score = sameWords(span.words, wanted);
        if (score < LEAST || !isWrittenSo(ground, span, text)) continue;
        if (via === 'name' || isCaption === true) addNamed(ground, { span, score, nodes: [node] }, wanted, named);
        if (property === undefined || isCaption === true || isOtherId(ground, span, property, text)) continue;
        if (isPart === true && !saysPart(ground, property)) continue;
        const wearing = ground.schema.properties.find((one) => one.property === property)?.labels ?? [];
        const labels = wearing.filter((label) => node.labels.includes(label));
        const { from, to } = span;
        const that = { kind: 'compare' as const, property, is: '=' as const, value: text };
        const key = `${from} ${to} ${property} ${text} ${labels.join()}`;
        if (isCode(text)) coded.set(key, { span, score, nodes: [...(coded.get(key)?.nodes ?? []), node] });
        values.set(key, { from, to, meaning: { cat: 'pred', that, labels, property }, score: score - 0.05 });
        const [label = ''] = labels;
        const isWho = labels.length === 1 && ground.schema.persons.includes(label);
        if (!isWho || !isPersonFirst(span.words.at(-1) ?? '')) continue;
        const set = { kind: 'where', of: { kind: 'label', label }, that } as const;
        values.set(`${key} who`, { from, to, meaning: { cat: 'set', set, labels }, score: score - BY_VALUE });
      }
    }
  for (const one of named.values()) yield* namedLexeme(one);
  for (const one of coded.values()) if (one.nodes.length === 1) yield* namedLexeme(one);
  yield* values.values();
}
