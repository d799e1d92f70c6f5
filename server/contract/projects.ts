import { type Static, Type } from 'typebox';

import { projectId } from './ids.js';
import { DateTime, ref } from './schema.js';
import { ProjectNameSchema } from './texts.js';

export const Project = Type.Object(
  {
    id: projectId(),
    name: Type.String({
      description: 'Empty for the default project that was never renamed: the reader shows its own word for it',
    }),
    isDefault: Type.Boolean(),
    nodesTotal: Type.Integer(),
    relationshipsTotal: Type.Integer(),
    createdAt: DateTime('When it was made'),
    updatedAt: DateTime('When its graph last changed'),
  },
  { $id: 'Project', description: 'A separate graph of one person' },
);
export type Project = Static<typeof Project>;

export const ProjectList = Type.Object(
  { items: Type.Array(ref(Project)), total: Type.Integer() },
  { $id: 'ProjectList' },
);
export type ProjectList = Static<typeof ProjectList>;

export const CreateProjectInput = Type.Object(
  { name: ref(ProjectNameSchema) },
  { $id: 'CreateProjectInput', additionalProperties: false },
);
export const RenameProjectInput = Type.Object(
  { name: ref(ProjectNameSchema) },
  { $id: 'RenameProjectInput', additionalProperties: false },
);
