import { Type } from 'typebox';

import { projectId, savedViewId } from '../ids.js';
import { defineOperation, TEXT_BODY } from '../operation.js';
import { RenameViewInput, SavedView, SavedViewDeleted, SavedViewList, SaveViewInput } from '../savedViews.js';
import { ref } from '../schema.js';

const tag = 'projects';
const ofProject = Type.Object({ projectId: projectId() });
const ofView = Type.Object({ projectId: projectId(), savedViewId: savedViewId() });

export const savedViews = defineOperation({
  method: 'GET',
  url: '/neo4j/projects/:projectId/saved-views',
  operationId: 'savedViews',
  tag,
  summary: 'List the views of a project that the person keeps, by name',
  params: ofProject,
  answer: ref(SavedViewList),
  problems: ['PROJECT_NOT_FOUND'],
});
export const saveView = defineOperation({
  method: 'POST',
  url: '/neo4j/projects/:projectId/saved-views',
  operationId: 'saveView',
  tag,
  summary: 'Keep a way of looking at a project',
  description: 'A query, what is hidden, what is seen and where nodes stand, under a name.',
  params: ofProject,
  body: ref(SaveViewInput),
  largestBody: TEXT_BODY,
  answer: ref(SavedView),
  problems: ['PROJECT_NOT_FOUND', 'QUERY_INVALID', 'QUOTA_VIEWS'],
});
export const renameView = defineOperation({
  method: 'PUT',
  url: '/neo4j/projects/:projectId/saved-views/:savedViewId',
  operationId: 'renameView',
  tag,
  summary: 'Rename a saved view',
  params: ofView,
  body: ref(RenameViewInput),
  answer: ref(SavedView),
  problems: ['PROJECT_NOT_FOUND', 'SAVED_VIEW_NOT_FOUND', 'VERSION_CONFLICT'],
});
export const deleteView = defineOperation({
  method: 'DELETE',
  url: '/neo4j/projects/:projectId/saved-views/:savedViewId',
  operationId: 'deleteView',
  tag,
  summary: 'Delete a saved view',
  description: 'What shows it in frames of other sites is revoked.',
  params: ofView,
  answer: ref(SavedViewDeleted),
  problems: ['PROJECT_NOT_FOUND', 'SAVED_VIEW_NOT_FOUND'],
});
