import { Type } from 'typebox';

import {
  SessionsEnded,
  SetUserPictureInput,
  Settings,
  SocketTicket,
  SocketTicketQuery,
  UpdateSettingsInput,
  UpdateUserInfoInput,
  UserCreated,
  UserInfo,
} from '../account.js';
import { DeviceInput, DeviceSeen } from '../notifications.js';
import { defineOperation, LARGE_BODY } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'account';

export const createUserIfNotExists = defineOperation({
  method: 'POST',
  url: '/neo4j/create-user-if-not-exists',
  operationId: 'createUserIfNotExists',
  tag,
  summary: 'Create the account of the person who asks, if missing',
  description: 'Idempotent. The first call also makes the default project.',
  answer: ref(UserCreated),
});
export const userInfo = defineOperation({
  method: 'GET',
  url: '/bigquery/user-info',
  operationId: 'userInfo',
  tag,
  summary: 'Read the profile',
  answer: ref(UserInfo),
});
export const updateUserInfo = defineOperation({
  method: 'PUT',
  url: '/bigquery/user-info',
  operationId: 'updateUserInfo',
  tag,
  summary: 'Update the profile',
  body: ref(UpdateUserInfoInput),
  answer: ref(UserInfo),
  problems: ['VERSION_CONFLICT'],
});
export const clearUserInfo = defineOperation({
  method: 'DELETE',
  url: '/bigquery/user-info',
  operationId: 'clearUserInfo',
  tag,
  summary: 'Clear the profile',
  description: 'What the person wrote goes; the account, its graph and what the identity provider says stay.',
  answer: ref(UserInfo),
});
export const userPicture = defineOperation({
  method: 'GET',
  url: '/bigquery/user-picture',
  operationId: 'userPicture',
  tag,
  direct: true,
  summary: 'Read the picture of the profile',
  description:
    'The picture that was uploaded, else the one at the address of the profile, fetched and drawn anew here as a square PNG, so that the browser asks no other machine.',
  answer: Type.String({ description: 'The picture' }),
  produces: ['image/png'],
  problems: ['PICTURE_NOT_FOUND'],
});
export const setUserPicture = defineOperation({
  method: 'PUT',
  url: '/bigquery/user-picture',
  operationId: 'setUserPicture',
  tag,
  direct: true,
  summary: 'Upload the picture of the profile',
  description:
    'Drawn anew here as a square PNG, so that nothing of the file but its colours is kept. It goes before the picture at the address of the profile.',
  body: ref(SetUserPictureInput),
  largestBody: LARGE_BODY,
  answer: ref(UserInfo),
  problems: ['FILE_INVALID', 'FILE_UNPACKS_TOO_LARGE', 'FILE_TAKES_TOO_LONG', 'TOO_MANY_WAITING'],
});
export const removeUserPicture = defineOperation({
  method: 'DELETE',
  url: '/bigquery/user-picture',
  operationId: 'removeUserPicture',
  tag,
  direct: true,
  summary: 'Remove the uploaded picture of the profile',
  description: 'The address of the profile stays.',
  answer: ref(UserInfo),
});
export const settings = defineOperation({
  method: 'GET',
  url: '/settings',
  operationId: 'settings',
  tag,
  summary: 'Read the settings',
  answer: ref(Settings),
});
export const updateSettings = defineOperation({
  method: 'PUT',
  url: '/settings',
  operationId: 'updateSettings',
  tag,
  summary: 'Change settings',
  body: ref(UpdateSettingsInput),
  answer: ref(Settings),
  problems: ['PROJECT_NOT_FOUND'],
});
export const signOutEverywhere = defineOperation({
  method: 'POST',
  url: '/identity/sign-out-everywhere',
  operationId: 'signOutEverywhere',
  tag,
  summary: 'End every session of the person who asks',
  description: 'Tokens of sign-ins before this moment are refused from now on.',
  answer: ref(SessionsEnded),
});
export const socketTicket = defineOperation({
  method: 'POST',
  url: '/identity/socket-ticket',
  operationId: 'socketTicket',
  tag,
  summary: 'Get a ticket for one connection of the live channel, or two',
  description:
    'Works once, within 30 seconds, as the parameter `token` of `/users-socket`, so that no token stands in an address.',
  querystring: SocketTicketQuery,
  answer: ref(SocketTicket),
  direct: true,
});
export const recordDevice = defineOperation({
  method: 'POST',
  url: '/identity/device',
  operationId: 'recordDevice',
  tag,
  summary: 'Say which browser the person signed in with',
  description: 'A browser that was not seen before, unless it is the first of all, is told to the person. Idempotent.',
  body: ref(DeviceInput),
  answer: ref(DeviceSeen),
});
