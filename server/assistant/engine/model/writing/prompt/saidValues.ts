import { foldedWords } from '../../../../../../domain/folding/fold.js';
import { momentKind } from '../../../../../../domain/properties/kinds.js';
import { type Properties } from '../../../../../../domain/properties/values.js';
import { writtenWords } from '../../../../language/tokens.js';
import { type GraphReading } from '../../../../reading/GraphReading.js';

/** A value that has a word of the question in it, and where it stands. */
export interface SaidValue {
  readonly kind: string;
  readonly property: string;
  readonly value: string;
}

/** Words that are looked for, and how long one is at least. */
const MOST_WORDS = 24;
const SHORTEST = 4;
/** A code is looked for however short it is: written in capitals, or with digits among its letters. */
const CODE = /^(?=.*\p{Lu})[\p{Lu}\p{N}]{2,}$/u;
/** A word is found by its beginning where it is so long: its ending may be another one. */
const LONG = 6;
const ENDING = 2;
/** Elements with a word that are looked at. */
const MOST_ELEMENTS = 40;
/** Values that are told of one word, and of all. */
const MOST_OF_WORD = 3;
const MOST = 8;

/** The texts of some elements that have a word, or one that begins so, and what is not their name. */
function valuesWith(begins: string, isWhole: boolean, kind: string, name: string, properties: Properties): SaidValue[] {
  const has = (text: string) => foldedWords(text).some((word) => (isWhole ? word === begins : word.startsWith(begins)));
  return Object.entries(properties).flatMap(([property, value]) =>
    [value]
      .flat()
      .flatMap((one) =>
        typeof one === 'string' && one !== name && momentKind(one) === undefined && has(one)
          ? [{ kind, property, value: one }]
          : [],
      ),
  );
}

/** The words of a question that may stand in a value; a number alone says too little. */
const wordsIn = (question: string): string[] =>
  [
    ...new Set(
      writtenWords(question)
        .filter((word) => CODE.test(word) || (word.length >= SHORTEST && /\p{L}/u.test(word)))
        .flatMap(foldedWords),
    ),
  ].slice(0, MOST_WORDS);

/** Values of properties in which words of the question stand: notes hold answers too, and a value is often not said as it is written. */
export async function saidValues(question: string, reading: GraphReading): Promise<readonly SaidValue[]> {
  const words = wordsIn(question);
  const found = new Map<string, SaidValue>();
  for (const word of words) {
    const isWhole = word.length < LONG;
    const begins = isWhole ? word : word.slice(0, -ENDING);
    const asked = isWhole ? { words: [begins], beginnings: [] } : { words: [], beginnings: [begins] };
    const { nodes, relationships } = await reading.withAnyWord({ ...asked, limit: MOST_ELEMENTS });
    const values = [
      ...nodes.flatMap((node) =>
        valuesWith(begins, isWhole, node.labels[0] ?? '', reading.nameOf(node), node.properties),
      ),
      ...relationships.flatMap(({ type, properties }) => valuesWith(begins, isWhole, type, '', properties)),
    ];
    const different = new Map(values.map((value) => [JSON.stringify(value), value]));
    for (const [key, value] of [...different].slice(0, MOST_OF_WORD)) found.set(key, value);
  }
  return [...found.values()].slice(0, MOST);
}
