import { fold } from '../../../../domain/folding/fold.js';
import { type EditContext } from '../EditContext.js';
import { namesIn } from '../finding/nodes.js';
import { knownLabel } from '../finding/names.js';
import { namedIn } from '../finding/sets.js';
import { isNamed, phraseAt, textOf, type Word, without } from '../reading/words.js';

const LONGEST_NAME = 8;
const LONGEST_CODE = 3;

/** How a sentence may be taken apart into the one that it speaks of and what it says, the longest name first. */
interface Subject {
  readonly nodes: readonly Word[];
  readonly rest: readonly Word[];
}

/** Several names in a row that a sentence begins with, behind the first of them. */
async function joinedTo({ rest, ...first }: Subject, context: EditContext): Promise<readonly Subject[]> {
  const length = phraseAt(rest, 0, context.grammar.and);
  if (length === 0 && rest[0]?.gap.includes(',') !== true) return [];
  const others = await subjectsOf(rest.slice(length), context);
  return others.map((one) => ({
    nodes: [...first.nodes, ...rest.slice(0, rest.length - one.rest.length)],
    rest: one.rest,
  }));
}

/** The names that a sentence may begin with: of nodes as they are written, of those made before, or a pronoun. */
export async function subjectsOf(said: readonly Word[], context: EditContext): Promise<readonly Subject[]> {
  const { grammar } = context;
  context.spend(said.slice(0, LONGEST_NAME));
  const untitled = without(said, grammar.titles);
  const bare = without(untitled, grammar.articles);
  // An article may be of a name: The Duke.
  const named = bare === untitled ? [] : await namedSubjects(untitled, context);
  return [...named, ...(await namedSubjects(bare, context))];
}

/** Whether words are a code, which names what has it: MH-2524. */
const isCode = (words: readonly Word[]): boolean =>
  words.length <= LONGEST_CODE && words.every(isNamed) && words.some(({ raw }) => /\p{N}/u.test(raw));

async function namedSubjects(words: readonly Word[], context: EditContext): Promise<readonly Subject[]> {
  const { grammar, text } = context;
  const splitAt = (to: number): Subject => ({ nodes: words.slice(0, to), rest: words.slice(to) });
  const pronoun = phraseAt(words, 0, grammar.pronouns);
  if (pronoun > 0 && pronoun < words.length) return [splitAt(pronoun)];
  const isLabelled = words.length > 2 && knownLabel(words.slice(0, 1), context) !== undefined;
  const runs = (isLabelled ? [0, 1] : [0]).flatMap((from) =>
    [...words.keys()].slice(from + 1, from + 1 + LONGEST_NAME).map((to) => ({ to, name: words.slice(from, to) })),
  );
  const known = await namesIn(
    runs.map(({ name }) => textOf(name, text)),
    context,
  );
  const ends: number[] = [];
  for (const { to, name } of runs) {
    const said = textOf(name, text);
    if (known.has(fold(said)) || context.made(said) !== undefined) ends.push(to);
  }
  for (const { to, name } of ends.length > 0 ? [] : runs)
    if (isCode(name) && (await namedIn(name, context)).length === 1) ends.push(to);
  const subjects = ends.toSorted((one, other) => other - one).map(splitAt);
  const several = await Promise.all(subjects.map((one) => joinedTo(one, context)));
  return [...several.flat(), ...subjects];
}
