import { foldedWords } from '../../../domain/folding/fold.js';
import { type Properties } from '../../../domain/properties/values.js';
import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type GraphShape } from '../../graph/asked.js';
import { keptBy, once } from '../language/lexicon/once.js';
import { writtenWords } from '../language/tokens.js';
import { wordsOfName } from '../grammar/Schema.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Match, MATCHES, matchInName, matchOf, MOST_LETTERS, type WordForms, wordForms } from './wordMatch.js';

/** Where a graph has a word of a question. */
export type Place =
  | { readonly kind: 'label' | 'type'; readonly name: string }
  /** A property of nodes of a label, or of relationships of a type. */
  | { readonly kind: 'property'; readonly name: string; readonly on: 'label' | 'type'; readonly of: string }
  | { readonly kind: 'nodeValue'; readonly node: GraphNode; readonly property: string }
  | { readonly kind: 'relationshipValue'; readonly relationship: GraphRelationship; readonly property: string };

/** A word of a question, as it was written, that stands in the graph. */
export interface Finding {
  readonly raw: string;
  readonly match: Match;
  readonly place: Place;
}

/** Elements that are looked through for one way in which a word may stand there. */
const MOST_HELD = 12;

type Found = Omit<Finding, 'raw'>;

const best = (found: readonly Found[]): Found | undefined =>
  MATCHES.flatMap((match) => found.filter((one) => one.match === match))[0];

function* placesIn({ labels, types }: GraphShape): Generator<{ place: Place; names: readonly string[] }> {
  for (const { label, words = [] } of labels) yield { place: { kind: 'label', name: label }, names: [label, ...words] };
  for (const { type, words = [] } of types) yield { place: { kind: 'type', name: type }, names: [type, ...words] };
  for (const { label, properties } of labels)
    for (const { name } of properties)
      yield { place: { kind: 'property', name, on: 'label', of: label }, names: [name] };
  for (const { type, properties } of types)
    for (const { name } of properties) yield { place: { kind: 'property', name, on: 'type', of: type }, names: [name] };
}

const inShape = (forms: WordForms, shape: GraphShape): Found | undefined =>
  best(
    [...placesIn(shape)].flatMap(({ place, names }) => {
      const matches = names.map((name) => matchInName(forms, wordsOfName(name)));
      const match = MATCHES.find((one) => matches.includes(one));
      return match === undefined ? [] : [{ match, place }];
    }),
  );

/** A code of few capitals has no forms, and no word is a mistyped one: IMN is no hymn. */
const CODE = /^[\p{Lu}\p{N}]{1,3}$/u;

function matchInText(forms: WordForms, text: string): Match | undefined {
  const matches = writtenWords(text).flatMap((written) =>
    foldedWords(written).map((own) => matchOf(forms, own, CODE.test(written))),
  );
  return MATCHES.find((match) => matches.includes(match));
}

const inValues = (forms: WordForms, properties: Properties, placeOf: (property: string) => Place): Found[] =>
  Object.entries(properties).flatMap(([property, value]) =>
    (typeof value === 'object' ? value : [value]).flatMap((text) => {
      const match = matchInText(forms, String(text));
      return match === undefined ? [] : [{ match, place: placeOf(property) }];
    }),
  );

/** A label that the shape leaves out, for it has the most frequent ones. */
function inName(forms: WordForms, name: string): Found[] {
  const match = matchInName(forms, wordsOfName(name));
  return match === undefined ? [] : [{ match, place: { kind: 'label', name } }];
}

/** The ways to look a word up in the index of texts, the surest and cheapest first. */
const lookups = ({ word, forms, begins, beginning, slips }: WordForms) => [
  { words: [...new Set([word, ...forms, ...begins])], beginnings: [] },
  { words: [], beginnings: beginning === undefined ? [] : [beginning] },
  { words: [...slips], beginnings: [] },
];

async function inTexts(forms: WordForms, reading: GraphReading): Promise<Found | undefined> {
  for (const { words, beginnings } of lookups(forms)) {
    if (words.length + beginnings.length === 0) continue;
    const { nodes, relationships } = await reading.withAnyWord({ words, beginnings, limit: MOST_HELD });
    const found = best([
      ...nodes.flatMap(({ labels }) => labels.flatMap((name) => inName(forms, name))),
      ...nodes.flatMap((node) =>
        inValues(forms, node.properties, (property) => ({ kind: 'nodeValue', node, property })),
      ),
      ...relationships.flatMap((relationship) =>
        inValues(forms, relationship.properties, (property) => ({ kind: 'relationshipValue', relationship, property })),
      ),
    ]);
    if (found !== undefined) return found;
  }
  return undefined;
}

const SURE: readonly Match[] = ['same', 'form'];

/** What was looked up for one message: its readings and its refusal ask for the same words. */
const lookedUp = once((reading: GraphReading) => keptBy((word: string) => lookUp(word, reading)));

/** Where the graph has a folded word, in its own names or in its texts; undefined where it is found by none of the ways. */
export async function findWord(raw: string, word: string, reading: GraphReading): Promise<Finding | undefined> {
  if (word.length > MOST_LETTERS) return undefined;
  const found = await lookedUp(reading)(word);
  return found === undefined ? undefined : { raw, ...found };
}

async function lookUp(word: string, reading: GraphReading): Promise<Found | undefined> {
  const forms = wordForms(word);
  const named = inShape(forms, await reading.shape());
  if (named !== undefined && SURE.includes(named.match)) return named;
  const held = await inTexts(forms, reading);
  return best([named, held].filter((one) => one !== undefined));
}
