import { saysYesOrNo } from '../grammar/truths.js';
import { type Query } from '../../../domain/query/Query.js';
import { isThing } from '../language/meanings.js';
import { type Language } from '../language/lexicon/files.js';
import { type Lexeme } from '../grammar/Lexeme.js';
import { measuresOf, type Operator } from '../language/Pack.js';
import { type Said } from '../grammar/readQuestion.js';
import { type Schema } from '../grammar/Schema.js';
import { COMPARING } from '../grammar/valueRules.js';
import { type AskedFor } from './asked.js';
import { isSmall } from './clues.js';
import { type Taken } from './taken.js';

/** A guess with the words that it was put together from. */
interface Told {
  readonly query: Query;
  readonly target: string;
  readonly taken: readonly Taken[];
  readonly asked: AskedFor;
  readonly said: Said;
}

/** Others than persons of who, and what is noted of how or where. */
const isOfOthers = ({ target, query, asked, said }: Told): boolean =>
  (asked.isWho && said.schema.persons.length > 0 && !said.schema.persons.includes(target)) ||
  (query.kind === 'values' && (asked.isHow || asked.isWhere));

const opsOf = ({ lexemes }: Said, of: Operator) =>
  lexemes.filter(({ meaning }) => meaning.cat === 'op' && meaning.op === of);

/** What all of some come to, where it is asked which of them. */
const isOfAll = ({ query, taken, said }: Told): boolean =>
  query.kind === 'aggregate' &&
  opsOf(said, 'which').some(({ to }) => taken.some(({ from, sense }) => from === to && sense.kind === 'label'));

/** Days on which something began or ended: what numbers come to in a year is of those of another time as well. */
const LIFE = measuresOf(['birth', 'founding', 'building', 'hiring', 'death']).flatMap(({ nouns }) => nouns);

const daysOfLife = ({ properties }: Schema): string[] =>
  properties
    .filter(({ isYear, words }) => isYear === true && words.some((word) => LIFE.includes(word)))
    .map(({ property }) => property);

/** What numbers come to by a day of life that no word names: what is paid in a year is not what those are paid who were hired in it. */
function isOfLife({ query, taken, said: { schema } }: Told): boolean {
  if (query.kind !== 'aggregate') return false;
  const set = JSON.stringify(query.set);
  const isNamed = (name: string) =>
    taken.some(({ sense }) => sense.kind === 'property' && sense.link.property === name);
  return daysOfLife(schema).some((name) => !isNamed(name) && set.includes(`"property":${JSON.stringify(name)}`));
}

const isYes = ({ sense }: Taken): boolean => sense.kind === 'value' && saysYesOrNo(sense.that);

/** What makes of who did something two things that hold by themselves: aired by somebody is not aired, with somebody for a host. */
const isOfNobody = ({ taken, said }: Told): boolean =>
  opsOf(said, 'by').some(
    ({ from, to }) => taken.some((one) => one.to === from && isYes(one)) && taken.some((one) => one.from === to),
  );

/** Whether a guess that uses all names of a question tells something else than it asks: a word has another role in it, or none. */
export const isOther = (told: Told): boolean =>
  [isOfOthers, isOfAll, isOfLife, isOfNobody].some((changes) => changes(told));

/** Whether words rank what follows them: the longest, and not the most of many, which may be said of others that are told. */
const isRank = ({ meaning }: Lexeme): boolean =>
  meaning.cat === 'sup' ||
  meaning.cat === 'extreme' ||
  (meaning.cat === 'op' &&
    (meaning.op === 'most' || meaning.op === 'least') &&
    (meaning.isOfMany ?? meaning.isOften ?? meaning.isAtEnd) !== true);

const isCompared = ({ meaning }: Lexeme): boolean => meaning.cat === 'op' && meaning.op in COMPARING;

const isAsking = ({ meaning }: Lexeme): boolean => meaning.cat === 'op' && meaning.op === 'which';

/** Whether a word that nothing reads is the one that is asked for: what somebody has, or what is the longest. @param at its place */
export function isAskedFor(at: number, said: Said, language: Language): boolean {
  const { tokens, lexemes } = said;
  for (let before = at; before > 0; before -= 1) {
    const ending = lexemes.filter(({ to }) => to === before);
    // What they eat is asked for, and not who they are.
    if (before === at && ending.some(isAsking) && !isThing(tokens[at]?.word ?? '', language)) return true;
    if (ending.some(isRank)) return true;
    // What a number is held against is read by that: shade over 60%.
    if (ending.some(({ meaning }) => meaning.cat === 'op' && meaning.op === 'have'))
      return (
        isThing(tokens[at]?.word ?? '', language) && !lexemes.some((one) => one.from === at + 1 && isCompared(one))
      );
    if (!isSmall(said, before - 1, language)) return false;
  }
  return false;
}
