import { Type } from 'typebox';

import { projectId } from './ids.js';

/** What the frames of a map are sent as. */
export const MAP_MEDIA_TYPE = 'application/vnd.harta.map';

/** What each frame of a map begins with. */
export const GraphMapHead = Type.Object(
  {
    projectId: projectId(),
    version: Type.Integer({ description: 'Number of the last change that the map shows' }),
    nodesTotal: Type.Integer(),
    relationshipsTotal: Type.Integer(),
    isFirst: Type.Boolean({ description: 'A map begins here: what came before is of an earlier moment' }),
    labels: Type.Array(Type.String(), {
      description: 'Labels after those of the frames before; a node is of its first',
    }),
    types: Type.Array(Type.String(), { description: 'Types after those of the frames before' }),
    nodes: Type.Integer({ description: 'Nodes of this frame' }),
    relationships: Type.Integer({
      description: 'Relationships of this frame, each with both ends in it or in those before',
    }),
    nodePrefix: Type.String({ description: 'What the ids of its nodes begin with' }),
    relationshipPrefix: Type.String({ description: 'What the ids of its relationships begin with' }),
  },
  { $id: 'GraphMapHead', description: 'What each frame of a map begins with' },
);
