import { chosenCaptions, nameOf } from '../../../domain/styles/names.js';
import { type GraphReader } from '../../graph/ports/GraphReader.js';
import { type ProjectScope } from '../../graph/ports/scope.js';
import { type KnownNode } from './reading/KnownNode.js';
import { type ProjectWords } from './reading/projectReading.js';

/** Nodes that are fetched at once. */
const SLICE = 2000;
/** Nodes of a project whose names a text is compared with; of larger projects the first made. */
const MOST_NODES = 100_000;

/** What of a project a text is read by. */
export async function projectWords(
  store: Pick<GraphReader, 'exportNodes' | 'labels' | 'types' | 'styles'>,
  scope: ProjectScope,
  signal: AbortSignal,
): Promise<ProjectWords> {
  const nodes: KnownNode[] = [];
  const captions = chosenCaptions((await store.styles(scope)).items);
  for (let after: string | null = null, more = true; more && nodes.length < MOST_NODES; more = after !== null) {
    signal.throwIfAborted();
    const { items, next } = await store.exportNodes(scope, after, SLICE);
    for (const node of items)
      nodes.push({ nodeId: node.id, name: nameOf(node, captions), label: node.labels[0] ?? '' });
    after = next;
  }
  const [labels, types] = await Promise.all([store.labels(scope), store.types(scope)]);
  return { nodes, labels: labels.items, types: types.items };
}
