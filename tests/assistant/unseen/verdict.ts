import { type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { nameOf } from '../graphs/names.js';
import { holdsPhrase, says } from '../judge/phrases.js';
import { NO, YES } from '../truth/sayings.js';
import { type Asked, type Gold } from './Gold.js';
import { type World } from './World.js';

/** What came back. `choices` are what a question back offers. */
export interface Given {
  readonly text: string;
  readonly refused: boolean;
  readonly choices: readonly string[];
  /** Of an answer that is marked as one reading of several: whether it names all that this looks for. */
  readonly namesReading?: boolean;
  /** What the nodes are called that it says it was looked for by: named as the question does, in whatever form that has them. */
  readonly lookedForBy?: readonly string[];
}

/**
 * `asked`: the right thing was asked back, or a button of the question back leads to it. `offered`: it was refused, or read otherwise and
 * marked so, with the right answer a button away. `misread`: something else than was asked was told, marked as one reading of several, and the sentence names that reading with the words that it
 * leaves out: true, and seen for what it is. `false`: something was told that is not so, or something else than was asked. */
export type Verdict = 'right' | 'asked' | 'offered' | 'misread' | 'refused' | 'false';

/** More than these are counted in an answer, and some of them named. */
const NAMED_IN_FULL = 10;

/** The names that an answer must not bring: others of the same labels, but for those that the question itself names. */
function strangers(
  world: World,
  { question }: Asked,
  nodes: readonly ImportedNode[],
  { lookedForBy = [] }: Given,
): string[] {
  const labels = new Set(nodes.flatMap((node) => node.labels));
  const right = nodes.map(nameOf);
  return world.graph.nodes
    .filter((node) => node.labels.some((label) => labels.has(label)))
    .map(nameOf)
    .filter((name) => [...right, question, ...lookedForBy].every((text) => !holdsPhrase(text, name)));
}

function isNamed(world: World, asked: Asked, nodes: readonly ImportedNode[], given: Given): boolean {
  const { text } = given;
  if (nodes.length === 0)
    return NO[asked.language].some((word) => says(text, word, asked.language)) || says(text, 0, asked.language);
  if (strangers(world, asked, nodes, given).some((name) => holdsPhrase(text, name))) return false;
  return nodes.length > NAMED_IN_FULL
    ? says(text, nodes.length, asked.language)
    : nodes.every((node) => holdsPhrase(text, nameOf(node)));
}

function isRight(world: World, asked: Asked, gold: Exclude<Gold, { kind: 'nothing' }>, given: Given): boolean {
  switch (gold.kind) {
    case 'names':
      return isNamed(world, asked, gold.nodes, given);
    case 'says':
      return gold.groups.every((group) => group.some((one) => says(given.text, one, asked.language)));
    case 'first': {
      const place = (node: ImportedNode) =>
        given.text.includes(nameOf(node)) ? given.text.indexOf(nameOf(node)) : Infinity;
      return place(gold.node) < Math.min(...gold.others.map(place));
    }
    case 'is': {
      const [yes, no] = [YES, NO].map((words) =>
        words[asked.language].some((word) => says(given.text, word, asked.language)),
      );
      return gold.holds ? yes === true && no !== true : no === true;
    }
  }
}

/** What an answer is that is not right: a reading that it names is not hidden. */
const otherwise = ({ namesReading }: Given): Verdict => (namesReading === true ? 'misread' : 'false');

/** Judges one answer. Nobody has to look at it. */
export function verdictOf(world: World, asked: Asked, given: Given): Verdict {
  const gold = asked.gold(world);
  if (given.choices.length > 0) {
    const isOffered = asked.over.some((name) => given.choices.some((choice) => choice.includes(name)));
    return isOffered ? 'asked' : 'refused';
  }
  if (gold.kind === 'nothing') return given.refused ? 'right' : otherwise(given);
  if (given.refused) return 'refused';
  return isRight(world, asked, gold, given) ? 'right' : otherwise(given);
}
