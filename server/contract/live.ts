import { type Static, Type } from 'typebox';

import { GraphNode, GraphRelationship, LabelCount, TypeCount } from './elements.js';
import { nodeId, projectId, relationshipId } from './ids.js';
import { ImportJob } from './imports.js';
import { ref } from './schema.js';

/** An element that changed, and the version that it has now. */
export const ChangedNode = Type.Object({ id: nodeId(), version: Type.Integer() }, { $id: 'ChangedNode' });
export const ChangedRelationship = Type.Object(
  { id: relationshipId(), version: Type.Integer() },
  { $id: 'ChangedRelationship' },
);

export const ProjectCounts = Type.Object(
  {
    nodesTotal: Type.Integer(),
    relationshipsTotal: Type.Integer(),
    labels: Type.Array(ref(LabelCount)),
    types: Type.Array(ref(TypeCount)),
  },
  { $id: 'ProjectCounts', description: 'How much a project holds, and how much of each label and type' },
);
export type ProjectCounts = Static<typeof ProjectCounts>;

export const ChangeContent = Type.Object(
  {
    nodes: Type.Array(ref(GraphNode)),
    relationships: Type.Array(ref(GraphRelationship)),
    canUndo: Type.Boolean(),
    canRedo: Type.Boolean(),
    counts: Type.Optional(ref(ProjectCounts)),
  },
  {
    $id: 'ChangeContent',
    description:
      'The elements that a change lists, as the change left them, and how the project then stood; without `counts` when it has very many labels and types',
  },
);
export type ChangeContent = Static<typeof ChangeContent>;

/** Payload of the event `changed` of the channel topic `user:graph`. */
export const GraphChanged = Type.Object(
  {
    projectId: projectId(),
    head: Type.Integer({ description: 'Number of the change after which the project stands so' }),
    complete: Type.Boolean({ description: 'False when the change was too large to list: read the overview again' }),
    nodes: Type.Array(ref(ChangedNode)),
    relationships: Type.Array(ref(ChangedRelationship)),
    deletedNodeIds: Type.Array(nodeId()),
    deletedRelationshipIds: Type.Array(relationshipId()),
    content: Type.Optional(ref(ChangeContent)),
    restyled: Type.Optional(
      Type.Boolean({ description: 'Whether labels or types look otherwise: read the styles again' }),
    ),
  },
  {
    $id: 'GraphChanged',
    description:
      'A change to a project, as another window is told; without `content` when that is large: read what is needed',
  },
);
export type GraphChanged = Static<typeof GraphChanged>;

/** Payload of the event `changed` of `user:graph` for who looks at a view in a frame. */
export const ViewChanged = Type.Object(
  { projectId: projectId(), head: Type.Integer() },
  { $id: 'ViewChanged', description: 'The project of a view has changed: read what is shown of it again' },
);
export type ViewChanged = Static<typeof ViewChanged>;

/** What a join of a topic is answered. */
export const TopicJoined = Type.Object(
  {
    quietMs: Type.Optional(
      Type.Integer({
        description:
          'For so many milliseconds nothing was told of the topic, as far as is known, at most 60000: what was read within them is not to be read anew. Not said to an API token',
      }),
    ),
  },
  { $id: 'TopicJoined' },
);
export type TopicJoined = Static<typeof TopicJoined>;

/** Payload of the event `import` of `user:graph`: an import goes on, or has come to a state in which it rests. */
export const ImportMoved = Type.Object({ job: ref(ImportJob) }, { $id: 'ImportMoved' });
export type ImportMoved = Static<typeof ImportMoved>;

/** Payload of the event `notification` of the channel topic `user:notifications`: the notification as JSON text. */
export const NotificationPushed = Type.Object({ notification: Type.String() }, { $id: 'NotificationPushed' });
/** Payload of the event `changed` of `user:notifications`: some were read, deleted or restored. */
export const NotificationsChanged = Type.Object({ unreadTotal: Type.Integer() }, { $id: 'NotificationsChanged' });
export type NotificationPushed = Static<typeof NotificationPushed>;
export type NotificationsChanged = Static<typeof NotificationsChanged>;
