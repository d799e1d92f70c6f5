import { fold } from '../../../domain/folding/fold.js';
import { type GraphNode } from '../../contract/elements.js';
import { Schema, wordsOfName } from '../grammar/Schema.js';
import { rootsOf } from '../language/likeness.js';
import { type Marked } from '../marking/Marked.js';
import { type GraphReading } from '../reading/GraphReading.js';

/** The words of a question that several names begin or end with. */
export const sharedBeginnings = ({ mentions, tokens }: Marked): readonly string[] =>
  mentions.flatMap(({ from, candidates }) =>
    candidates.length > 1 && candidates.every(({ via }) => via === 'beginning') ? (tokens[from]?.raw ?? []) : [],
  );

/** The persons who share one word of their names, where a question has it for a name: which of them is meant is to be asked. */
export async function namesakes(word: string, reading: GraphReading): Promise<readonly GraphNode[]> {
  const schema = Schema.of(await reading.shape());
  const isPerson = ({ labels }: GraphNode) => labels.some((label) => schema.persons.includes(label));
  const isPart = (name: readonly string[]) => name.length > 1 && name.some((one) => schema.same(fold(word), one));
  const words = [...rootsOf(fold(word))].filter((root) => root.length > 2);
  const nodes = await reading.mentioned({ captions: [], beginnings: [], words, near: [] });
  return nodes
    .filter((node) => isPerson(node) && isPart(wordsOfName(reading.nameOf(node))))
    .toSorted((one, other) => reading.nameOf(one).localeCompare(reading.nameOf(other)));
}
