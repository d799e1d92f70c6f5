import { ProblemError } from '../../contract/ProblemError.js';
import { type CreateNodeInput, type UpdateNodeInput } from '../../contract/edits.js';
import { type Provenance } from '../../contract/elements.js';
import { type ChangeOrigin } from '../ports/scope.js';
import { difference, sameLabels } from '../../../domain/changes/delta.js';
import { type StoredNode } from '../../../domain/changes/edit.js';
import { mergeEdit } from '../../../domain/changes/merge.js';
import { checkKinds, checkLabels, checkProperties, checkUpdate, Faults, tellingKinds } from '../properties.js';
import { type EditContext } from './Workspace.js';
import { baseOf, withoutRowNumbers } from './versions.js';

/** Where an element came from: as said, else what brought the change, unless that was a hand. */
export function provenanceOf(said: Provenance | undefined, origin: ChangeOrigin): { provenance?: Provenance } {
  if (said !== undefined) return { provenance: said };
  if (origin.source === 'hand') return {};
  const { source, reference } = origin;
  return { provenance: reference === undefined ? { source } : { source, reference } };
}

type Creation = Omit<CreateNodeInput, 'projectId'>;

function contentOf(input: Creation, path: string) {
  const faults = new Faults(path);
  const { labels, properties = {}, propertyKinds = {} } = input;
  checkLabels(labels, 'labels', faults);
  if (Array.isArray(labels) && labels.length === 0) faults.add('labels', 'must hold at least one label');
  checkProperties(properties, 'properties', faults);
  checkKinds(propertyKinds, properties, 'propertyKinds', faults);
  faults.throwIfAny();
  return { labels: [...new Set(labels)], properties, propertyKinds: tellingKinds(properties, propertyKinds) };
}

/**
 * Makes a node. With an id of the caller's the same again is no change and answers what is there. Throws
 * `VALIDATION_FAILED`, `ID_TAKEN`.
 */
export function createNode(context: EditContext, input: Creation, path = 'body'): string {
  const { workspace, origin, at } = context;
  const content = contentOf(input, path);
  const id: string = input.id ?? context.nextId();
  if (input.id !== undefined) {
    const known = workspace.node(id);
    if (known !== undefined && difference(known, content) === undefined) return id;
    if (known !== undefined || workspace.nodeBefore(id) !== undefined || workspace.source.isPromised('node', id)) {
      throw new ProblemError('ID_TAKEN', { errors: [{ path: `${path}/id`, message: 'another node has this id' }] });
    }
  }
  const node: StoredNode = {
    ...content,
    id,
    seq: workspace.source.nextNumber('node'),
    batch: 0,
    version: input.id === undefined ? 1 : workspace.source.lastRevision('node', id) + 1,
    createdAt: at,
    updatedAt: at,
    ...provenanceOf(input.provenance, origin),
  };
  workspace.addNode(node);
  if (input.position !== undefined) context.positions.set(id, input.position);
  return id;
}

type NodeUpdate = Omit<UpdateNodeInput, 'projectId' | 'version'> & { version?: number };

/** Changes a node; returns its id. Throws `VALIDATION_FAILED`, `NODE_NOT_FOUND`, `VERSION_CONFLICT`. */
export function updateNode({ workspace }: EditContext, input: NodeUpdate, path = 'body'): string {
  checkUpdate(input, path);
  const present = workspace.requireNode(input.nodeId, `${path}/nodeId`);
  const base = baseOf(workspace.source, workspace.nodeBefore(present.id), present, input.version);
  const merge = base === undefined ? undefined : mergeEdit(base, present, input);
  if (merge?.ok === true) {
    workspace.putNode(merge.content);
    return present.id;
  }
  if (merge?.fields[0] === 'labels' && sameLabels(base?.labels, present.labels))
    throw ProblemError.field(`${path}/removeLabels`, 'a node must keep at least one label');
  throw new ProblemError('VERSION_CONFLICT', {
    ...(merge === undefined
      ? {}
      : { errors: merge.fields.map((field) => ({ path: `${path}/${field}`, message: 'changed meanwhile' })) }),
    present: workspace.source.presentNode(present.id),
    ...(base === undefined ? {} : { before: withoutRowNumbers(base) }),
  });
}
