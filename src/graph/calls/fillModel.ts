import { type GraphElement, NO_CHANGE } from '../../../domain/elements/elements';
import { type GraphOverview } from '../elements';
import { type GraphModel, ReadIndex } from '../GraphModel';
import { HELD_MS, pause } from './readInParts';

/** So many elements are put in at a time: the page is held by each part for a frame or two. */
const AT_ONCE = 2500;

type Shown = Pick<GraphOverview, 'nodes' | 'relationships'>;

function* partsOf({ nodes, relationships }: Shown): Generator<Shown> {
  for (let from = 0; from < nodes.length; from += AT_ONCE)
    yield { nodes: nodes.slice(from, from + AT_ONCE), relationships: [] };
  for (let from = 0; from < relationships.length; from += AT_ONCE)
    yield { nodes: [], relationships: relationships.slice(from, from + AT_ONCE) };
}

/** An index of what was read, made some at a time, so that to show it takes the page less. */
export async function indexInParts(read: Shown): Promise<ReadIndex> {
  const index = new ReadIndex();
  let freeAt = performance.now() + HELD_MS;
  for (const part of partsOf(read)) {
    index.add(part);
    if (performance.now() < freeAt) continue;
    await pause();
    freeAt = performance.now() + HELD_MS;
  }
  return index;
}

/** The ids of those that were not read. */
function missingIn<T extends GraphElement>(read: readonly T[], shown: readonly T[]): T['id'][] {
  const ids = new Set<string>(read.map(({ id }) => id));
  return shown.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
}

/** Takes off the canvas what was not read again. */
function dropMissing(model: GraphModel, read: Shown): void {
  const deletedNodeIds = missingIn(read.nodes, model.nodes());
  const deletedRelationshipIds = missingIn(read.relationships, model.relationships());
  if (deletedNodeIds.length + deletedRelationshipIds.length > 0)
    model.apply({ ...NO_CHANGE, deletedNodeIds, deletedRelationshipIds });
}

/**
 * Shows what was read, and nothing else, like `GraphModel.replace`, but some at a time beside what is shown already. What is changed or
 * deleted meanwhile stays as it is then.
 */
export async function fillModel(model: GraphModel, read: GraphOverview, signal: AbortSignal): Promise<void> {
  dropMissing(model, read);
  const deleted = new Set<string>();
  const stop = model.subscribe((event) => {
    if (event.type !== 'delta') return;
    for (const id of [...event.delta.deletedNodeIds, ...event.delta.deletedRelationshipIds]) deleted.add(id);
  });
  const isCurrent = ({ id, version }: GraphElement) =>
    !deleted.has(id) &&
    !model.pending.has(id) &&
    version >= (model.node(id) ?? model.relationship(id) ?? { version }).version;
  try {
    for (const { nodes, relationships } of partsOf(read)) {
      await pause();
      if (signal.aborted) return;
      model.show({ nodes: nodes.filter(isCurrent), relationships: relationships.filter(isCurrent) });
    }
  } finally {
    stop();
  }
  await pause();
  if (!signal.aborted) model.noteFilled(read);
}
