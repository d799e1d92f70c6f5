import { foldedWords } from '../../../../../domain/folding/fold.js';
import { type GraphNode } from '../../../../contract/elements.js';
import { lookups, questionTokens } from '../../../grammar/lexemes.js';
import { likeness } from '../../../language/likeness.js';
import { type ToolScene } from '../tools/ToolScene.js';

/** Nodes that the model is told of at most. */
const MOST = 40;
/** Words of a message that are looked for among the names of the graph: each is compared with each. */
const MOST_WORDS = 200;
/** A word of a name that is this like a word of the question is meant by it. */
const ALIKE = 0.7;

/** Which part of the words of a name the question has. */
function sharedPart(name: string, asked: readonly string[]): number {
  const words = foldedWords(name);
  const found = words.filter((word) => asked.some((one) => likeness(word, one) >= ALIKE));
  return words.length === 0 ? 0 : found.length / words.length;
}

/** Nodes that words of the question may mean, those whose name is said most wholly first. */
export async function candidatesFor({ question, language, reading }: ToolScene): Promise<GraphNode[]> {
  const tokens = questionTokens(question, language).slice(0, MOST_WORDS);
  const words = tokens.map(({ word }) => word);
  const nodes = await reading.mentioned({ ...lookups(words, tokens), beginnings: [], near: [] });
  const asked = [...new Set(foldedWords(question))].slice(0, MOST_WORDS);
  return nodes
    .map((node) => ({ node, part: sharedPart(reading.nameOf(node), asked) }))
    .filter(({ part }) => part > 0)
    .toSorted((one, other) => other.part - one.part)
    .slice(0, MOST)
    .map(({ node }) => node);
}
