import { type Static, Type } from 'typebox';

import { VIEW_LIMITS } from '../../domain/views/limits.js';
import { nodeId, projectId, savedViewId } from './ids.js';
import { CanvasView } from './images.js';
import { queryField } from './query.js';
import { DateTime, ref, words } from './schema.js';
import { Style, StyleKind } from './styles.js';
import { SavedViewNameSchema, StyledNameSchema } from './texts.js';

const closed = { additionalProperties: false };

/** Farthest that anything stands from the middle of a graph, in its units. */
const FARTHEST = 1e9;

export const ViewSight = words(['dim', 'hide'], {
  $id: 'ViewSight',
  description: 'What becomes of the nodes that the query does not find',
});

const coordinate = () => Type.Number({ minimum: -FARTHEST, maximum: FARTHEST });
const place = { nodeId: nodeId(), x: coordinate(), y: coordinate() };
export const ViewPlace = Type.Object(place, { $id: 'ViewPlace', description: 'Where a node stands in a view' });
export const ViewPlaceInput = Type.Object(place, { $id: 'ViewPlaceInput', ...closed });

const looks = { kind: ref(StyleKind), name: ref(StyledNameSchema), style: ref(Style) };
export const ViewStyle = Type.Object(looks, { $id: 'ViewStyle', description: 'How a label or type looks in a view' });
export const ViewStyleInput = Type.Object(looks, { $id: 'ViewStyleInput', ...closed });

export const CanvasViewOfSaved = Type.Object(CanvasView.properties, {
  $id: 'SavedCanvasViewInput',
  ...closed,
});

export const SavedView = Type.Object(
  {
    id: savedViewId(),
    projectId: projectId(),
    name: Type.String(),
    query: Type.Optional(
      queryField('The listing or the paths by which the canvas is looked at; without it all is shown'),
    ),
    sight: ref(ViewSight),
    canvas: Type.Optional(ref(CanvasView)),
    places: Type.Array(ref(ViewPlace), { description: 'Where nodes stood; others stand where the project has them' }),
    styles: Type.Optional(
      Type.Array(ref(ViewStyle), {
        description: 'How labels and types looked, the others as the product proposes; without them as in the project',
      }),
    ),
    version: Type.Integer(),
    createdAt: DateTime('When it was kept'),
    updatedAt: DateTime('When it was last changed'),
  },
  { $id: 'SavedView', description: 'A way of looking at a project that a person keeps under a name' },
);
export type SavedView = Static<typeof SavedView>;

export const SavedViewList = Type.Object(
  { items: Type.Array(ref(SavedView)), total: Type.Integer() },
  { $id: 'SavedViewList', description: 'By name' },
);

export const SaveViewInput = Type.Object(
  {
    name: ref(SavedViewNameSchema),
    query: Type.Optional(queryField('A listing or paths, as docs/query.md describes them')),
    sight: ref(ViewSight),
    canvas: Type.Optional(ref(CanvasViewOfSaved)),
    places: Type.Array(ref(ViewPlaceInput), { maxItems: VIEW_LIMITS.places }),
    styles: Type.Optional(Type.Array(ref(ViewStyleInput), { maxItems: VIEW_LIMITS.styles })),
  },
  { $id: 'SaveViewInput', ...closed },
);
export type SaveViewInput = Static<typeof SaveViewInput>;

export const RenameViewInput = Type.Object(
  { version: Type.Integer({ minimum: 1 }), name: ref(SavedViewNameSchema) },
  { $id: 'RenameViewInput', ...closed },
);

export const SavedViewDeleted = Type.Object({ id: savedViewId() }, { $id: 'SavedViewDeleted' });
