import { type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';
import { type ImportedNode, type ImportedRelationship } from '../ports/ImportSink.js';
import { checkKinds, checkLabel, checkLabels, checkProperties, Faults, tellingKinds } from '../properties.js';

/** A point in time as we write it; what is none becomes the time of the import. */
function timeOf(said: string | undefined, at: string): string {
  const time = said === undefined ? Number.NaN : Date.parse(said);
  return Number.isNaN(time) ? at : new Date(time).toISOString();
}

const stampsOf = (element: ImportedNode | ImportedRelationship, at: string) => ({
  version: element.version ?? 1,
  createdAt: timeOf(element.createdAt, at),
  updatedAt: timeOf(element.updatedAt, at),
  ...(element.provenance === undefined ? {} : { provenance: element.provenance }),
});

/** Refuses an element that cannot be kept. Throws `VALIDATION_FAILED`. */
export function checkImported(element: ImportedNode | ImportedRelationship, path: string): void {
  const faults = new Faults(path);
  if ('labels' in element) {
    checkLabels(element.labels, 'labels', faults);
    if (element.labels.length === 0) faults.add('labels', 'must hold at least one label');
  } else checkLabel(element.type, 'type', faults);
  checkProperties(element.properties, 'properties', faults);
  checkKinds(element.propertyKinds, element.properties, 'propertyKinds', faults);
  faults.throwIfAny();
}

/** What an engine gives to an element that it takes in. */
interface Numbers {
  readonly at: string;
  readonly seq: number;
  readonly batch: number;
}

/** A node of a file as it is stored. */
export const importedNode = (node: ImportedNode, { at, seq, batch }: Numbers): StoredNode => ({
  ...stampsOf(node, at),
  id: node.id,
  seq,
  batch,
  labels: [...new Set(node.labels)],
  properties: node.properties,
  propertyKinds: tellingKinds(node.properties, node.propertyKinds),
});

/** A relationship of a file as it is stored. */
export function importedRelationship(
  relationship: ImportedRelationship,
  { at, seq, batch }: Numbers,
): StoredRelationship {
  const { id, type, startNodeId, endNodeId, properties } = relationship;
  const propertyKinds = tellingKinds(properties, relationship.propertyKinds);
  return { ...stampsOf(relationship, at), type, startNodeId, endNodeId, properties, propertyKinds, id, seq, batch };
}
