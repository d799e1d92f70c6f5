import { formsIn, idsIn } from '../../../domain/query/named.js';
import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { isFound, readQuestion } from '../grammar/readQuestion.js';
import { Schema } from '../grammar/Schema.js';
import { rankedReadings } from '../guesses/ranked.js';
import { PACKS } from '../language/Pack.js';
import { tokensOf } from '../language/tokens.js';
import { type NodeId } from '../../contract/ids.js';
import { type Asking } from '../marking/mark.js';
import { type LooseReading } from './changedByNames.js';
import { withOne } from './changed.js';
import { type Focus } from '../grammar/Lexeme.js';
import { folded, LONGEST_PART } from './pointsBack.js';

/** A question with a noun in place of its pronoun, or behind it where it has none. */
export function withNoun(question: string, noun: string, { language }: Asking): string {
  const { operators, dialogue } = PACKS[language];
  const { them, it, there, ones } = dialogue;
  const tokens = tokensOf(question, language);
  const words = tokens.map(({ word }) => word);
  const [first = '', second = ''] = words;
  if (operators.which.includes(first) && ones.includes(second))
    return [tokens[0]?.raw, noun, ...tokens.slice(2).map(({ raw }) => raw)].join(' ');
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
  if (read.kind === 'sure') return { query: read.query };
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

/** Whether a set is only what others are ranked by: of whom something is asked they are told. */
const isOnlyMeasured = (query: Query, set: NodeSet): boolean =>
  formsIn(query).some(({ kind, by }) => kind === 'top' && JSON.stringify(by).includes(JSON.stringify(set)));

/** Whether a message only says for each of what: that is a part of the question before, and asks nothing of what that told of. */
const beginsWithEach = (question: string, { language }: Asking): boolean =>
  PACKS[language].operators.per.includes(tokensOf(question, language)[0]?.word ?? '');

/** A question about several, read as one about all of their label. */
async function aboutSet(question: string, focus: Focus, standing: Standing, asking: Asking) {
  const { reading } = asking;
  const [label, ...more] = focus.labels;
  if (label === undefined || more.length > 0) return undefined;
  const { labels } = Schema.of(await reading.shape());
  const noun = labels.find((one) => one.label === label)?.words.join(' ') ?? label;
  const found = await readingOf(withNoun(question, noun, asking), asking);
  if (found === undefined || !FITS[standing](found.query, focus.set)) return undefined;
  if (found.query.kind === 'group' && beginsWithEach(question, asking)) return undefined;
  const [query] = withOne(found.query, (form) =>
    form.kind === 'label' && form['label'] === label ? focus.set : undefined,
  );
  return query === undefined || isOnlyMeasured(query, focus.set) ? undefined : { ...found, query };
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

/** Whether a question has a word for one that was told of, or for several. */
export function has(question: string, which: 'it' | 'them', { language }: Asking): boolean {
  const words = PACKS[language].dialogue[which].map(folded);
  return tokensOf(question, language).some(({ word }) => words.includes(word));
}

const isOne = (set: NodeSet): boolean =>
  (set.kind === 'nodes' && set.ids.length === 1) || (set.kind === 'top' && set.count === 1);

/** Whether one thing alone is ranked or counted, which says nothing. */
const isOfOne = (query: Query): boolean =>
  (query.kind === 'count' && isOne(query.set)) ||
  (query.kind === 'nodes' && query.set.kind === 'top' && isOne(query.set.of));

/** Whether a query asks values of something, what these come to, or the first of it. */
const isMeasure = (query: Query): boolean =>
  ['aggregate', 'values'].includes(query.kind) || (query.kind === 'nodes' && query.set.kind === 'top');

/** A question with the pronoun that it leaves out, where one makes sense of it. */
export async function withPronoun(question: string, focus: Focus, asking: Asking): Promise<Query | undefined> {
  const { reading, language, now } = asking;
  for (const pronoun of PACKS[language].dialogue.unsaid) {
    const read = await readQuestion(`${question} ${pronoun}`, language, reading, { now, focus });
    if (read.kind !== 'sure' || isOfOne(read.query)) continue;
    // Behind a small word it is whose measure is asked for.
    const isMeant = isMeasure(read.query) || !pronoun.includes(' ');
    if (isMeant && (await isFound(read.query, reading))) return read.query;
  }
  return undefined;
}

/** A question about what was told of, by the words of one that names it. Undefined where several readings are as likely, or nothing is found. */
export async function readAbout(
  question: string,
  focus: Focus,
  standing: Standing,
  asking: Asking,
): Promise<LooseReading | undefined> {
  const { set, ids, named, several } = focus;
  const [only] = ids.length === 1 ? ids : has(question, 'it', asking) ? [named?.id] : [];
  const isNamed = only !== undefined && (set.kind === 'nodes' || only === named?.id);
  const those = has(question, 'them', asking) ? { ...focus, ...several } : focus;
  const isShort = tokensOf(question, asking.language).length <= LONGEST_PART;
  const about = async (text: string) => {
    const found = isNamed ? undefined : await aboutSet(text, those, standing, asking);
    // In a few words the only one of a ranking is asked about by its name, where its kind leaves several ways open.
    const isMeant = only !== undefined && (isNamed || (set.kind === 'top' && isShort));
    return found ?? (isMeant ? aboutNode(text, only, asking) : undefined);
  };
  const wordings = new Set([question, ...(those.ids.length > 1 ? [atItsEnd(question, asking)] : [])]);
  for (const text of wordings) {
    const found = await about(text);
    if (found !== undefined && !isOfOne(found.query) && (await isFound(found.query, asking.reading))) return found;
  }
  return undefined;
}
