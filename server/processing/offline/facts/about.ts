import { type ThingKind } from '../../../../domain/processing/proposal.js';
import { type Prose } from '../language/Prose.js';
import { type Tape, type TapeMark } from './tape.js';

/** What was last spoken about, by kind. */
export type Topics = ReadonlyMap<ThingKind, number>;

/** Whether a name stands behind a preposition, and so is not what its sentence is about. */
function isAside(mark: TapeMark, prose: Prose): boolean {
  const near = mark.before.filter((word) => !prose.resource.articles.includes(word)).slice(-2);
  if (near.some((word) => word === ',')) return prose.prepositions.has(near.at(-1) ?? '');
  return near.some((word) => prose.prepositions.has(word));
}

/** The names joined with this one by "and" or commas, itself last. */
function rowOf(tape: Tape, mark: TapeMark, prose: Prose): number[] {
  const position = tape.marks.indexOf(mark);
  const before = tape.marks[position - 1];
  if (before === undefined || before.kind !== mark.kind) return [mark.thing];
  const between = tape.said
    .slice(before.at, mark.at)
    .replace(/^ <[^>]*>/u, '')
    .trim();
  return prose.resource.and.includes(between) ? [...rowOf(tape, before, prose), mark.thing] : [mark.thing];
}

const wordsBefore = (tape: Tape, at: number) => tape.said.slice(0, at).trim().split(' ');

const endsInPronoun = (tape: Tape, at: number, prose: Prose) =>
  wordsBefore(tape, at)
    .slice(-2)
    .some((word) => prose.resource.pronouns.includes(word));

/** Whether a sentence has a word for what was spoken about before: she, her, the company. */
function goesOn(tape: Tape, at: number, prose: Prose): boolean {
  const { topicNeedsWord, pronouns, pronounsOf } = prose.resource;
  const words = [...wordsBefore(tape, at), /^ ([^ ]+)/u.exec(tape.said.slice(at))?.[1] ?? ''];
  const told = (word: string) =>
    pronouns.includes(word) ||
    pronounsOf.includes(word) ||
    prose.roles.has(word) ||
    prose.nouns.kindOf(word) !== undefined;
  return !topicNeedsWord || words.length <= 2 || words.some(told);
}

/** What a sentence is about where a pattern begins: the nearest name before it that can be, or what was spoken about before. */
export function aboutOf(
  tape: Tape,
  at: number,
  kinds: readonly ThingKind[],
  topics: Topics,
  prose: Prose,
): { readonly things: readonly number[]; readonly sure: boolean } {
  const earlier = tape.marks.filter((mark) => mark.at < at && kinds.includes(mark.kind));
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
  const mark = related ? last : earlier.filter((candidate) => !isAside(candidate, prose)).at(-1);
  const topic = kinds.map((kind) => topics.get(kind)).find((thing) => thing !== undefined);
  const pronoun = topic !== undefined && endsInPronoun(tape, at, prose);
  if (mark !== undefined && !pronoun) return { things: rowOf(tape, mark, prose), sure: true };
  if (!goesOn(tape, at, prose)) return { things: [], sure: false };
  return { things: topic === undefined ? [] : [topic], sure: false };
}

/** What the next sentence goes on about: of each kind the first name that is no aside. */
export function topicsAfter(tape: Tape, topics: Topics, prose: Prose): Topics {
  const next = new Map(topics);
  const set = new Set<ThingKind>();
  const words = tape.said.trim().split(' ');
  const goesOnWithWord = !prose.resource.topicNeedsWord || words.some((word) => prose.resource.pronouns.includes(word));
  for (const mark of tape.marks) {
    if (set.has(mark.kind)) continue;
    if (!isAside(mark, prose)) {
      next.set(mark.kind, mark.thing);
      set.add(mark.kind);
    } else if (!topics.has(mark.kind) && !next.has(mark.kind)) next.set(mark.kind, mark.thing);
    // Who is named alone, in a sentence that is about nobody before, is meant by the next pronoun, also behind a preposition.
    else if (
      mark.kind === 'person' &&
      !goesOnWithWord &&
      tape.marks.filter(({ kind }) => kind === 'person').length === 1
    )
      next.set(mark.kind, mark.thing);
  }
  return next;
}
