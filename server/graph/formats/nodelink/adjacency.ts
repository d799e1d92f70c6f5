import { type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { foreignRelationship } from '../json/foreignElements.js';
import { isObject, jsonPass } from '../json/jsonPass.js';
import { relationshipContent } from './contents.js';
import { idField, type NodeIndex } from './ends.js';

/** The relationships of a file of networkx that lists the neighbours of each node, in the order of the nodes. */
export async function* adjacent(
  file: SourceFile,
  nodes: NodeIndex,
  directed: boolean,
): AsyncGenerator<readonly Finding[]> {
  let at = -1;
  const seen = new Set<string>();
  const pass = jsonPass(file, {
    interest: (path) => (path === '' || path === 'adjacency' ? 'enter' : path === 'adjacency[]' ? 'take' : 'skip'),
    read(_path, value, row) {
      at += 1;
      const source = nodes.keyAt(at);
      return (Array.isArray(value) ? (value as readonly unknown[]) : []).flatMap((neighbour, turn) => {
        if (!isObject(neighbour)) return [];
        const field = idField(neighbour) ?? 'id';
        const target = nodes.keyOf(neighbour[field]);
        // Without directions each relationship is listed at both of its ends.
        const pair = JSON.stringify([
          [source, target].map(String).toSorted(),
          neighbour['key'] ?? (directed ? turn : ''),
        ]);
        if (!directed && seen.has(pair)) return [];
        if (!directed) seen.add(pair);
        const place = { file: file.name, row };
        const content = relationshipContent(neighbour, [field, field]);
        return foreignRelationship(place, { ...content, id: undefined, source, target, isUndirected: !directed });
      });
    },
  });
  yield* pass.findings();
}
