import { Type } from 'typebox';

import { ApiToken, ApiTokenList, CheckedBearer, GeneratedApiToken, GenerateApiTokenInput } from '../apiTokens.js';
import { apiTokenId } from '../ids.js';
import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'account';

export const generateApiToken = defineOperation({
  method: 'POST',
  url: '/bigquery/generate-api-token',
  operationId: 'generateApiToken',
  tag,
  summary: 'Generate an API token',
  description: 'For programs, in place of a sign-in. The secret is answered here and never again. Takes a sign-in.',
  body: ref(GenerateApiTokenInput),
  answer: ref(GeneratedApiToken),
  problems: ['PROJECT_NOT_FOUND', 'QUOTA_TOKENS'],
});
export const checkApiToken = defineOperation({
  method: 'GET',
  url: '/bigquery/check-api-token',
  operationId: 'checkApiToken',
  tag,
  summary: 'Check the API token',
  description: 'Says what the bearer token of this very call is and may do.',
  answer: ref(CheckedBearer),
});
export const apiTokens = defineOperation({
  method: 'GET',
  url: '/bigquery/api-tokens',
  operationId: 'apiTokens',
  tag,
  summary: 'List API tokens, newest first',
  description: 'Also those that have ended. Takes a sign-in.',
  answer: ref(ApiTokenList),
});
export const revokeApiToken = defineOperation({
  method: 'DELETE',
  url: '/bigquery/api-tokens/:tokenId',
  operationId: 'revokeApiToken',
  tag,
  summary: 'Revoke an API token',
  description: 'It is refused from now on, and what it has open closes. Takes a sign-in.',
  params: Type.Object({ tokenId: apiTokenId() }),
  answer: ref(ApiToken),
  problems: ['API_TOKEN_NOT_FOUND'],
});
