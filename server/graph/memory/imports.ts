import { type ChangeSummary, SUMMARY_LIMITS } from '../../contract/changeSummary.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { checkImported, importedNode, importedRelationship } from '../changing/importedElement.js';
import { NO_FIELDS } from '../changing/summary/summarisedElement.js';
import { says } from '../../../domain/changes/delta.js';
import { type UpdateEdit } from '../../../domain/changes/edit.js';
import { nameOf } from '../../../domain/styles/names.js';
import { styleKey } from '../../../domain/styles/style.js';
import { type ImportBatch } from '../ports/ImportSink.js';
import { labelCounts, typeCounts } from './answers.js';
import { inOrder, type MemoryBatch, type MemoryProject } from './MemoryProject.js';

/** The import of this id, which is being written. Throws `IMPORT_NOT_FOUND`, `IMPORT_STATE`. */
export function openImport(project: MemoryProject, importId: string): MemoryBatch {
  const batch = project.imports.get(importId);
  if (batch === undefined) throw new ProblemError('IMPORT_NOT_FOUND');
  if (batch.state !== 'open') throw new ProblemError('IMPORT_STATE');
  return batch;
}

/** Opens a hidden batch. Throws `IMPORT_STATE` for one that is known. */
export function beginImport(project: MemoryProject, importId: string): void {
  if (project.imports.has(importId)) throw new ProblemError('IMPORT_STATE');
  const batch = (project.lastBatch += 1);
  project.imports.set(importId, {
    batch,
    state: 'open',
    nodes: new Map(),
    relationships: new Map(),
    styles: new Map(),
    updates: new Map(),
  });
}

/** Drops a batch that was not published. Throws `IMPORT_STATE` for one that was. */
export function abortImport(project: MemoryProject, importId: string): void {
  if (project.imports.has(importId)) openImport(project, importId);
  project.imports.delete(importId);
}

function refuseTaken(ids: readonly string[], isTaken: (id: string) => boolean): void {
  const taken = ids.find((id, index) => isTaken(id) || ids.indexOf(id) < index);
  if (taken === undefined) return;
  throw new ProblemError('ID_TAKEN', { detail: `The id ${taken} is taken`, present: { id: taken } });
}

/** Adds elements, all or none. Throws `ID_TAKEN`, `NODE_NOT_FOUND`, `VALIDATION_FAILED`. */
export function appendImport(
  project: MemoryProject,
  importId: string,
  { nodes, relationships, styles = [], updates = [] }: ImportBatch,
): void {
  const batch = openImport(project, importId);
  refuseTaken(
    nodes.map(({ id }) => id),
    (id) => project.nodes.has(id) || batch.nodes.has(id),
  );
  refuseTaken(
    relationships.map(({ id }) => id),
    (id) => project.relationships.has(id) || batch.relationships.has(id),
  );
  nodes.forEach((node, index) => checkImported(node, `nodes/${index}`));
  const brought = new Set<string>(nodes.map(({ id }) => id));
  const isThere = (id: string) => project.nodes.has(id) || batch.nodes.has(id) || brought.has(id);
  relationships.forEach((relationship, index) => {
    checkImported(relationship, `relationships/${index}`);
    const missing = (['startNodeId', 'endNodeId'] as const).find((end) => !isThere(relationship[end]));
    if (missing === undefined) return;
    const path = `relationships/${index}/${missing}`;
    throw new ProblemError('NODE_NOT_FOUND', { errors: [{ path, message: 'no such node' }] });
  });
  const at = new Date().toISOString();
  for (const node of structuredClone(nodes)) {
    const stored = importedNode(node, { at, seq: project.nextNumber('node'), batch: batch.batch });
    batch.nodes.set(stored.id, stored);
    if (node.position !== undefined) project.place(stored, node.position);
  }
  for (const relationship of structuredClone(relationships)) {
    const numbers = { at, seq: project.nextNumber('relationship'), batch: batch.batch };
    batch.relationships.set(relationship.id, importedRelationship(relationship, numbers));
  }
  for (const style of structuredClone(styles)) batch.styles.set(styleKey(style), style);
  for (const edit of structuredClone(updates)) batch.updates.set(`${edit.of} ${edit.id}`, edit);
}

/** What an import changes of what is there, each still as it was read. Throws `VERSION_CONFLICT`. */
export function updatesOf(project: MemoryProject, { updates }: MemoryBatch): readonly UpdateEdit[] {
  for (const { of, id, from } of updates.values()) {
    const present = of === 'node' ? project.nodes.get(id) : project.relationships.get(id);
    if (present !== undefined && says(present, from)) continue;
    throw new ProblemError('VERSION_CONFLICT', { detail: `The ${of} ${id} was changed while it was imported` });
  }
  return [...updates.values()];
}

/** The summary of an import that is visible: its first nodes, and how many of each label and type it brought. */
export function summaryOfImport(project: MemoryProject, batch: number): ChangeSummary {
  const nodes = inOrder([...project.nodes.values()].filter((node) => node.batch === batch));
  const relationships = [...project.relationships.values()].filter((one) => one.batch === batch);
  const captions = project.captions();
  const elements = nodes.slice(0, SUMMARY_LIMITS.elements).map((node) => {
    const { id, labels } = node;
    const named = { id, caption: nameOf(node, captions), labels: [...labels], ...NO_FIELDS };
    return { operation: 'create' as const, kind: 'node' as const, ...named };
  });
  const counts = [
    ...labelCounts(nodes).map(({ label, total }) => ({ kind: 'node' as const, name: label, total })),
    ...typeCounts(relationships).map(({ type, total }) => ({ kind: 'relationship' as const, name: type, total })),
  ];
  const byName = counts
    .sort((one, other) => other.total - one.total)
    .slice(0, SUMMARY_LIMITS.counts)
    .map((count) => ({ operation: 'create' as const, ...count }));
  return { elements, byName };
}
