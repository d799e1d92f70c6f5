import { type Drawn, type DrawnNode, type HeldOutCase } from './HeldOutCase.js';
import { standingFaults } from './standing.js';

/** Share of the things of a file that must stand there under their names. */
const ENOUGH = 0.9;

const looksLikeId = (text: string): boolean => /^[\d\s.,:+-]*$/.test(text) || /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);

const hasText = ({ properties }: DrawnNode): boolean =>
  Object.values(properties).some((value) => typeof value === 'string' && /\p{L}{3}/u.test(value));

/** How many different places the nodes have, in a grid as wide as a node is drawn. */
function spots(nodes: readonly DrawnNode[]): number {
  const NODE = 40;
  const places = nodes.flatMap(({ position }) => (position === undefined ? [] : [position]));
  return new Set(places.map(({ x, y }) => `${Math.round(x / NODE)} ${Math.round(y / NODE)}`)).size;
}

/** What is wrong with a drawing, in a few words; nothing where it may be shown to others. */
export function faultsOf(of: HeldOutCase, drawn: Drawn): string[] {
  const { nodes, relationships } = drawn;
  if (nodes.length === 0)
    return [`${drawn.state}: nothing is drawn${drawn.issue === undefined ? '' : ` (${drawn.issue})`}`];
  const faults: string[] = [];
  if (nodes.length < (of.things ?? 1)) faults.push(`${nodes.length} nodes for ${of.things ?? 1} rows`);
  const numbered = nodes.filter((node) => looksLikeId(node.caption) && hasText(node)).length;
  if (numbered > nodes.length * (1 - ENOUGH)) faults.push(`${numbered} of ${nodes.length} captions are numbers or ids`);
  const unlabelled = nodes.filter(({ labels }) => labels.includes('Node')).length;
  if (unlabelled > 0) faults.push(`${unlabelled} nodes are called Node`);
  if (of.captions !== undefined) {
    const drawnAs = new Set(nodes.map(({ caption }) => caption));
    const missing = of.captions.filter((name) => !drawnAs.has(name));
    if (missing.length > of.captions.length * (1 - ENOUGH))
      faults.push(`${missing.length} of ${of.captions.length} names are not captions, such as "${missing[0] ?? ''}"`);
  }
  if (of.names !== undefined) {
    const drawnAs = new Set(nodes.map(({ name }) => name));
    const missing = of.names.filter((name) => !drawnAs.has(name));
    if (missing.length > of.names.length * (1 - ENOUGH))
      faults.push(`${missing.length} of ${of.names.length} are not called so, but "${nodes[0]?.name ?? ''}"`);
  }
  faults.push(...standingFaults(of, nodes));
  if (of.relationships && relationships === 0) faults.push('nothing is tied to anything');
  if (of.places === true && of.captions !== undefined && spots(nodes) < of.captions.length * 0.7)
    faults.push(`${spots(nodes)} places for ${of.captions.length} things`);
  for (const [name, value] of Object.entries(of.says ?? {}))
    if (!nodes.some(({ properties }) => properties[name] === value))
      faults.push(`nothing says ${name} = ${JSON.stringify(value)}`);
  for (const label of of.labels ?? [])
    if (!nodes.some(({ labels }) => labels.some((each) => label.test(each))))
      faults.push(`nothing is called ${String(label)}, but "${nodes[0]?.labels.join(' ') ?? ''}"`);
  return faults;
}
