import { Type } from 'typebox';

import { projectId } from '../ids.js';
import { Job } from '../jobs.js';
import { defineOperation } from '../operation.js';
import {
  CreateProjectInput,
  DeleteProjectInput,
  DuplicateProjectInput,
  Project,
  ProjectCopy,
  ProjectList,
  ProjectsQuery,
  RenameProjectInput,
  UpdateProjectInput,
} from '../projects.js';
import { ref } from '../schema.js';

const tag = 'projects';
const params = Type.Object({ projectId: projectId() });

export const projects = defineOperation({
  method: 'GET',
  url: '/neo4j/projects',
  operationId: 'projects',
  tag,
  summary: "List the person's projects",
  description:
    'Those that are worked with; with `which=all` also archived ones, and deleted ones that can be taken back.',
  querystring: ProjectsQuery,
  answer: ref(ProjectList),
});
export const project = defineOperation({
  method: 'GET',
  url: '/neo4j/projects/:projectId',
  operationId: 'project',
  tag,
  summary: 'Read a project',
  params,
  answer: ref(Project),
  problems: ['PROJECT_NOT_FOUND'],
});
export const createProject = defineOperation({
  method: 'POST',
  url: '/neo4j/projects',
  operationId: 'createProject',
  tag,
  summary: 'Make a project',
  body: ref(CreateProjectInput),
  answer: ref(Project),
  problems: ['QUOTA_PROJECTS'],
});
export const renameProject = defineOperation({
  method: 'POST',
  url: '/neo4j/projects/:projectId/rename',
  operationId: 'renameProject',
  tag,
  summary: 'Rename a project',
  params,
  body: ref(RenameProjectInput),
  answer: ref(Project),
  problems: ['PROJECT_NOT_FOUND'],
});
export const updateProject = defineOperation({
  method: 'PUT',
  url: '/neo4j/projects/:projectId',
  operationId: 'updateProject',
  tag,
  summary: 'Change the name or the description of a project',
  params,
  body: ref(UpdateProjectInput),
  answer: ref(Project),
  problems: ['PROJECT_NOT_FOUND', 'VERSION_CONFLICT'],
});
export const archiveProject = defineOperation({
  method: 'POST',
  url: '/neo4j/projects/:projectId/archive',
  operationId: 'archiveProject',
  tag,
  summary: 'Put a project away',
  description:
    'It can be read by its id, and nothing in it changes until `restoreProject`. Where it was the default one, the oldest other takes its place, or a new one.',
  params,
  answer: ref(Project),
  problems: ['PROJECT_NOT_FOUND'],
});
export const deleteProject = defineOperation({
  method: 'DELETE',
  url: '/neo4j/projects/:projectId',
  operationId: 'deleteProject',
  tag,
  summary: 'Delete a project',
  description:
    'Its name confirms it, or its id where it has no name. It is there no more, and can be taken back by `restoreProject` until `erasedAt`.',
  params,
  body: ref(DeleteProjectInput),
  answer: ref(Project),
  problems: ['PROJECT_NOT_FOUND', 'CONFIRMATION_WRONG'],
});
export const restoreProject = defineOperation({
  method: 'POST',
  url: '/neo4j/projects/:projectId/restore',
  operationId: 'restoreProject',
  tag,
  summary: 'Take back a project that was archived or deleted',
  params,
  answer: ref(Project),
  problems: ['PROJECT_NOT_FOUND', 'QUOTA_PROJECTS', 'QUOTA_ELEMENTS', 'JOB_STATE'],
});
export const duplicateProject = defineOperation({
  method: 'POST',
  url: '/neo4j/projects/:projectId/duplicate',
  operationId: 'duplicateProject',
  tag,
  summary: 'Make a new project with the graph of another',
  description:
    'Answers at once with the new project, which a job fills. Elements get new ids, the history begins anew.',
  params,
  body: ref(DuplicateProjectInput),
  answer: ref(ProjectCopy),
  problems: ['PROJECT_NOT_FOUND', 'QUOTA_PROJECTS', 'TOO_MANY_WAITING'],
});
export const downloadProject = defineOperation({
  method: 'GET',
  url: '/neo4j/projects/:projectId/file',
  operationId: 'downloadProject',
  tag,
  direct: true,
  summary: 'Download a whole project as one file',
  description:
    'A zip of plain files: name, description and graph with its positions. `uploadProject` makes a project of it.',
  params,
  answer: Type.String({ description: 'The file' }),
  produces: ['application/zip'],
  problems: ['PROJECT_NOT_FOUND'],
});
export const uploadProject = defineOperation({
  method: 'POST',
  url: '/neo4j/projects/file',
  operationId: 'uploadProject',
  tag,
  direct: true,
  summary: 'Make a new project of a file that `downloadProject` gave',
  description: 'multipart/form-data, one file. Answers at once; the bell tells the end. Elements get new ids.',
  uploads: true,
  answer: ref(Job),
  problems: ['FILE_INVALID', 'TOO_MANY_WAITING'],
});
