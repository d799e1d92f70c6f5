import { foldedWords } from '../../../../../domain/folding/fold.js';
import { type GraphNode } from '../../../../contract/elements.js';
import { lookups } from '../../../grammar/lexemes.js';
import { likeness } from '../../../language/likeness.js';
import { tokensOf } from '../../../language/tokens.js';
import { type ToolScene } from '../tools/ToolScene.js';

/** Nodes that the model is told of at most. Where more have the same words of the question, and others beside them, these tell nothing. */
const MOST = 12;
const MOST_ALIKE = 5;
/** Words of a message that are looked for among the names of the graph: each is compared with each. */
const MOST_WORDS = 200;
/** A word of a name that is this like a word of the question is meant by it. */
const ALIKE = 0.7;

/** Shorter words join others; who says only these of a name does not mean it. */
const TELLING = 4;

const HAS_DIGIT = /\p{N}/u;

/** Whether a word of the question means a word of a name; a number or a code means only itself. */
const isMeant = (word: string, one: string): boolean =>
  HAS_DIGIT.test(word) ? word === one : likeness(word, one) >= ALIKE;

interface Candidate {
  readonly node: GraphNode;
  /** The words of the question that are in its name. */
  readonly words: readonly string[];
  /** Which part of the words of its name the question has. */
  readonly part: number;
}

/** What of a name the question says; undefined where it says too little: of a day or a code, less than all. */
function saidOf(node: GraphNode, name: string, asked: readonly string[]): Candidate | undefined {
  const words = foldedWords(name);
  const found = words.filter((word) => asked.some((one) => isMeant(word, one)));
  const isCode = words.every((word) => HAS_DIGIT.test(word) || word.length < 3);
  const isWhole = found.length === words.length;
  if (!isWhole && (isCode || !found.some((word) => word.length >= TELLING))) return undefined;
  if (found.length === 0) return undefined;
  const said = asked.filter((one) => words.some((word) => isMeant(word, one)));
  return { node, words: said, part: found.length / words.length };
}

/** Whether others say the same words, or more, more wholly. */
const isOutdone = ({ words, part }: Candidate, all: readonly Candidate[]): boolean =>
  part < 1 && all.some((other) => other.part === 1 && words.every((word) => other.words.includes(word)));

/** Nodes that words of the question may mean, those whose name is said most wholly first. */
export async function candidatesFor({ question, language, reading }: ToolScene): Promise<GraphNode[]> {
  const tokens = tokensOf(question, language).slice(0, MOST_WORDS);
  const words = tokens.map(({ word }) => word);
  const nodes = await reading.mentioned({ ...lookups(words, tokens), beginnings: [], near: [] });
  const asked = [...new Set(foldedWords(question))].slice(0, MOST_WORDS);
  const said = nodes.flatMap((node) => saidOf(node, reading.nameOf(node), asked) ?? []);
  const telling = said.filter((one) => !isOutdone(one, said));
  const alike = new Map<string, number>();
  for (const { words: those } of telling) alike.set(those.join(' '), (alike.get(those.join(' ')) ?? 0) + 1);
  return telling
    .filter(({ part, words: those }) => part === 1 || (alike.get(those.join(' ')) ?? 0) <= MOST_ALIKE)
    .toSorted((one, other) => other.part - one.part)
    .slice(0, MOST)
    .map(({ node }) => node);
}
