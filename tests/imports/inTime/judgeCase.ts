import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chosenCaptions, nameOf } from '../../../domain/styles/names.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { type Installation } from '../../server/files/openedImports.js';
import { workbook } from '../heldout/workbook.js';
import { type TimeCase } from './TimeCase.js';

/** Most nodes of a case. */
const MOST = 500;

/** Brings the files of a case with nothing but a press on "go on", and gives its nodes with their names and neighbours. */
async function brought(harta: Installation, of: TimeCase, folder: string) {
  const owner = `in time ${of.name}` as OwnerId;
  const { store } = harta.stored;
  const { id: projectId } = await store.createProject(owner, of.name);
  const files = Object.keys(of.files).map((name) => ({ name, path: path.join(folder, name) }));
  for (const [name, content] of Object.entries(of.files))
    await writeFile(path.join(folder, name), typeof content === 'string' ? content : await workbook(content));
  await harta.stored.settingsStore.update(owner, { language: of.language });
  const { state } = await harta.bring(files, owner, projectId);
  if (state !== 'done') return { nodes: [], neighbours: new Map<string, Set<string>>() };
  const scope = { ownerId: owner, projectId };
  const chosen = chosenCaptions((await store.styles(scope)).items);
  const all = (await store.nodes(scope, { pageSize: MOST })).items;
  const neighbours = new Map<string, Set<string>>();
  const tie = (one: string, other: string) => neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
  for (const { startNodeId, endNodeId } of (await store.relationships(scope, { pageSize: MOST })).items) {
    tie(startNodeId, endNodeId);
    tie(endNodeId, startNodeId);
  }
  const nodes = all.map(({ id, labels, properties, ...rest }) => ({
    ...{ id, labels, properties },
    name: nameOf({ id, labels, properties, ...rest }, chosen),
  }));
  return { nodes, neighbours };
}

/** What is wrong with what became of a case; nothing where all is there that must be. */
export async function faultsInTime(harta: Installation, of: TimeCase): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-in-time-'));
  try {
    const { nodes, neighbours } = await brought(harta, of, folder);
    const faults: string[] = [];
    const labelled = (label: RegExp) => nodes.filter(({ labels }) => labels.some((each) => label.test(each)));
    if (of.rows !== undefined && nodes.length !== of.rows) faults.push(`${nodes.length} nodes for ${of.rows} rows`);
    const things = of.things === undefined ? [] : labelled(of.things.label);
    if (of.things !== undefined && things.length !== of.things.count)
      faults.push(
        `${things.length} things and not ${of.things.count}: ${[...new Set(nodes.flatMap(({ labels }) => labels))].join(', ')}`,
      );
    for (const [name, value] of Object.entries(of.things?.keep ?? {}))
      if (!things.some(({ properties }) => properties[name] === value)) faults.push(`no thing keeps ${name}`);
    for (const { of: thing, at, called, value } of of.states ?? []) {
      const of1 = things.find(({ name }) => name === thing);
      const around = nodes.filter(({ id }) => neighbours.get(of1?.id ?? '')?.has(id) === true);
      const observed = around.find(
        ({ properties }) =>
          Object.values(properties).some((one) => String(one) === at) &&
          Object.entries(properties).some(([name, one]) => called.test(name) && one === value),
      );
      if (observed === undefined) {
        faults.push(
          `nothing of ${thing} at ${at}, but ${JSON.stringify(around[0]?.properties ?? nodes[0]?.properties)}`,
        );
        continue;
      }
      const [label = ''] = observed.labels;
      const count = nodes.filter(({ labels }) => labels.includes(label)).length;
      if (count !== of.observations) faults.push(`${count} of ${label} and not ${of.observations ?? 0}`);
    }
    const properties = new Set(nodes.flatMap((node) => Object.keys(node.properties)));
    for (const name of of.properties ?? [])
      if (!properties.has(name)) faults.push(`no property ${name}: ${[...properties].join(', ')}`);
    return faults;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
