import { Type } from 'typebox';

import { apiTokenId, projectId } from '../ids.js';
import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';
import {
  CreatedViewToken,
  CreateViewTokenInput,
  ViewedNodesInput,
  ViewedProject,
  ViewedResult,
  ViewToken,
  ViewTokenList,
} from '../views.js';

const tag = 'projects';
const params = Type.Object({ projectId: projectId() });

export const createViewToken = defineOperation({
  method: 'POST',
  url: '/neo4j/projects/:projectId/view-tokens',
  operationId: 'createViewToken',
  tag,
  summary: 'Let sites show a project in a frame',
  description:
    'For `/web-view?view=<id>#<secret>`, which only pages of these origins can frame. Whoever has the secret can read the whole project. With a saved view that is what the frame opens with. It is answered here and never again. Takes a sign-in.',
  params,
  body: ref(CreateViewTokenInput),
  answer: ref(CreatedViewToken),
  problems: ['PROJECT_NOT_FOUND', 'SAVED_VIEW_NOT_FOUND', 'ORIGIN_INVALID', 'QUOTA_TOKENS'],
});
export const viewTokens = defineOperation({
  method: 'GET',
  url: '/neo4j/projects/:projectId/view-tokens',
  operationId: 'viewTokens',
  tag,
  summary: 'List the view tokens of a project, newest first',
  description: 'Also those that have ended. Takes a sign-in.',
  params,
  answer: ref(ViewTokenList),
  problems: ['PROJECT_NOT_FOUND'],
});
export const revokeViewToken = defineOperation({
  method: 'DELETE',
  url: '/neo4j/view-tokens/:tokenId',
  operationId: 'revokeViewToken',
  tag,
  summary: 'Revoke a view token',
  description: 'It is refused from now on, and no page can frame the view. Takes a sign-in.',
  params: Type.Object({ tokenId: apiTokenId() }),
  answer: ref(ViewToken),
  problems: ['VIEW_TOKEN_NOT_FOUND'],
});
export const viewedProject = defineOperation({
  method: 'GET',
  url: '/neo4j/viewed-project',
  operationId: 'viewedProject',
  tag,
  direct: true,
  summary: 'What the view token of this very call shows',
  description: 'Takes a view token, and nothing else.',
  answer: ref(ViewedProject),
  problems: ['PROJECT_NOT_FOUND', 'VIEW_TOKEN_NOT_FOUND'],
});
export const viewedNodes = defineOperation({
  method: 'POST',
  reads: true,
  url: '/neo4j/viewed-nodes',
  operationId: 'viewedNodes',
  tag,
  direct: true,
  summary: 'What the query of the saved view comes to that the view token of this very call shows',
  description: 'Takes a view token of a saved view with a query, and nothing else.',
  body: ref(ViewedNodesInput),
  answer: ref(ViewedResult),
  problems: ['PROJECT_NOT_FOUND', 'VIEW_TOKEN_NOT_FOUND', 'SAVED_VIEW_NOT_FOUND', 'QUERY_TOO_COSTLY'],
});
