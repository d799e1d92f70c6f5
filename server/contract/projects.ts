import { type Static, Type } from 'typebox';

import { Job } from './jobs.js';
import { projectId } from './ids.js';
import { DateTime, ref, words } from './schema.js';
import { ConfirmationSchema, ProjectDescriptionSchema, ProjectNameSchema } from './texts.js';

/** active: worked with; archived: put away, read only; deleted: gone but for being taken back, until it is erased. */
export const ProjectState = words(['active', 'archived', 'deleted'], { $id: 'ProjectState' });
export type ProjectState = Static<typeof ProjectState>;

export const Project = Type.Object(
  {
    id: projectId(),
    name: Type.String({
      description: 'Empty for the default project that was never renamed: the reader shows its own word for it',
    }),
    description: Type.String(),
    isDefault: Type.Boolean(),
    state: ref(ProjectState),
    version: Type.Integer({ description: 'Of name, description and state; changes of the graph do not count' }),
    nodesTotal: Type.Integer(),
    relationshipsTotal: Type.Integer(),
    conversationsTotal: Type.Optional(Type.Integer({ description: 'In the list of all projects alone' })),
    createdAt: DateTime('When it was made'),
    updatedAt: DateTime('When its graph last changed'),
    archivedAt: Type.Optional(DateTime('When it was put away')),
    deletedAt: Type.Optional(DateTime('When it was deleted')),
    erasedAt: Type.Optional(DateTime('When nothing of it will be left; until then it can be taken back')),
  },
  { $id: 'Project', description: 'A separate graph of one person' },
);
export type Project = Static<typeof Project>;

export const ProjectList = Type.Object(
  { items: Type.Array(ref(Project)), total: Type.Integer() },
  { $id: 'ProjectList' },
);
export type ProjectList = Static<typeof ProjectList>;

/** Which projects are listed: those that are worked with, or archived and deleted ones as well. */
export const ProjectsWanted = words(['active', 'all'], { $id: 'ProjectsWanted' });
export type ProjectsWanted = Static<typeof ProjectsWanted>;
export const ProjectsQuery = Type.Object(
  { which: Type.Optional(ref(ProjectsWanted)) },
  { additionalProperties: false },
);

export const CreateProjectInput = Type.Object(
  { name: ref(ProjectNameSchema), description: Type.Optional(ref(ProjectDescriptionSchema)) },
  { $id: 'CreateProjectInput', additionalProperties: false },
);
export type CreateProjectInput = Static<typeof CreateProjectInput>;
export const RenameProjectInput = Type.Object(
  { name: ref(ProjectNameSchema) },
  { $id: 'RenameProjectInput', additionalProperties: false },
);
export const UpdateProjectInput = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'The version that was changed' }),
    name: Type.Optional(ref(ProjectNameSchema)),
    description: Type.Optional(ref(ProjectDescriptionSchema)),
  },
  { $id: 'UpdateProjectInput', additionalProperties: false },
);
export type UpdateProjectInput = Static<typeof UpdateProjectInput>;
export const DeleteProjectInput = Type.Object(
  { confirmation: ref(ConfirmationSchema) },
  { $id: 'DeleteProjectInput', additionalProperties: false },
);
export const DuplicateProjectInput = Type.Object(
  { name: ref(ProjectNameSchema) },
  { $id: 'DuplicateProjectInput', additionalProperties: false },
);
export const ProjectCopy = Type.Object(
  { project: ref(Project), job: ref(Job) },
  { $id: 'ProjectCopy', description: 'A new project, and the job that fills it' },
);
export type ProjectCopy = Static<typeof ProjectCopy>;

/** Payload of the event `projects` of the channel topic `user:graph`: the list of projects is not what it was. */
export const ProjectsChanged = Type.Object({ projectId: projectId() }, { $id: 'ProjectsChanged' });
export type ProjectsChanged = Static<typeof ProjectsChanged>;
