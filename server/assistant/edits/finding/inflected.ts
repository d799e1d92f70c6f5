import { fold } from '../../../../domain/folding/fold.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type EditContext } from '../EditContext.js';
import { type Word } from '../reading/words.js';

/** Forms of a name that are looked up. */
const MOST_FORMS = 60;
const SHORTEST = 3;

/** A word and what it may be the case of: `Anei` of `Ana`. */
const formsOf = (word: string, cases: EditContext['grammar']['cases']): string[] => [
  word,
  ...cases.flatMap(([ending = '', bare = '']) =>
    word.endsWith(ending) && word.length - ending.length >= SHORTEST - 1
      ? [word.slice(0, word.length - ending.length) + bare]
      : [],
  ),
];

/** Nodes whose whole name is these words but for endings of case; those of the words themselves are not looked for. */
export async function inflected(words: readonly Word[], { grammar, reading }: EditContext): Promise<GraphNode[]> {
  if (grammar.cases.length === 0 || words.some(({ quoted }) => quoted)) return [];
  const forms = words.reduce<readonly string[]>(
    (begun, { raw }) =>
      formsOf(fold(raw), grammar.cases)
        .flatMap((form) => (begun.length === 0 ? [form] : begun.map((start) => `${start} ${form}`)))
        .slice(0, MOST_FORMS),
    [],
  );
  const wanted = new Set(forms.slice(1));
  if (wanted.size === 0) return [];
  const found = await reading.mentioned({ captions: [...wanted], beginnings: [], words: [], near: [] });
  return found.filter((node) => wanted.has(fold(reading.nameOf(node))));
}
