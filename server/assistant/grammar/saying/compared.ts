import { type Query } from '../../../../domain/query/Query.js';
import { momentKind } from '../../../../domain/properties/kinds.js';
import { type GraphNode } from '../../../contract/elements.js';
import { found, type GraphAnswer, refused } from '../../engine/offline/GraphAnswer.js';
import { capitalised } from '../../edits/finding/bareForm.js';
import { citeNode } from '../../grounding/citations.js';
import { type Wording } from '../../texts/Wording.js';
import { saysYear, wordsOfName } from '../Schema.js';
import { setInWords, totalInWords } from './lookedFor.js';
import { valueOfTotal } from './worths.js';

type Compare = Extract<Query, { kind: 'compare' }>;
type Totals = readonly (number | string | null)[];

/** Stands where a thing has no value. */
const ABSENT = '–';

/** The lines of a Markdown table: a row for each property, a column for each node. */
function tableOf(nodes: readonly GraphNode[], properties: readonly string[], wording: Wording): string[] {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const held = (node: GraphNode, name: string) =>
    node.properties[name] === undefined ? ABSENT : wording.valueOf(node, name);
  return [
    row([wording.t('comparedBy'), ...nodes.map((node) => wording.name(node))]),
    row(['---', ...nodes.map(() => '---')]),
    ...properties.map((name) => row([wording.property(name), ...nodes.map((node) => held(node, name))])),
  ];
}

/** What some nodes have, side by side. */
export const sideBySide = (nodes: readonly GraphNode[], properties: readonly string[], wording: Wording): GraphAnswer =>
  found(tableOf(nodes, properties, wording).join('\n'), nodes.map(citeNode));

/** The nodes of sets that have one each; undefined where a set has another form. */
function onesOf({ sets }: Compare, nodes: ReadonlyMap<string, GraphNode>): GraphNode[] | undefined {
  const ones = sets.flatMap((set) =>
    set.kind === 'nodes' && set.ids.length === 1 ? [nodes.get(set.ids[0] ?? '')] : [],
  );
  const known = ones.filter((node) => node !== undefined);
  return known.length === sets.length ? known : undefined;
}

/** Which of some nodes has the most of a property, or the least where that is looked for; after yes or no where it is claimed of the first. */
function verdictOf(nodes: readonly GraphNode[], totals: Totals, query: Compare, wording: Wording, as?: string): string {
  const { total, asks } = query;
  if (total.kind !== 'aggregate') return '';
  const isLess = total.by === 'least';
  const worths = totals.map((worth) => worth ?? '');
  const [most, next] = [...worths].sort((one, other) => (one < other === isLess ? -1 : 1));
  const at = worths.findIndex((worth) => worth === most);
  const first = nodes[at];
  const isEqual = first === undefined || most === next;
  const isMoment = momentKind(most) !== undefined || saysYear(wordsOfName(total.property));
  const [more, less] = isMoment
    ? (['compareLater', 'compareEarlier'] as const)
    : (['compareMore', 'compareLess'] as const);
  const said = isEqual ? {} : { node: wording.name(first), property: wording.property(total.property), adjective: as };
  const verdict = wording.t(isEqual ? 'compareEqual' : as !== undefined ? 'compareAs' : isLess ? less : more, said);
  if (asks === undefined) return verdict;
  return wording.t(!isEqual && at === 0 ? 'compareHolds' : 'compareFails', { verdict });
}

/** What each of several sets comes to, the one that it is asked for first, and that it is so. */
function sayTotals(
  { sets, total, asks }: Compare,
  totals: Totals,
  nodes: ReadonlyMap<string, GraphNode>,
  wording: Wording,
): GraphAnswer {
  const isLess = 'by' in total && total.by === 'least';
  const all = sets.map((set, at) => ({ node: setInWords(set, wording, nodes), worth: totals[at] ?? null }));
  const entry = ({ node, worth }: (typeof all)[number]) =>
    wording.t('rankedEntry', {
      node,
      value:
        worth === null
          ? wording.t('unknownValue')
          : total.kind === 'measured'
            ? valueOfTotal(worth, total, wording)
            : wording.value(worth),
    });
  const numbered = all.flatMap(({ node, worth }) => (typeof worth === 'number' ? [{ node, worth }] : []));
  const ranked = numbered.toSorted((one, other) => (isLess ? one.worth - other.worth : other.worth - one.worth));
  const [first, next] = ranked;
  if (first === undefined || next === undefined || numbered.length < all.length)
    return found(wording.t('ranked', { names: wording.list(all.map(entry)) }), []);
  const isEqual = first.worth === next.worth;
  const verdict = wording.t(isEqual ? 'compareEqual' : isLess ? 'compareFewest' : 'compareMost', first);
  const isFirst = !isEqual && first.node === all[0]?.node;
  const said = asks === undefined ? verdict : wording.t(isFirst ? 'compareHolds' : 'compareFails', { verdict });
  const names = wording.list(ranked.map(entry));
  // By what they are compared is said, but of how many there are the sets say it.
  const worths =
    total.kind === 'count'
      ? wording.t('ranked', { names })
      : wording.t('rankedOf', { what: capitalised(totalInWords(total, wording, nodes)), names });
  return found(`${said} ${worths}`, []);
}

/** What several sets come to, side by side where each is one node. `as`: the adjective of the question. */
export function sayCompared(
  query: Compare,
  totals: Totals,
  { nodes, wording, as }: { nodes: ReadonlyMap<string, GraphNode>; wording: Wording; as?: string | undefined },
): GraphAnswer {
  const { total } = query;
  const ones = total.kind === 'aggregate' ? onesOf(query, nodes) : undefined;
  if (total.kind !== 'aggregate' || ones === undefined) {
    return sayTotals(query, totals, nodes, wording);
  }
  const lacking = ones.filter((_, at) => totals[at] === null).map((node) => wording.name(node));
  if (lacking.length > 0)
    return refused(
      wording.t('missingValue', { node: wording.list(lacking), property: wording.property(total.property) }),
    );
  const verdict = verdictOf(ones, totals, query, wording, as);
  return found([verdict, '', ...tableOf(ones, [total.property], wording)].join('\n'), ones.map(citeNode));
}
