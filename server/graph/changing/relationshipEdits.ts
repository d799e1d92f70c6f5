import { ProblemError } from '../../contract/ProblemError.js';
import {
  type CreateRelationshipInput,
  type SetRelationshipInput,
  type UpdateRelationshipInput,
} from '../../contract/edits.js';
import { difference } from '../../../domain/changes/delta.js';
import { type StoredRelationship } from '../../../domain/changes/edit.js';
import { mergeEdit } from '../../../domain/changes/merge.js';
import { checkKinds, checkLabel, checkProperties, checkUpdate, Faults, tellingKinds } from '../properties.js';
import { type EditContext } from './Workspace.js';
import { provenanceOf } from './nodeEdits.js';
import { baseOf, withoutRowNumbers } from './versions.js';

type Creation = Omit<CreateRelationshipInput, 'projectId'>;

function contentOf({ type, startNodeId, endNodeId, properties = {}, propertyKinds = {} }: Creation, path: string) {
  const faults = new Faults(path);
  checkLabel(type, 'type', faults);
  checkProperties(properties, 'properties', faults);
  checkKinds(propertyKinds, properties, 'propertyKinds', faults);
  faults.throwIfAny();
  return { type, startNodeId, endNodeId, properties, propertyKinds: tellingKinds(properties, propertyKinds) };
}

/**
 * Makes a relationship; returns its id. With an id of the caller's the same again is no change. Throws `VALIDATION_FAILED`,
 * `NODE_NOT_FOUND`, `ID_TAKEN`.
 */
export function createRelationship(context: EditContext, input: Creation, path = 'body'): string {
  const { workspace, origin, at } = context;
  const content = contentOf(input, path);
  const id: string = input.id ?? context.nextId();
  if (input.id !== undefined) {
    const known = workspace.relationship(id);
    if (known !== undefined && difference(known, content) === undefined) return id;
    if (
      known !== undefined ||
      workspace.relationshipBefore(id) !== undefined ||
      workspace.source.isPromised('relationship', id)
    ) {
      throw new ProblemError('ID_TAKEN', {
        errors: [{ path: `${path}/id`, message: 'another relationship has this id' }],
      });
    }
  }
  workspace.requireNode(content.startNodeId, `${path}/startNodeId`);
  workspace.requireNode(content.endNodeId, `${path}/endNodeId`);
  const relationship: StoredRelationship = {
    ...content,
    id,
    seq: workspace.source.nextNumber('relationship'),
    batch: 0,
    version: input.id === undefined ? 1 : workspace.source.lastRevision('relationship', id) + 1,
    createdAt: at,
    updatedAt: at,
    ...provenanceOf(input.provenance, origin),
  };
  workspace.addRelationship(relationship);
  return id;
}

type RelationshipUpdate = Omit<UpdateRelationshipInput, 'projectId' | 'version'> & { version?: number };

/** Changes a relationship; returns its id. Throws as {@link createRelationship}, and `VERSION_CONFLICT`. */
export function updateRelationship({ workspace }: EditContext, input: RelationshipUpdate, path = 'body'): string {
  checkUpdate(input, path);
  const present = workspace.requireRelationship(input.relationshipId, `${path}/relationshipId`);
  if (input.startNodeId !== undefined) workspace.requireNode(input.startNodeId, `${path}/startNodeId`);
  if (input.endNodeId !== undefined) workspace.requireNode(input.endNodeId, `${path}/endNodeId`);
  const base = baseOf(workspace.source, workspace.relationshipBefore(present.id), present, input.version);
  const merge = base === undefined ? undefined : mergeEdit(base, present, input);
  if (merge?.ok === true) {
    workspace.putRelationship(merge.content);
    return present.id;
  }
  throw new ProblemError('VERSION_CONFLICT', {
    ...(merge === undefined
      ? {}
      : { errors: merge.fields.map((field) => ({ path: `${path}/${field}`, message: 'changed meanwhile' })) }),
    present: workspace.source.presentRelationship(present.id),
    ...(base === undefined ? {} : { before: withoutRowNumbers(base) }),
  });
}

/**
 * Makes the one relationship of a type between two nodes, or updates the oldest that is there; returns its id. The same
 * again is no change. Throws `VALIDATION_FAILED`, `NODE_NOT_FOUND`.
 */
export function setRelationship(context: EditContext, input: Omit<SetRelationshipInput, 'projectId'>): string {
  const { workspace } = context;
  const { type, startNodeId, endNodeId, ...update } = input;
  checkUpdate({ ...update, type }, 'body');
  const start = workspace.requireNode(startNodeId, 'body/startNodeId');
  const end = workspace.requireNode(endNodeId, 'body/endNodeId');
  const known = workspace.source.oldestBetween(type, start, end);
  if (known === undefined) {
    const { setProperties: properties = {}, propertyKinds = {} } = update;
    return createRelationship(context, { type, startNodeId, endNodeId, properties, propertyKinds });
  }
  const present = workspace.requireRelationship(known, 'body/type');
  return updateRelationship(context, {
    ...update,
    relationshipId: present.id as UpdateRelationshipInput['relationshipId'],
    version: present.version,
  });
}
