import { type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';
import { type Provenance } from '../../contract/elements.js';
import { type ImportedNode, type ImportedRelationship } from '../ports/ImportSink.js';
import { checkKinds, checkLabel, checkLabels, checkProperties, Faults, tellingKinds } from '../properties.js';

/** A point in time as we write it; what is none becomes the time of the import. */
function timeOf(said: string | undefined, at: string): string {
  const time = said === undefined ? Number.NaN : Date.parse(said);
  return Number.isNaN(time) ? at : new Date(time).toISOString();
}

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

const withProvenance = <T extends object>(stored: T, provenance: Provenance | undefined): T =>
  provenance === undefined ? stored : Object.assign(stored, { provenance });

/** What an engine gives to an element that it takes in. */
interface Numbers {
  readonly at: string;
  readonly seq: number;
  readonly batch: number;
}

/**
 * A node of a file as it is stored. Written out, field by field: objects put together of others (`...`) get a hidden class each, and
 * making those took a tenth of the time of a long import.
 */
export function importedNode(node: ImportedNode, { at, seq, batch }: Numbers): StoredNode {
  const stored: StoredNode = {
    id: node.id,
    seq,
    batch,
    version: node.version ?? 1,
    createdAt: timeOf(node.createdAt, at),
    updatedAt: timeOf(node.updatedAt, at),
    labels: [...new Set(node.labels)],
    properties: node.properties,
    propertyKinds: tellingKinds(node.properties, node.propertyKinds),
  };
  return withProvenance(stored, node.provenance);
}

/** A relationship of a file as it is stored; written out for the same reason. */
export function importedRelationship(
  relationship: ImportedRelationship,
  { at, seq, batch }: Numbers,
): StoredRelationship {
  const stored: StoredRelationship = {
    id: relationship.id,
    seq,
    batch,
    version: relationship.version ?? 1,
    createdAt: timeOf(relationship.createdAt, at),
    updatedAt: timeOf(relationship.updatedAt, at),
    type: relationship.type,
    startNodeId: relationship.startNodeId,
    endNodeId: relationship.endNodeId,
    properties: relationship.properties,
    propertyKinds: tellingKinds(relationship.properties, relationship.propertyKinds),
  };
  return withProvenance(stored, relationship.provenance);
}
