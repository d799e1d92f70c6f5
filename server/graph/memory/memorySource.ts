import { type ElementSource } from '../changing/ElementSource.js';
import { needNode, needRelationship, nodeAnswer, relationshipAnswer } from './answers.js';
import { inOrder, type MemoryProject } from './MemoryProject.js';

/** What a change reads of a project in memory. */
export const memorySource = (project: MemoryProject): ElementSource => ({
  node: (id) => project.nodes.get(id),
  relationship: (id) => project.relationships.get(id),
  captions: () => project.captions(),
  relationshipsOf: ({ id }) => project.relationshipsOf(id),
  oldestBetween: (type, start, end) =>
    project
      .relationshipsOf(start.id)
      .find((one) => one.type === type && one.startNodeId === start.id && one.endNodeId === end.id)?.id,
  lastRevision: (of, id) => Math.max(0, ...project.revisionsOf(of, id).keys()),
  revisions: (of, id, version, present) =>
    inOrder(
      [...project.revisionsOf(of, id)]
        .filter(([at]) => at > version && at <= present)
        .map(([at, before]) => ({ seq: -at, before })),
    ).map(({ before }) => before),
  isPromised: (of, id) =>
    [...project.imports.values()].some(
      (one) => one.state === 'open' && (of === 'node' ? one.nodes : one.relationships).has(id),
    ),
  nextNumber: (of) => project.nextNumber(of),
  presentNode: (id) => nodeAnswer(project, needNode(project, id)),
  presentRelationship: (id) => relationshipAnswer(needRelationship(project, id)),
});
