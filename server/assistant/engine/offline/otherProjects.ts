import { missingOf } from '../../refusal/missing.js';
import { wordsOf } from '../../language/tokens.js';
import { type Asking, mark } from '../../marking/mark.js';
import { GraphReading } from '../../reading/GraphReading.js';

/** Projects of a person that are looked through; of more, what no word of this one says is taken for another's. */
const MOST_PROJECTS = 12;

/** The words of a question that a graph does not know; undefined where that is not what it lacks. */
async function unknownIn(question: string, asking: Asking): Promise<ReadonlySet<string> | undefined> {
  const { because, words } = missingOf(await mark(question, asking));
  return because === 'unknownWords' ? new Set(words) : undefined;
}

/** Whether a taught question names what only another project of its person has: it is not offered in this one. */
export async function isOfAnotherProject(taught: string, asked: string, asking: Asking): Promise<boolean> {
  const { store, scope, signal } = asking.reading;
  const said = new Set(wordsOf(asked));
  const unknown = [...((await unknownIn(taught, asking)) ?? [])].filter((word) => !said.has(wordsOf(word)[0] ?? ''));
  if (unknown.length === 0) return false;
  const { items } = await store.projects(scope.ownerId, 'all');
  const others = items.filter(({ id }) => id !== scope.projectId);
  for (const { id: projectId } of others.slice(0, MOST_PROJECTS)) {
    const reading = new GraphReading(store, { ownerId: scope.ownerId, projectId }, signal);
    const there = await unknownIn(taught, { ...asking, reading });
    if (there !== undefined && unknown.some((word) => !there.has(word))) return true;
  }
  return others.length > MOST_PROJECTS;
}
