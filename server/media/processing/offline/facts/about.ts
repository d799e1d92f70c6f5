import { type ThingKind } from '../../../../../domain/processing/proposal.js';
import { type Prose } from '../language/Prose.js';
import { between, isAside, rowOf } from './rows.js';
import { type Tape, type TapeMark } from './tape.js';

/** What was last spoken about: one of each kind, and the persons that "they" are. */
export interface Topics {
  readonly one: ReadonlyMap<string, number>;
  readonly many: readonly number[];
  /** Who was said to be what: the grandfather, the mayor. */
  readonly roles: ReadonlyMap<string, number>;
  /** Who writes the text, where they said their name. */
  readonly speaker?: number | undefined;
}

export const NO_TOPICS: Topics = { one: new Map(), many: [], roles: new Map() };

/** How many words may stand between a statement and who it is about, where it comes first. */
const SOON = 3;
/** How many words may stand between two commas behind a name. */
const INSERTED = 8;

const wordsBefore = (tape: Tape, at: number) => tape.said.slice(0, at).trim().split(' ');

const endsInPronoun = (tape: Tape, at: number, prose: Prose) =>
  wordsBefore(tape, at)
    .slice(-2)
    .some((word) => prose.resource.pronouns.includes(word));

/** Whether a statement is of several: they, their. */
const isOfMany = (tape: Tape, at: number, said: string, opens: boolean, prose: Prose) =>
  [...wordsBefore(tape, at).slice(opens ? 0 : -2), ...said.trim().split(' ')].some((word) =>
    prose.resource.pronounsOfMany.includes(word),
  );

/** Whether one word with a capital opens a sentence directly before a statement, a name that is not known: "Zorbix acquired". */
function hasOwnSubject({ said }: Tape, at: number, { common }: Prose): boolean {
  const [first = '', ...others] = said.slice(0, at).trim().split(' ');
  return first !== '' && others.length === 0 && !common.has(first) && !first.endsWith('ly');
}

