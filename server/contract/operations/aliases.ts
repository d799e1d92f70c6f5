import { Type } from 'typebox';

import { AliasList, ForgetAliasInput } from '../aliases.js';
import { ProjectQuery } from '../ids.js';
import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'chat';

export const aliases = defineOperation({
  method: 'GET',
  url: '/neo4j/aliases',
  operationId: 'aliases',
  tag,
  summary: 'List what words mean in a project, latest first',
  description:
    'When the assistant is not sure what a word means it asks; what the person answers is kept here, and used from then on.',
  querystring: Type.Object(ProjectQuery, { additionalProperties: false }),
  answer: ref(AliasList),
  problems: ['PROJECT_NOT_FOUND'],
});
export const forgetAlias = defineOperation({
  method: 'POST',
  url: '/neo4j/forget-alias',
  operationId: 'forgetAlias',
  tag,
  summary: 'Forget what words mean in a project',
  description: 'The assistant asks again when it next meets them. Answers those that are left.',
  body: ref(ForgetAliasInput),
  answer: ref(AliasList),
  problems: ['PROJECT_NOT_FOUND'],
});
