import { Type } from 'typebox';

import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';
import { SignInEnded, SignInIdSchema, SignInList } from '../signIns.js';

const tag = 'account';

export const signIns = defineOperation({
  method: 'GET',
  url: '/identity/sign-ins',
  operationId: 'signIns',
  tag,
  summary: 'List the browsers in which the person is signed in',
  description: 'The one that asks comes first. Takes a sign-in.',
  answer: ref(SignInList),
});
export const endSignIn = defineOperation({
  method: 'DELETE',
  url: '/identity/sign-ins/:signInId',
  operationId: 'endSignIn',
  tag,
  summary: 'Sign out in one browser',
  description: 'Its tokens are refused from now on, and what it has open closes. Takes a sign-in.',
  params: Type.Object({ signInId: ref(SignInIdSchema) }),
  answer: ref(SignInEnded),
  problems: ['SIGN_IN_NOT_FOUND'],
});
