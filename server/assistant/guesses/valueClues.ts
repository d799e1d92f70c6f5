import { type Query } from '../../../domain/query/Query.js';
import { type Language } from '../language/lexicon/files.js';
import { wordsOf } from '../language/tokens.js';
import { isPerson, isPersonFirst, kinship, type Meanings, meaningsOf } from '../language/meanings.js';
import { type Said } from '../grammar/readQuestion.js';
import { type GraphShape } from '../../graph/asked.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Clue, type Sense } from './clues.js';

/** Kinds of things that are told apart by a few words: of more than these nobody asks by a word of another language. */
const MOST_VALUES = 40;
/** Nodes among which values are looked for, and properties. */
const MOST_NODES = 5000;
const MOST_PROPERTIES = 12;
const LONGEST = 3;
/** What reading the values of one property may take, and of all. */
const LONGEST_MS = 100;
const LONGEST_ALL_MS = 300;

interface Value {
  readonly words: readonly string[];
  readonly sense: Sense;
}

/** What nodes are called that are no more than a word, such as the colours of cats. */
async function ofNames({ label }: GraphShape['labels'][number], reading: GraphReading): Promise<Value[]> {
  const query: Query = { kind: 'nodes', set: { kind: 'label', label }, limit: MOST_VALUES };
  const { nodes = [] } = (await reading.queryWithin(query, LONGEST_MS)) ?? {};
  return nodes.map((node) => ({
    words: wordsOf(reading.nameOf(node)),
    sense: { kind: 'named', ids: [node.id], label },
  }));
}

/** The values of a text, where they are few. */
async function ofProperty(label: string, property: string, reading: GraphReading): Promise<Value[]> {
  const query: Query = {
    kind: 'group',
    set: { kind: 'label', label },
    by: { kind: 'property', property },
    total: { kind: 'count' },
    order: 'most',
    limit: MOST_VALUES,
  };
  const { result } = (await reading.queryWithin(query, LONGEST_MS)) ?? {};
  if (result?.kind !== 'group' || result.total > MOST_VALUES) return [];
  return result.groups.flatMap(({ key }) =>
    typeof key === 'string'
      ? [
          {
            words: wordsOf(key),
            sense: { kind: 'value', label, property, that: { kind: 'compare', property, is: '=', value: key } },
          },
        ]
      : [],
  );
}

async function valuesIn(reading: GraphReading): Promise<Value[]> {
  const { labels } = await reading.shape();
  const small = labels.filter(({ total }) => total <= MOST_NODES);
  const names = small.filter(({ total, properties }) => total <= MOST_VALUES && properties.length === 1);
  const texts = small
    .filter((one) => !names.includes(one))
    .flatMap(({ label, properties }) =>
      properties.filter(({ kind }) => kind === 'text').map(({ name }) => ({ label, property: name })),
    );
  const found: Value[] = [];
  for (const one of names) found.push(...(await ofNames(one, reading)));
  const end = performance.now() + LONGEST_ALL_MS;
  for (const { label, property } of texts.slice(0, MOST_PROPERTIES))
    if (performance.now() < end) found.push(...(await ofProperty(label, property, reading)));
  return found.filter(({ words }) => words.length > 0 && words.length <= LONGEST);
}

/** A property with more values is no choice between a few sorts of people, as their sex is. */
const MOST_SORTS = 3;

/** The value that says of which of a few sorts a person is that the word means: a woman is female, and not male. */
function sortOf(word: string, meanings: Meanings, values: readonly Value[]): readonly Sense[] {
  if (!isPersonFirst(word)) return [];
  const sameProperty = ({ sense: one }: Value, { sense: other }: Value) =>
    one.kind === 'value' && other.kind === 'value' && one.label === other.label && one.property === other.property;
  const isSort = (value: Value) =>
    value.sense.kind === 'value' &&
    value.words.every(isPerson) &&
    values.filter((other) => sameProperty(value, other)).length <= MOST_SORTS;
  const meant = values.filter((value) => isSort(value) && kinship(meanings, meaningsOf(value.words)) !== undefined);
  const isOnly = (value: Value) => meant.every((other) => other === value || !sameProperty(value, other));
  return meant.filter(isOnly).map(({ sense }) => sense);
}

/** Words of a question that mean what a value of the graph says in other words: `câine` for the value `dog`. @param open their places */
export async function valueClues(
  { tokens }: Said,
  open: readonly number[],
  language: Language,
  reading: GraphReading,
): Promise<Clue[]> {
  const meant = open
    .map((at) => ({ at, word: tokens[at]?.word ?? '' }))
    .map(({ at, word }) => ({ at, word, meanings: meaningsOf([word], [language]) }))
    .filter(({ meanings }) => meanings.size > 0);
  if (meant.length === 0) return [];
  const values = await valuesIn(reading);
  return meant.flatMap(({ at, word, meanings }): Clue[] => {
    const same = values
      .filter(({ words }) => kinship(meanings, meaningsOf(words))?.isSure === true)
      .map(({ sense }) => sense);
    const senses = same.length > 0 ? same : sortOf(word, meanings, values);
    return senses.length === 0 ? [] : [{ from: at, to: at + 1, senses }];
  });
}
