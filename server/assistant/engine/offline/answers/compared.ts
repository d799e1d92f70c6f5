import { type GraphNode } from '../../../../contract/elements.js';
import { captionOf } from '../../../../../domain/caption/caption.js';
import { type Beside } from '../../../frames/Frame.js';
import { citeNode } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { type GraphAnswer, found, refused } from '../GraphAnswer.js';

type SideBySide = Extract<Beside, { kind: 'sideBySide' }>;

/** Properties that a comparison shows. */
const MOST_ROWS = 24;
/** Stands where a thing has no value. */
const ABSENT = '–';

/** Things side by side, in what they share or in what is asked. */
export async function sayCompared(
  { nodes, properties, asked, isClaim = false }: SideBySide,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const read = await reading.read(nodes.map(({ id }) => id));
  const inOrder = nodes.flatMap(({ id }) => read.find((node) => node.id === id) ?? []);
  const captions = new Set(inOrder.flatMap((node) => captionOf(node)));
  const every = [...new Set(inOrder.flatMap((node) => Object.keys(node.properties)))];
  const shared = every.filter((name) => !inOrder.some((node) => captions.has(String(node.properties[name]))));
  const names = properties ?? shared.slice(0, MOST_ROWS);
  const [measure] = names;
  if (properties !== undefined && measure !== undefined && inOrder.some((node) => !(measure in node.properties))) {
    const without = inOrder.filter((node) => !(measure in node.properties)).map((node) => wording.name(node));
    return refused(wording.t('missingValue', { node: wording.list(without), property: wording.plain(measure) }));
  }
  const verdict =
    asked === undefined || measure === undefined ? [] : [verdictOf(inOrder, { measure, asked, isClaim }, wording), ''];
  return found([...verdict, ...table(inOrder, names, wording)].join('\n'), inOrder.map(citeNode));
}

/** The lines of a Markdown table: a row for each property, a column for each node. */
function table(nodes: readonly GraphNode[], properties: readonly string[], wording: Wording): string[] {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const held = (node: GraphNode, name: string) =>
    node.properties[name] === undefined ? ABSENT : wording.valueOf(node, name);
  return [
    row([wording.t('comparedBy'), ...nodes.map((node) => wording.name(node))]),
    row(['---', ...nodes.map(() => '---')]),
    ...properties.map((name) => row([wording.plain(name), ...nodes.map((node) => held(node, name))])),
  ];
}

/** What two things are held against each other by, and which of them is asked for. */
interface Comparison {
  readonly measure: string;
  readonly asked: 'more' | 'less';
  readonly isClaim: boolean;
}

/** Which of some nodes has the greatest value, or the smallest when that is asked for; after yes or no where a claim is made of the first. */
function verdictOf(nodes: readonly GraphNode[], { measure, asked, isClaim }: Comparison, wording: Wording): string {
  const sorted = [...nodes].sort((one, other) =>
    (one.properties[measure] ?? '') < (other.properties[measure] ?? '') ? 1 : -1,
  );
  const [first, second] = asked === 'more' ? sorted : sorted.reverse();
  const isEqual = first === undefined || first.properties[measure] === second?.properties[measure];
  const verdict = isEqual
    ? wording.t('compareEqual')
    : wording.t(asked === 'more' ? 'compareMore' : 'compareLess', { node: wording.name(first) });
  if (!isClaim) return verdict;
  return wording.t(!isEqual && first === nodes[0] ? 'compareHolds' : 'compareFails', { verdict });
}
