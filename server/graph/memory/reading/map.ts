import { nameOf } from '../../../../domain/styles/names.js';
import { mapPart, nodesWanted } from '../../map/mapPart.js';
import { type MapPart, type MapWanted } from '../../ports/GraphReader.js';
import { labelCounts, typeCounts } from '../answers.js';
import { type MemoryProject } from '../MemoryProject.js';

/** A part of the map of a project. */
export function readMapPart(project: MemoryProject, wanted: MapWanted): MapPart {
  const captions = project.captions();
  const seqOf = (id: string): number => project.nodes.get(id)?.seq ?? 0;
  const nodes = [...project.nodes.values()]
    .map((node) => ({
      seq: node.seq,
      id: node.id,
      degree: project.degree(node.id),
      label: node.labels[0],
      caption: nameOf(node, captions),
      place: project.position(node),
    }))
    .sort((one, other) => other.degree - one.degree || other.seq - one.seq)
    .slice(0, nodesWanted(wanted) ?? undefined);
  return mapPart(
    {
      project: {
        projectId: project.id,
        version: project.head,
        nodesTotal: project.nodes.size,
        relationshipsTotal: project.relationships.size,
      },
      labels: labelCounts(project.nodes.values()).map(({ label }) => label),
      types: typeCounts(project.relationships.values()).map(({ type }) => type),
      nodes,
      relationships: [...project.relationships.values()].map(({ id, type, startNodeId, endNodeId }) => ({
        id,
        type,
        start: seqOf(startNodeId),
        end: seqOf(endNodeId),
      })),
    },
    wanted,
  );
}
