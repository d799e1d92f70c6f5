import { type StoredNode } from '../../../../domain/changes/edit.js';
import { type PropertyUseList, type PropertyUseQuery } from '../../../contract/propertyUse.js';
import { type WithoutProject } from '../../ports/scope.js';
import { LOOKED_AT, propertyTally } from '../../propertyTally.js';
import { propertiesIn, tiePropertiesIn } from '../../propertiesIn.js';
import { type GraphShape } from '../../asked.js';
import { labelCounts, typeCounts } from '../answers.js';
import { inOrder, type MemoryProject } from '../MemoryProject.js';

type Held = Pick<StoredNode, 'properties' | 'propertyKinds'>;
type Holding = Parameters<typeof propertiesIn>[0][number];

/** What the elements of each name hold, in their order: by one walk, however many names there are. */
function heldBy<T extends Held>(elements: Iterable<T>, namesOf: (element: T) => readonly string[]) {
  const held = new Map<string, Holding[]>();
  for (const element of elements) {
    const holding = { properties: element.properties, kinds: element.propertyKinds };
    for (const name of new Set(namesOf(element))) {
      const known = held.get(name);
      if (known === undefined) held.set(name, [holding]);
      else known.push(holding);
    }
  }
  return held;
}

/** What the graph is made of, from all of it. */
export function shapeOf(project: MemoryProject): GraphShape {
  const nodes = inOrder(project.nodes.values());
  const ties = inOrder(project.relationships.values());
  const links = new Map<string, GraphShape['links'][number]>();
  for (const { type, startNodeId, endNodeId } of ties) {
    for (const start of project.nodes.get(startNodeId)?.labels ?? []) {
      for (const end of project.nodes.get(endNodeId)?.labels ?? [])
        links.set(JSON.stringify([start, type, end]), { start, type, end });
    }
  }
  const byLabel = heldBy(nodes, ({ labels }) => labels);
  const byType = heldBy(ties, ({ type }) => [type]);
  return {
    labels: labelCounts(nodes).map(({ label, total }) => ({
      label,
      total,
      properties: propertiesIn(byLabel.get(label) ?? []),
    })),
    types: typeCounts(ties).map(({ type, total }) => ({
      type,
      total,
      properties: tiePropertiesIn(byType.get(type) ?? []),
    })),
    links: [...links.values()],
  };
}

/** Which properties elements of a label or type have, from the first and the last made. */
export function propertyUseOf(project: MemoryProject, { of, name }: WithoutProject<PropertyUseQuery>): PropertyUseList {
  const all =
    of === 'node'
      ? inOrder(project.nodes.values()).filter(({ labels }) => name === undefined || labels.includes(name))
      : inOrder(project.relationships.values()).filter(({ type }) => name === undefined || type === name);
  return propertyTally(all.length <= 2 * LOOKED_AT ? all : [...all.slice(0, LOOKED_AT), ...all.slice(-LOOKED_AT)]);
}
