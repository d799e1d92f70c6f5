import { type Prose } from '../language/Prose.js';
import { type Tape, type TapeMark } from './tape.js';

/** "Sora actorului Ion Pop": a noun in the genitive, of whom something is. */
const isOwner = (word: string, prose: Prose) =>
  prose.resource.genitives.some((ending) => word.endsWith(ending)) && prose.roles.has(word);

/** "By her deputy, Owen Lee": a comma between a noun and who it is. */
function isOfKin({ before }: TapeMark, { resource, roles }: Prose): boolean {
  const noun = before.slice(0, -1).findLast((word) => !resource.pronounsOf.includes(word));
  return noun !== undefined && roles.has(noun);
}

/** Whether a name stands behind a preposition, and so is not what its sentence is about. */
export function isAside(mark: TapeMark, prose: Prose): boolean {
  const near = mark.before.filter((word) => !prose.resource.articles.includes(word)).slice(-2);
  const [owner] = near.slice(-1);
  if (owner !== undefined && isOwner(owner, prose)) return true;
  if (near.at(-1) === ',' && isOfKin(mark, prose)) return mark.before.some((word) => prose.prepositions.has(word));
  if (near.some((word) => word === ',')) return prose.prepositions.has(near.at(-1) ?? '');
  return near.some((word) => prose.prepositions.has(word));
}

/** The words between two marks. */
export const between = (tape: Tape, one: TapeMark, other: TapeMark) =>
  tape.said
    .slice(one.at, other.at)
    .replace(/^ <[^>]*>/u, '')
    .trim();

/** Whether words join two names: "and", "and her partner". */
function isJoint(words: string, { resource, roles }: Prose): boolean {
  const [and = '', ...kin] = words.replace(/^, /u, '').split(' ');
  const ofKin = (word: string) => roles.has(word) || resource.pronounsOf.includes(word) || word === ',';
  return resource.and.includes(and) && kin.length <= 3 && kin.every(ofKin);
}

/** The names joined with this one, itself last, by "and" and by commas before that. */
export function rowOf(tape: Tape, mark: TapeMark, prose: Prose, ended = false): number[] {
  const position = tape.marks.indexOf(mark);
  const before = tape.marks[position - 1];
  if (before === undefined || before.kind !== mark.kind) return [mark.thing];
  const words = between(tape, before, mark);
  const joined = isJoint(words, prose) || (ended && words === ',');
  return joined ? [...rowOf(tape, before, prose, true), mark.thing] : [mark.thing];
}
