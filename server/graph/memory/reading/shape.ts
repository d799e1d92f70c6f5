import { type PropertyKind } from '../../../../domain/properties/values.js';
import { type StoredNode } from '../../../../domain/changes/edit.js';
import { type PropertyUseList, type PropertyUseQuery } from '../../../contract/propertyUse.js';
import { type WithoutProject } from '../../ports/scope.js';
import { LOOKED_AT, propertyTally } from '../../propertyTally.js';
import { type GraphShape } from '../../selection.js';
import { kindOf, ownOf } from '../../../../domain/properties/kinds.js';
import { labelCounts, typeCounts } from '../answers.js';
import { inOrder, type MemoryProject } from '../MemoryProject.js';

function propertiesOf(nodes: readonly StoredNode[], label: string) {
  const found = new Map<string, PropertyKind>();
  for (const { labels, properties, propertyKinds } of nodes) {
    if (!labels.includes(label)) continue;
    for (const [name, value] of Object.entries(properties)) {
      if (!found.has(name)) found.set(name, kindOf(value, ownOf(propertyKinds, name)));
    }
  }
  return [...found].map(([name, kind]) => ({ name, kind }));
}

/** What the graph is made of, from all of it. */
export function shapeOf(project: MemoryProject): GraphShape {
  const nodes = inOrder(project.nodes.values());
  const links = new Map<string, GraphShape['links'][number]>();
  for (const { type, startNodeId, endNodeId } of project.relationships.values()) {
    for (const start of project.nodes.get(startNodeId)?.labels ?? []) {
      for (const end of project.nodes.get(endNodeId)?.labels ?? [])
        links.set(JSON.stringify([start, type, end]), { start, type, end });
    }
  }
  return {
    labels: labelCounts(nodes).map(({ label, total }) => ({ label, total, properties: propertiesOf(nodes, label) })),
    types: typeCounts(project.relationships.values()),
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
