import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { wholeNameOf } from '../../../../domain/styles/wholeName.js';
import { labelInQuestion, saidInQuestion, severalInQuestion } from '../../../../domain/imports/askable.js';
import { captionOf, isNaming } from '../../../../domain/caption/caption.js';
import { type GraphShape } from '../../../graph/asked.js';
import { type Wording } from '../../texts/Wording.js';
import { type Marked } from '../../marking/Marked.js';
import { mark, type Asking } from '../../marking/mark.js';
import { readFrame } from '../../frames/readFrame.js';
import { type Missing } from '../../refusal/missing.js';
import { readQuestion } from '../../grammar/readQuestion.js';
import { type Suggestion } from '../Engine.js';

const MOST_SUGGESTED = 3;
/** How many are tried at the most, for trying one is reading it as a question. */
const MOST_TRIED = 6;
/** Longer names make no question that a person would press. */
const LONGEST = 60;

/** Questions about a node: what it is, and something of it that the graph holds. */
function aboutNode(node: GraphNode, reading: GraphReading, wording: Wording): string[] {
  const name = wholeNameOf(node, reading.called.captions) === undefined ? captionOf(node) : reading.nameOf(node);
  if (name.length > LONGEST) return [];
  const property = Object.keys(node.properties).find((one) => !isNaming(one) && String(node.properties[one]) !== name);
  return [
    wording.t('askAbout', { node: name }),
    ...(property === undefined ? [] : [wording.t('askProperty', { node: name, property: saidInQuestion(property) })]),
  ];
}

/** How many there are of a label, as a conversation may begin with it. */
function askCount(label: string, { t, said, language }: Wording): string {
  const several = severalInQuestion(label, said(label), language);
  return several === undefined ? t('askCountNodes', { label: labelInQuestion(label) }) : t('askCount', { several });
}

/** Questions about the labels that are nearest: those of the node, those that were named, those that most nodes wear. */
function aboutLabels(node: GraphNode | undefined, { named, shape }: Marked, wording: Wording): string[] {
  const said = named.filter(({ kind }) => kind === 'label').map(({ name }) => name);
  const all = [...said, ...(node?.labels ?? []), ...mostWorn(shape)];
  return [...new Set(all)].filter((label) => label.length <= LONGEST).map((label) => askCount(label, wording));
}

const mostWorn = ({ labels }: GraphShape) =>
  [...labels].sort((one, other) => other.total - one.total).map(({ label }) => label);

/** Whether a question about the graph would be answered. */
async function isAnswered(question: string, asking: Asking): Promise<boolean> {
  if (readFrame(await mark(question, asking)) !== undefined) return true;
  const { reading, language, now } = asking;
  return (await readQuestion(question, language, reading, { now })).kind === 'sure';
}

/** What a refused question came to. */
interface Refused {
  readonly missing: Missing;
  readonly marked: Marked;
  /** Taught questions and those of the help that are near, the nearest first. */
  readonly near: readonly string[];
}

/** The nearest questions that would be answered, up to three. */
export async function suggestionsFor(
  { missing: { node }, marked, near }: Refused,
  asking: Asking,
  wording: Wording,
): Promise<Suggestion[]> {
  const ofGraph = [
    ...(node === undefined ? [] : aboutNode(node, asking.reading, wording)),
    ...aboutLabels(node, marked, wording),
  ];
  const chosen = [...new Set(near)].slice(0, node === undefined ? MOST_SUGGESTED - 1 : 1);
  for (const question of ofGraph.slice(0, MOST_TRIED)) {
    if (chosen.length === MOST_SUGGESTED) break;
    if (question !== marked.question && (await isAnswered(question, asking))) chosen.push(question);
  }
  return chosen.map((text) => ({ kind: 'ask', text }));
}
