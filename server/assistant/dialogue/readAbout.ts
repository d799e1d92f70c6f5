import { formsIn, idsIn } from '../../../domain/query/named.js';
import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { isFound, readQuestion } from '../grammar/readQuestion.js';
import { type Focus } from '../grammar/Lexeme.js';
import { Schema } from '../grammar/Schema.js';
import { rankedReadings } from '../guesses/ranked.js';
import { PACKS } from '../../language/Pack.js';
import { tokensOf } from '../../language/tokens.js';
import { type NodeId } from '../../contract/ids.js';
import { type Asking } from '../marking/mark.js';
import { type LooseReading } from './changedByNames.js';
import { withOne } from './changed.js';
import { folded } from './pointsBack.js';

/** A question with a noun in place of its pronoun, or behind it where it has none. */
function withNoun(question: string, noun: string, { language }: Asking): string {
  const { them, it, there } = PACKS[language].dialogue;
  const tokens = tokensOf(question, language);
  const words = tokens.map(({ word }) => word);
  const places = [...them, ...it, ...there]
    .map((phrase) => folded(phrase).split(' '))
    .sort((one, other) => other.length - one.length)
    .flatMap((phrase) =>
      words.flatMap((_, from) => (phrase.every((word, at) => words[from + at] === word) ? [{ from, phrase }] : [])),
    );
  const [place] = places;
  const raw = tokens.map((token) => token.raw);
  if (place === undefined) return [...raw, noun].join(' ');
  return raw.toSpliced(place.from, place.phrase.length, noun).join(' ');
}

/** The reading of a whole question, whether the grammar is sure of it or not. */
async function readingOf(text: string, asking: Asking): Promise<LooseReading | undefined> {
  const { reading, language, now } = asking;
  const read = await readQuestion(text, language, reading, { now });
  if (read.kind === 'sure') return { query: read.query, leftOut: [] };
  const { best, leftOut } = await rankedReadings(text, asking);
  return best && { query: best, leftOut };
}

/** What a query says something of: properties, and types of relationships. */
const subjectsIn = (value: unknown): readonly string[] =>
  formsIn(value).flatMap(({ property, types }) => [
    ...(typeof property === 'string' ? [property] : []),
    ...(Array.isArray(types) ? (types as string[]) : []),
  ]);

/** Whether a query says nothing of what a set says something of: two towns at once are nobody's. */
const isApart = (query: Query, set: NodeSet): boolean => {
  const known = new Set(subjectsIn(set));
  return !subjectsIn(query).some((one) => known.has(one));
};

/** Whether a query only asks how things are, and tells none of them from others. */
const isOnlyMeasure = (query: Query): boolean =>
  idsIn(query).length === 0 &&
  !formsIn(query).some(({ kind }) => ['compare', 'between', 'text', 'truth', 'linked'].includes(String(kind)));

/** How a question stands to what went before: it points back, only joins on to it, or says nothing of it. */
export type Standing = 'back' | 'part' | 'alone';

const FITS: Record<Standing, (query: Query, set: NodeSet) => boolean> = {
  back: () => true,
  part: isApart,
  alone: isOnlyMeasure,
};

/** A question about several, read as one about all of their label. */
async function aboutSet(question: string, focus: Focus, standing: Standing, asking: Asking) {
  const { reading } = asking;
  const [label, ...more] = focus.labels;
  if (label === undefined || more.length > 0) return undefined;
  const { labels } = Schema.of(await reading.shape());
  const noun = labels.find((one) => one.label === label)?.words.join(' ') ?? label;
  const found = await readingOf(withNoun(question, noun, asking), asking);
  if (found === undefined || !FITS[standing](found.query, focus.set)) return undefined;
  const [query] = withOne(found.query, (form) =>
    form.kind === 'label' && form['label'] === label ? focus.set : undefined,
  );
  return query && { ...found, query };
}

/** A question about one node, read as one that names it. */
async function aboutNode(question: string, id: string, asking: Asking) {
  const { reading } = asking;
  const [node] = await reading.read([id as NodeId]);
  const found = node && (await readingOf(withNoun(question, reading.nameOf(node), asking), asking));
  return found !== undefined && idsIn(found.query).includes(id) ? found : undefined;
}

/** Where several are told apart by more or less of something, the one with the most or the least of it is meant. */
const atItsEnd = (question: string, { language }: Asking): string => {
  const { pattern, superlative } = PACKS[language].dialogue.comparative;
  return question.replace(new RegExp(pattern, 'u'), superlative);
};

const isMany = ({ ids }: Focus): boolean => ids.length > 1;

/** A question about what was told of, by the words of one that names it. Undefined where several readings are as likely, or nothing is found. */
export async function readAbout(
  question: string,
  focus: Focus,
  standing: Standing,
  asking: Asking,
): Promise<LooseReading | undefined> {
  const { set, ids, several } = focus;
  const [only] = set.kind === 'nodes' && ids.length === 1 ? ids : [];
  const about = (text: string) =>
    only === undefined
      ? aboutSet(text, several === undefined ? focus : { ...focus, ...several }, standing, asking)
      : aboutNode(text, only, asking);
  const wordings = new Set([question, ...(isMany(focus) ? [atItsEnd(question, asking)] : [])]);
  for (const text of wordings) {
    const found = await about(text);
    if (found !== undefined && (await isFound(found.query, asking.reading))) return found;
  }
  return undefined;
}
