import { captionProperty } from '../../../domain/caption/caption.js';
import { type ChosenCaptions } from '../../../domain/styles/names.js';
import { wholeNameOf } from '../../../domain/styles/wholeName.js';
import { fold } from '../../../domain/folding/fold.js';
import { saysIds } from '../../../domain/imports/numericIds.js';
import { ownOf } from '../../../domain/properties/kinds.js';
import { type GraphNode } from '../../contract/elements.js';
import { wordsOf } from '../language/tokens.js';
import { isPersonFirst } from '../language/meanings.js';
import { wholeNames } from '../linking/namesOf.js';
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

/** What a node is called, in each way in which it may be said, and the properties that say it. */
interface Called {
  readonly names: readonly string[];
  readonly properties: readonly string[];
}

function calledBy(node: GraphNode, captions: ChosenCaptions): Called {
  const whole = wholeNameOf(node, captions);
  if (whole !== undefined) return { names: wholeNames(node, whole, captions), properties: whole.columns };
  const naming = captionProperty(node.properties);
  return naming === undefined
    ? { names: [''], properties: [] }
    : { names: [String(node.properties[naming])], properties: [naming] };
}

/** Whether words say what a property is called, so that a part of a name is asked for as such: the last name Pop. */
const saysPart = ({ words }: Ground, property: string): boolean => placesIn(words, wordsOfName(property)).length > 0;

/** Texts of a node but for its name. What only says the name again is the name. */
function* valuesOf(node: GraphNode, { names, properties }: Called, ground: Ground) {
  const folded = names.map(fold);
  const isName = (property: string): boolean =>
    properties.includes(property) && (properties.length === 1 || !saysPart(ground, property));
  for (const [property, held] of Object.entries(node.properties)) {
    if (isName(property) || ownOf(node.propertyKinds, property) !== undefined) continue;
    for (const value of [held].flat())
      if (typeof value === 'string' && !folded.includes(fold(value))) yield { property, value };
  }
}

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

/** The words of a question that are the name of a node, or one of its values. */
export function* nameLexemes(ground: Ground, nodes: readonly GraphNode[]): Generator<Lexeme> {
  const bySize = spansBySize(ground.words);
  const named = new Map<string, Named>();
  const values = new Map<string, Lexeme>();
  const coded = new Map<string, Named>();
  for (const node of nodes) {
    const called = calledBy(node, ground.captions);
    for (const written of called.names) {
      const name = wordsOf(written);
      for (const span of bySize.get(name.length) ?? []) {
        const exact = sameWords(span.words, name);
        const isPart = ground.isPart === true || span.from > 0 || span.to < ground.words.length;
        // A long name is as it is written; endings of case come with single words and the last of several.
        if (exact < 0.95 || !isPart || !isWrittenSo(ground, span, written)) continue;
        // A name takes endings, and is no form of a verb: who was born is not from Bear.
        if (!span.words.every((word, at) => mayShareRoot(word, name[at] ?? ''))) continue;
        const key = `${span.from} ${span.to} ${node.labels.join()}`;
        const before = named.get(key);
        const score = Math.max(exact, before?.score ?? 0);
        if (exact < score) continue;
        // Who is called exactly so is meant before others whose name has another ending: drink, and drinks.
        const others = before?.score === exact ? before.nodes : [];
        named.set(key, { span, score, nodes: [...others, node] });
      }
    }
    for (const { property, value } of valuesOf(node, called, ground)) {
      const wanted = wordsOfName(value);
      for (const span of bySize.get(wanted.length) ?? []) {
        const score = sameWords(span.words, wanted);
        if (score < 0.6 || !isWrittenSo(ground, span, value) || isOtherId(ground, span, property, value)) continue;
        const wearing = ground.schema.properties.find((one) => one.property === property)?.labels ?? [];
        const labels = wearing.filter((label) => node.labels.includes(label));
        const { from, to } = span;
        const that = { kind: 'compare' as const, property, is: '=' as const, value };
        const key = `${from} ${to} ${property} ${value} ${labels.join()}`;
        if (isCode(value)) {
          const { nodes: others = [] } = coded.get(key) ?? {};
          coded.set(key, { span, score, nodes: [...others, node] });
        }
        values.set(key, { from, to, meaning: { cat: 'pred', that, labels, property }, score: score - 0.05 });
        const [label = ''] = labels;
        const isWho = labels.length === 1 && ground.schema.persons.includes(label);
        if (!isWho || !isPersonFirst(span.words.at(-1) ?? '')) continue;
        const set = { kind: 'where', of: { kind: 'label', label }, that } as const;
        values.set(`${key} who`, { from, to, meaning: { cat: 'set', set, labels }, score: score - BY_VALUE });
      }
    }
  }
  for (const one of named.values()) yield* namedLexeme(one);
  for (const one of coded.values()) if (one.nodes.length === 1) yield* namedLexeme(one);
  yield* values.values();
}
