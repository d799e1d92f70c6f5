import { type GraphModel } from '../../graph/GraphModel';
import { type LineEnds, type Surroundings } from '../core/emphasised';
import { type GraphArrays } from './GraphArrays';
import { linesAt } from './adjacency';
import { relationshipIndex } from './indexes';
import { type MapLayer } from './MapLayer';

const lineIn = ({ ids, relationshipIds, from, to }: GraphArrays, line: number): LineEnds => ({
  id: relationshipIds[line]!,
  startNodeId: ids[from[line]!]!,
  endNodeId: ids[to[line]!]!,
});

/** What is shown, with what the map alone knows. */
export class WholeGraph implements Surroundings {
  constructor(
    private readonly model: Pick<GraphModel, 'node' | 'relationship' | 'relationshipsOf'>,
    private readonly map: Pick<MapLayer, 'arrays' | 'has'>,
  ) {}

  node(id: string): { readonly id: string } | undefined {
    return this.model.node(id) ?? (this.map.has(id) ? { id } : undefined);
  }

  relationship(id: string): LineEnds | undefined {
    const { arrays } = this.map;
    const held = this.model.relationship(id);
    if (held !== undefined || arrays === undefined) return held;
    const line = relationshipIndex(arrays, id);
    return line === undefined ? undefined : lineIn(arrays, line);
  }

  *relationshipsOf(id: string): Iterable<LineEnds> {
    yield* this.model.relationshipsOf(id);
    const { arrays } = this.map;
    if (arrays === undefined) return;
    for (const line of linesAt(arrays, id))
      if (this.model.relationship(arrays.relationshipIds[line]!) === undefined) yield lineIn(arrays, line);
  }
}