/** Whether a sentence has a word for what was spoken about before: she, her, the company. */
function goesOn(tape: Tape, at: number, prose: Prose): boolean {
  const { topicNeedsWord, pronouns, pronounsOf } = prose.resource;
  const words = [...wordsBefore(tape, at), ...tape.said.slice(at).trim().split(' ').slice(0, 2)];
  const told = (word: string) =>
    pronouns.includes(word) ||
    pronounsOf.includes(word) ||
    prose.roles.has(word) ||
    prose.nouns.kindOf(word.replace(/['’]s$/u, '')) !== undefined;
  if (topicNeedsWord) return (words.length <= 3 && !hasOwnSubject(tape, at, prose)) || words.some(told);
  const [first = ''] = words;
  return words.length <= 3 || first.includes('-') || prose.common.has(first) || words.some(told);
}

/** Whether a mark is of one of some kinds. */
const isOf = ({ kind }: TapeMark, kinds: readonly string[]) => kinds.includes(kind);

/** Who a statement that opens its sentence is about: "Born in Rome, Ann Lee left"; "s-a născut Ana". */
function soonAfter(tape: Tape, end: number, kinds: readonly string[], prose: Prose): TapeMark | undefined {
  const mark = tape.marks.find((each) => each.at >= end && isOf(each, kinds));
  if (mark === undefined || isAside(mark, prose)) return undefined;
  const words = tape.said.slice(end, mark.at);
  const named = words.replace(/^[^,]*<[^>]*>/gu, '').trim();
  const said = named === '' ? [] : named.split(' ').filter((word) => word !== ',');
  const meant = said.some((word) => prose.resource.pronouns.includes(word));
  const apart = prose.resource.topicNeedsWord && !named.includes(',');
  return meant || apart || said.length > SOON ? undefined : mark;
}

/** Whether a name and what follows it are parted by a comma alone, or by a noun for such a thing: "Stonebond, a firm". */
function isApposed(behind: string, kinds: readonly ThingKind[], prose: Prose): boolean {
  const [comma, ...words] = behind.split(' ');
  if (comma !== ',' || words.length > 4) return false;
  const noun = words.at(-1);
  const kind = noun !== undefined && prose.roles.has(noun) ? 'person' : prose.nouns.kindOf(noun ?? '');
  return noun === undefined || (kind !== undefined && kinds.includes(kind));
}

/** Who did the first of two things that "and" joins: "Liszt met Wagner and died in 1886". */
function doerBefore(tape: Tape, behind: string, full: readonly TapeMark[], { resource }: Prose): TapeMark | undefined {
  const [first, last] = [full.at(-2), full.at(-1)];
  if (first === undefined || last === undefined || !resource.and.includes(behind)) return undefined;
  const words = between(tape, first, last).split(' ');
  const others = [...resource.and, ...resource.relative, ...resource.stops, ',', ''];
  return words.some((word) => others.includes(word)) ? undefined : first;
}

/** Whether words between two names begin a clause about the first: ", whose daughter was". */
const isRelative = (words: string, { resource }: Prose): boolean =>
  resource.relative.some((word) => words.startsWith(`, ${word} `));

/** The name behind which a comma opened what ends at the next: "Rudd, a student of Ann Lee, lost". */
const openedBefore = (
  tape: Tape,
  full: readonly TapeMark[],
  last: TapeMark | undefined,
  prose: Prose,
): TapeMark | undefined =>
  full.findLast(
    (mark) =>
      last !== undefined &&
      mark.at < last.at &&
      between(tape, mark, last).startsWith(', ') &&
      !/^,? ?<|;/u.test(between(tape, mark, last)) &&
      (isAside(last, prose) || isRelative(between(tape, mark, last), prose)) &&
      between(tape, mark, last).split(' ').length <= INSERTED,
  );

/** A name with those it stands in a row with, and with who is meant by a pronoun there: "he and Doreen". */
function withPronoun(tape: Tape, mark: TapeMark, topic: number | undefined, prose: Prose): readonly number[] {
  const row = rowOf(tape, mark, prose);
  const [pronoun = '', and = ''] = mark.before.slice(-2);
  const joined = prose.resource.pronouns.includes(pronoun) && prose.resource.and.includes(and);
  return joined && topic !== undefined ? [topic, ...row] : row;
}

/** A noun as it is compared: without its article at the end. */
function bareRole(word: string, { resource }: Prose): string {
  const article = resource.articled.find((ending) => word.endsWith(ending));
  return article === undefined ? word : word.slice(0, word.length - article.length);
}

/** Who a noun at the beginning of a sentence means: "The mayor lives in Hull". */
function whoIs(before: readonly string[], topics: Topics, prose: Prose): number | undefined {
  const noun = before.slice(0, 3).find((word) => prose.roles.has(word));
  return noun === undefined ? undefined : topics.roles.get(bareRole(noun, prose));
}

/** What persons of a sentence are said to be, before their names or behind a comma. */
function rolesIn(tape: Tape, prose: Prose): readonly (readonly [string, number])[] {
  return tape.marks.flatMap(({ kind, at, before, thing }) => {
    if (kind !== 'person') return [];
    const [, comma, ...behind] = tape.said.slice(at).trim().split(' ').slice(0, 5);
    const nouns = [...before.slice(-3), ...(comma === ',' ? behind : [])].filter((word) => prose.roles.has(word));
    return nouns.map((noun) => [bareRole(noun, prose), thing] as const);
  });
}

/** A statement in a sentence, from where to where. */
export interface Said {
  readonly tape: Tape;
  readonly at: number;
  readonly text: string;
}

/** How many words may stand before the noun that a sentence is about. */
const BEFORE_NOUN = 2;

/**
 * Where what is inserted ends behind a noun for a person that opens its sentence: "The bride, daughter of Ann Lee, is a vet". Who is named in
 * there is not what the sentence is about.
 */
export function insertedEnd({ said }: Tape, prose: Prose): number {
  const comma = said.indexOf(' , ');
  const words = comma < 0 ? [] : said.slice(0, comma).trim().split(' ');
  const noun = words.length <= BEFORE_NOUN + 1 && prose.roles.has(words.at(-1) ?? '') && !words.includes('<');
  const [inserted = ''] = /^(?:(?! , [^<]).)+/u.exec(said.slice(comma + 3)) ?? [];
  const kin = inserted.split(' ').findIndex((word) => prose.roles.has(word));
  const named = inserted.split(' ').findIndex((word) => word.startsWith('<'));
  return noun && kin >= 0 && kin < named ? comma + 3 + inserted.length : 0;
}

/** How many words may stand between "his" and the noun: his eldest pupil. */
const DESCRIBED = 2;

/** The noun that a statement is about where it is somebody's: "his pupil died", "soția lui a murit", "the wife of Ann Lee died". */
function somebodysIn(tape: Tape, at: number, last: TapeMark | undefined, prose: Prose): string | undefined {
  const { pronounsOf, topicNeedsWord } = prose.resource;
  const behind = tape.said
    .slice(last?.at ?? 0, at)
    .replace(/^ <[^>]*>/u, '')
    .trim();
  if (last !== undefined && behind === '')
    return isAside(last, prose) ? last.before.slice(-3, -1).findLast((word) => prose.roles.has(word)) : undefined;
  const words = behind
    .slice(behind.lastIndexOf(',') + 1)
    .trim()
    .split(' ');
  if (topicNeedsWord) {
    const noun = words.at(-1) ?? '';
    const isOwned = words.slice(-2 - DESCRIBED, -1).some((word) => pronounsOf.includes(word));
    return isOwned && prose.roles.has(noun) ? noun : undefined;
  }
  // An auxiliary may stand before what is matched: elevul său a murit.
  const owner = words.findLastIndex((word) => pronounsOf.includes(word));
  const noun = owner < words.length - 2 ? undefined : words[owner - 1];
  return noun !== undefined && prose.roles.has(noun) ? noun : undefined;
}

interface About {
  readonly things: readonly number[];
  readonly sure: boolean;
}

/** Whether who writes the text says it of themself: "I live in Hull", "m-am născut la Deva". */
function isBySpeaker(tape: Tape, at: number, text: string, { resource }: Prose): boolean {
  const said = resource.topicNeedsWord ? [] : text.trim().split(' ');
  return [...wordsBefore(tape, at).slice(-2), ...said].some((word) => resource.speaker.includes(word));
}

/** Who a text is by, where it says so: "I'm Ann Lee", "mă numesc Ana Pop". */
function speakerIn({ said }: Tape, { resource }: Prose): number | undefined {
  const names = resource.introductions.map((words) => words.replaceAll(' ', '\\s')).join('|');
  const found = new RegExp(`(?:^| )(?:${names}) <person:(\\d+)>`, 'u').exec(said);
  return found === null ? undefined : Number(found[1]);
}

/** What a sentence is about where a pattern begins: the nearest name before it that can be, or what was spoken about before. */
export function aboutOf({ tape, at, text }: Said, kinds: readonly ThingKind[], topics: Topics, prose: Prose): About {
  if (kinds.includes('person') && topics.speaker !== undefined && isBySpeaker(tape, at, text, prose))
    return { things: [topics.speaker], sure: true };
  const inserted = kinds.includes('person') ? insertedEnd(tape, prose) : 0;
  const earlier = tape.marks.filter((mark) => mark.at < at && mark.at >= inserted && isOf(mark, kinds));
  if (inserted > 0 && earlier.length === 0) {
    // Of two who were spoken of last, a noun for one does not tell which.
    const known =
      whoIs(wordsBefore(tape, at), topics, prose) ?? (topics.many.length > 1 ? undefined : topics.one.get('person'));
    return { things: known === undefined ? [] : [known], sure: false };
  }
  const last = earlier.at(-1);
  const behind =
    last === undefined
      ? ''
      : tape.said
          .slice(last.at, at)
          .replace(/^ <[^>]*>/u, '')
          .trim();
  const related =
    last !== undefined && new RegExp(`^,? ?(?:${prose.resource.relative.join('|')})(?: |$)`, 'u').test(behind);
  const somebodys = kinds.includes('person') && !related ? somebodysIn(tape, at, last, prose) : undefined;
  if (somebodys !== undefined) {
    const known = topics.roles.get(bareRole(somebodys, prose));
    return { things: known === undefined ? [] : [known], sure: false };
  }
  const full = earlier.filter((candidate) => !isAside(candidate, prose));
  if (!related && kinds.includes('person') && isOfMany(tape, at, text, full.length === 0, prose)) {
    const row = last === undefined ? [] : rowOf(tape, last, prose);
    const many = row.length > 1 ? row : topics.many;
    if (many.length > 1) return { things: many, sure: false };
  }
  const opened = behind.startsWith(',') ? openedBefore(tape, full, last, prose) : undefined;
  // "After Ann Lee died in 1886": such a word begins a clause, whose own name stands directly before what is said.
  const isClause = behind === '' && prose.resource.clauses.includes(last?.before.at(-1) ?? '');
  const doer = doerBefore(tape, behind, full, prose);
  const mark =
    related || isClause ? last : (opened ?? (isApposed(behind, kinds, prose) ? last : (doer ?? full.at(-1))));
  const topic =
    (kinds.includes('person') ? whoIs(wordsBefore(tape, at), topics, prose) : undefined) ??
    kinds.map((kind) => topics.one.get(kind)).find((thing) => thing !== undefined);
  const pronoun = topic !== undefined && endsInPronoun(tape, at, prose);
  if (mark !== undefined && !pronoun) return { things: withPronoun(tape, mark, topic, prose), sure: true };
  const soon =
    earlier.length === 0 && wordsBefore(tape, at).length <= 2 && soonAfter(tape, at + text.length, kinds, prose);
  if (soon) return { things: [soon.thing], sure: true };
  if (!goesOn(tape, at, prose)) return { things: [], sure: false };
  return { things: topic === undefined ? [] : [topic], sure: false };
}

/** Whether a name of such a kind stands directly behind a statement. */
export const isNamedNext = ({ tape, at, text }: Said, kinds: readonly ThingKind[]): boolean =>
  tape.marks.some((mark) => mark.at === at + text.length && isOf(mark, kinds));

/** What a noun means that stands for a name: "the company" is the one last named. */
export function meantBy({ tape, at }: Said, kinds: readonly ThingKind[], topics: Topics): readonly number[] {
  const last = tape.marks.filter((mark) => mark.at < at && isOf(mark, kinds)).at(-1);
  const thing = last?.thing ?? kinds.map((kind) => topics.one.get(kind)).find((topic) => topic !== undefined);
  return thing === undefined ? [] : [thing];
}

/** The row of persons that a sentence is about, otherwise the last that it names. */
function manyIn(tape: Tape, prose: Prose): readonly number[] {
  const inserted = insertedEnd(tape, prose);
  const persons = tape.marks.filter(({ kind, at }) => kind === 'person' && at >= inserted);
  const rows = persons.map((mark) => rowOf(tape, mark, prose)).filter(({ length }) => length > 1);
  const whole = rows.filter((row, index) => (rows[index + 1]?.length ?? 0) <= row.length);
  const about = whole.find((row) => persons.some((mark) => mark.thing === row[0] && !isAside(mark, prose)));
  return about ?? whole.at(-1) ?? [];
}

/** What the next sentence goes on about: of each kind the first name that is no aside. */
export function topicsAfter(tape: Tape, topics: Topics, prose: Prose): Topics {
  const one = new Map(topics.one);
  const set = new Set<string>();
  const inserted = insertedEnd(tape, prose);
  const words = tape.said.trim().split(' ');
  const goesOnWithWord = !prose.resource.topicNeedsWord || words.some((word) => prose.resource.pronouns.includes(word));
  for (const mark of tape.marks) {
    if (set.has(mark.kind) || (mark.kind === 'person' && mark.at < inserted)) continue;
    if (!isAside(mark, prose)) {
      one.set(mark.kind, mark.thing);
      set.add(mark.kind);
    } else if (!topics.one.has(mark.kind) && !one.has(mark.kind)) one.set(mark.kind, mark.thing);
    // Who is named alone, in a sentence that is about nobody before, is meant by the next pronoun, also behind a preposition.
    else if (
      mark.kind === 'person' &&
      !goesOnWithWord &&
      tape.marks.filter(({ kind }) => kind === 'person').length === 1
    )
      one.set(mark.kind, mark.thing);
  }
  const many = manyIn(tape, prose);
  return {
    one,
    many: many.length > 1 ? many : topics.many,
    roles: new Map([...topics.roles, ...rolesIn(tape, prose)]),
    speaker: topics.speaker ?? speakerIn(tape, prose),
  };
}
