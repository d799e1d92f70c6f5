import { foldedWords } from '../../../domain/folding/fold.js';
import { captionOf } from '../../../domain/caption/caption.js';
import { isVerbAtEnd } from '../grammar/lexemes.js';
import { type Said } from '../grammar/readQuestion.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Finding, findWord } from '../refusal/findings.js';
import { type Match } from '../refusal/wordMatch.js';
import { isInDictionary } from '../marking/vocabulary.js';
import { isThing } from '../language/meanings.js';
import { PACKS } from '../language/Pack.js';
import { type Language } from '../language/lexicon/files.js';
import { type Clue, type Sense } from './clues.js';

/** Words of one question that are looked up. */
const MOST_WORDS = 4;
/** How a word must stand in a name of the graph, and in a text. */
const IN_NAMES: readonly Match[] = ['same', 'form', 'abbreviation', 'meaning'];
const IN_TEXTS: readonly Match[] = ['same', 'form'];
/** Shorter words stand in too many texts. */
const LEAST_IN_TEXT = 4;

/** What a word is about by where the graph has it: a name in other words or cut short, or a part of longer texts. */
function sensesOf({ match, place, raw }: Finding, { schema }: Said, clues: readonly Clue[]): readonly Sense[] {
  if (place.kind === 'label') return IN_NAMES.includes(match) ? [{ kind: 'label', label: place.name }] : [];
  if (place.kind === 'property' && place.on === 'label' && IN_NAMES.includes(match))
    return schema.properties
      .filter(({ property }) => property === place.name)
      .map(({ property, labels, isYear }) => ({
        kind: 'property',
        link: { property, labels, ...(isYear === true ? { isYear } : {}) },
      }));
  if (place.kind !== 'nodeValue' || !IN_TEXTS.includes(match) || raw.length < LEAST_IN_TEXT) return [];
  const { node, property } = place;
  const isNamed = (label: string) =>
    clues.some(({ senses }) => senses.some((one) => one.kind === 'label' && one.label === label));
  const name = captionOf(node);
  const begins = foldedWords(name)[0] === foldedWords(raw)[0];
  // A name is meant by what it begins with, and what airports are called says little of where they are.
  if (node.properties[property] === name && (!begins || node.labels.some(isNamed))) return [];
  const that = { kind: 'text', property, is: 'contains', value: raw } as const;
  return node.labels.map((label) => ({ kind: 'value', label, property, that }));
}

/** Words of a question that nothing else reads, and that a refusal would find in the graph: `magnitude` in `mag`, a town in where something happened. */
export async function foundClues(
  said: Said,
  open: readonly number[],
  known: readonly Clue[],
  language: Language,
  reading: GraphReading,
): Promise<Clue[]> {
  const words = said.tokens.map(({ word }) => word);
  const isVerb = (at: number) => at === words.length - 1 && isVerbAtEnd({ words, pack: PACKS[language] });
  const clueAt = async (at: number): Promise<Clue[]> => {
    const { raw = '', word = '' } = said.tokens[at] ?? {};
    // A verb is no property: who lays eggs puts nothing up.
    if (isInDictionary(word) && !isThing(word, language)) return [];
    const finding = await findWord(raw, word, reading);
    const found = finding === undefined ? [] : sensesOf(finding, said, known);
    // What an auxiliary left for the end is done, and no thing, whatever is called so: what did the harbour ship?
    const senses = isVerb(at) ? found.filter(({ kind }) => kind !== 'label') : found;
    return senses.length > 0 ? [{ from: at, to: at + 1, senses }] : [];
  };
  return (await Promise.all(open.slice(0, MOST_WORDS).map(clueAt))).flat();
}
