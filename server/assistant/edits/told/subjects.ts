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

/** The code at the beginning that names what has it: MH-2524. */
async function codedAt(words: readonly Word[], context: EditContext): Promise<readonly number[]> {
  const lengths: number[] = [];
  for (let to = 1; to <= Math.min(LONGEST_CODE, words.length - 1); to += 1) {
    const code = words.slice(0, to);
    const isCode = code.every(isNamed) && code.some(({ raw }) => /\p{N}/u.test(raw));
    if (isCode && (await namedIn(code, context)).length === 1) lengths.push(to);
  }
  return lengths;
}

async function namedSubjects(words: readonly Word[], context: EditContext): Promise<readonly Subject[]> {
  const { grammar, text } = context;
  const pronoun = phraseAt(words, 0, grammar.pronouns);
  if (pronoun > 0 && pronoun < words.length) return [{ nodes: words.slice(0, pronoun), rest: words.slice(pronoun) }];
  const label = words.length > 2 && knownLabel(words.slice(0, 1), context) !== undefined ? 1 : 0;
  const runs = [0, label].flatMap((from, at) =>
    at > 0 && label === 0
      ? []
      : Array.from({ length: Math.min(LONGEST_NAME, words.length - from - 1) }, (_, length) => ({
          name: words.slice(from, from + length + 1),
          to: from + length + 1,
        })),
  );
  if (runs.length === 0) return [];
  const known = await namesIn(
    runs.map(({ name }) => textOf(name, text)),
    context,
  );
  const found = runs.filter(
    ({ name }) => known.has(fold(textOf(name, text))) || context.made(textOf(name, text)) !== undefined,
  );
  const codes = found.length > 0 ? [] : await codedAt(words, context);
  const subjects = [...found, ...codes.map((to) => ({ to }))]
    .sort((one, other) => other.to - one.to)
    .map(({ to }) => ({ nodes: words.slice(0, to), rest: words.slice(to) }));
  const several = await Promise.all(subjects.map((one) => joinedTo(one, context)));
  return [...several.flat(), ...subjects];
}
