import { indexesOf } from '../language/phrases.js';
import { type Marked } from '../marking/Marked.js';
import { readFrame } from '../frames/readFrame.js';
import { readQuestion } from '../grammar/readQuestion.js';
import { type Asking, mark } from '../marking/mark.js';
import { SCORES } from '../scores/scores.js';

/** "Population of China": a node of the graph is spoken of, and in small letters something of it. */
function asksOfANode(marked: Marked): boolean {
  const sure = marked.mentions.filter(
    ({ candidates: [best] }) => best?.via === 'name' && best.score >= SCORES.nameSure,
  );
  const covered = new Set(sure.flatMap(indexesOf));
  const small = marked.tokens.some(
    ({ raw, word }, index) => !covered.has(index) && !marked.pack.stopwords.includes(word) && /^\p{Ll}/u.test(raw),
  );
  return sure.length > 0 && small;
}

/** Whether a message asks something of the graph by itself, so that it is no answer to a question back. */
export async function asksOfTheGraph(text: string, asking: Asking): Promise<boolean> {
  const marked = await mark(text, asking);
  const asked = readFrame(marked);
  if (asked !== undefined && asked.query.kind !== 'describe') return true;
  const { reading, language, now } = asking;
  const read = await readQuestion(text, language, reading, { now });
  if (read.kind !== 'sure') return asksOfANode(marked);
  // A label alone reads as a list of what wears it.
  return read.query.kind !== 'nodes' || read.query.set.kind !== 'label' || marked.mentions.length > 0;
}
