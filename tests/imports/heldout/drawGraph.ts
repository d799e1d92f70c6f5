import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements.js';
import { fold } from '../../../domain/folding/fold.js';
import { defaultStyles } from '../../../domain/styles/defaults.js';
import { chosenCaptions, nameOf } from '../../../domain/styles/names.js';
import { type NamedStyle } from '../../../domain/styles/style.js';
import { summarised } from '../../../domain/styles/summary.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { type Installation } from '../../server/files/openedImports.js';
import { type Judged } from './drawTables.js';
import { type GraphCase, type GraphVerdict } from './ninth.js';
import { standingFaults } from './standing.js';

const OWNER = 'held-out-graphs' as OwnerId;
/** Share of the things that must stand there under what they are called. */
const ENOUGH = 0.9;

/** What is drawn of the files of a case, with the looks that somebody chose. */
interface DrawnGraph {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
  readonly styles: readonly NamedStyle[];
}

const judged = (says: string, found: string, isRight: boolean): Judged =>
  isRight ? { says } : { says, instead: found };

/** What the canvas calls each node: by the looks that came, otherwise by those that it finds itself. */
function namesOf({ nodes, relationships, styles }: DrawnGraph): ReadonlyMap<string, string> {
  const usual = [...defaultStyles(summarised(nodes, relationships)).labels].map(([name, style]): NamedStyle => ({
    kind: 'label',
    name,
    style,
  }));
  const chosen = chosenCaptions([...usual, ...styles]);
  return new Map(nodes.map((node) => [node.id, nameOf(node, chosen)]));
}

function judgeThings(drawn: DrawnGraph, names: ReadonlyMap<string, string>, { things }: GraphVerdict): Judged[] {
  return Object.entries(things).flatMap(([label, called]) => {
    const of = drawn.nodes.filter(({ labels }) => labels.some((each) => fold(each) === fold(label)));
    const there = new Set(of.map(({ id }) => names.get(id)));
    const all = [...new Set(drawn.nodes.flatMap(({ labels }) => labels))].join(', ');
    const found = called.filter((name) => there.has(name)).length;
    return [
      judged(`there are ${called.length} of ${label}`, `${of.length} (${all})`, of.length === called.length),
      judged(`${label} is called ${called[0] ?? ''}`, [...there].slice(0, 2).join(), found >= called.length * ENOUGH),
    ];
  });
}

/** How many relationships go from one label to another, by both. */
function tiedPairs({ nodes, relationships }: DrawnGraph): ReadonlyMap<string, number> {
  const labels = new Map(nodes.map((node) => [node.id, fold(node.labels[0] ?? '')]));
  const pairs = new Map<string, number>();
  for (const { startNodeId, endNodeId } of relationships) {
    const pair = `${labels.get(startNodeId) ?? ''} to ${labels.get(endNodeId) ?? ''}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

function judgeLooks(drawn: DrawnGraph, { coloured, types }: GraphVerdict): Judged[] {
  const looks = defaultStyles(summarised(drawn.nodes, drawn.relationships));
  const by = [...looks.labels.values()].flatMap(({ colourBy }) => colourBy ?? []).join();
  const there = [...new Set(drawn.relationships.map(({ type }) => type))].sort().join();
  return [
    ...(coloured === undefined
      ? []
      : [
          judged(
            `coloured by ${coloured.join(' or ')}`,
            by,
            coloured.includes(by) || (by === '' && coloured[0] === ''),
          ),
        ]),
    ...(types === undefined ? [] : [judged(`types are ${types.join()}`, there, there === [...types].sort().join())]),
  ];
}

function judgeDrawn(drawn: DrawnGraph, of: GraphCase): readonly Judged[] {
  const { is } = of;
  const names = namesOf(drawn);
  const pairs = tiedPairs(drawn);
  const standing = drawn.nodes.map(({ id, labels, properties, position }) => {
    const name = names.get(id) ?? '';
    return { caption: name, name, labels, properties, position };
  });
  const { standing: spots, isDownwards = false } = is;
  const faults = standingFaults(
    { name: of.name, files: {}, relationships: true, isDownwards, ...(spots && { standing: spots }) },
    standing,
  );
  const said = Object.entries(is.says ?? {});
  return [
    ...judgeThings(drawn, names, is),
    ...Object.entries(is.ties).map(([pair, count]) =>
      judged(
        `${count} go from ${pair}`,
        [...pairs].map((each) => each.join(': ')).join(', '),
        pairs.get(fold(pair)) === count,
      ),
    ),
    ...(spots === undefined ? [] : [judged('all stand where the file says', faults.join('; '), faults.length === 0)]),
    ...said.map(([name, value]) =>
      judged(
        `something has ${name} = ${JSON.stringify(value)}`,
        JSON.stringify(drawn.nodes[0]?.properties[name]) ?? 'nothing',
        drawn.nodes.some(({ properties }) => JSON.stringify(properties[name]) === JSON.stringify(value)),
      ),
    ),
    ...judgeLooks(drawn, is),
  ];
}

/** Brings the files of a case with nothing but a press on "go on", and judges each statement of what is drawn. */
export async function judgeGraph(harta: Installation, of: GraphCase): Promise<readonly Judged[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-held-out-'));
  try {
    const { store } = harta.stored;
    const scope = { ownerId: OWNER, projectId: (await store.createProject(OWNER, of.name)).id };
    const files = Object.keys(of.files).map((name, at) => ({ name, path: path.join(folder, String(at)) }));
    for (const file of files) await writeFile(file.path, of.files[file.name] ?? '');
    const { id, state, issues } = await harta.check(files, OWNER, scope.projectId);
    if (state !== 'checked') return [judged(`${of.name} is read`, `${state} ${issues[0]?.detail ?? ''}`, false)];
    await harta.imports.commit(OWNER, id);
    await harta.until(id, ['done', 'failed'], OWNER);
    const nodes = (await store.nodes(scope, { pageSize: 500 })).items;
    const relationships = (await store.relationships(scope, { pageSize: 500 })).items;
    return judgeDrawn({ nodes, relationships, styles: (await store.styles(scope)).items }, of);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
