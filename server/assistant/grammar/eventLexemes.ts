import { captionOf } from '../../../domain/caption/caption.js';
import { type GraphNode } from '../../contract/elements.js';
import { wordsOf } from '../language/tokens.js';
import { ofLabel } from './building.js';
import { type Ground, type Lexeme } from './Lexeme.js';
import { type SetMeaning } from './Meaning.js';
import { saysDone } from './done.js';
import { rowsWith } from './sameRows.js';
import { type Schema } from './Schema.js';

/** What was done is meant by a form of its word a little less surely than its value is named. */
const AS_DONE = 0.02;

/** What numbers of a row are called by the very word for what was done: the water of who waters. */
const amountsOf = (word: string, row: string, { properties, same }: Schema) =>
  properties.flatMap(({ property, labels, kind, words, bare = words }) =>
    kind === 'number' && labels.includes(row) && bare.some((one) => same(one, word))
      ? [{ property, labels: [row] }]
      : [],
  );

/** What was done by the value that tells it of rows: pruned of a day's work. */
function* byValue({ words, schema }: Ground, named: readonly Lexeme[], nodes: readonly GraphNode[]): Generator<Lexeme> {
  for (const { from, to, meaning, score } of named) {
    if (meaning.cat !== 'set' || meaning.set.kind !== 'nodes') continue;
    const [id] = meaning.set.ids;
    const [label, ...others] = meaning.labels;
    const row = label === undefined || others.length > 0 ? undefined : rowsWith(label, schema);
    const node = nodes.find((one) => one.id === id);
    if (row === undefined || node === undefined || !schema.tookPlace(row.label)) continue;
    if (!saysDone(wordsOf(captionOf(node))[0] ?? '')) continue;
    const step = { types: [row.type], direction: 'out' } as const;
    const that = { kind: 'linked', step, set: meaning.set, quantity: { kind: 'some' } } as const;
    const rows: SetMeaning = {
      cat: 'set',
      labels: [row.label],
      set: { kind: 'where', of: { kind: 'label', label: row.label }, that },
    };
    const amounts = amountsOf(words[from] ?? '', row.label, schema);
    yield { from, to, meaning: { cat: 'event', rows, amounts }, score: score - AS_DONE };
  }
}

/** What was done by the word for the rows: visited. */
function* byLabel({ words, schema, pack }: Ground): Generator<Lexeme> {
  const helped = words.findIndex((word) => pack.auxiliaries.includes(word));
  for (const [at, word] of words.entries()) {
    for (const { label, words: own } of schema.labels) {
      const [only, ...more] = own;
      if (only === undefined || more.length > 0 || !schema.same(only, word) || !schema.tookPlace(label)) continue;
      const isBare = helped >= 0 && helped < at && only === word;
      if (isBare || (only !== word && saysDone(word)))
        yield { from: at, to: at + 1, meaning: { cat: 'event', rows: ofLabel(label), amounts: [] }, score: 0.95 };
    }
  }
}

/** Verbs for what rows tell: by their own word, and by one of the values that say what was done. */
export function* eventLexemes(
  ground: Ground,
  named: readonly Lexeme[],
  nodes: readonly GraphNode[],
): Generator<Lexeme> {
  yield* byValue(ground, named, nodes);
  yield* byLabel(ground);
}
