import { type ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** Mutations that may be sent again when no answer came: done twice they are done once. */
const IDEMPOTENT = new Set([
  'ClearUserInfo',
  'CreateUserIfNotExists',
  'MarkAllNotificationsAsRead',
  'MarkNotificationAsRead',
  'RenameProject',
  'SavePositions',
  'SetRelationshipBetweenNodes',
  'SignOutEverywhere',
  'UpdateSettings',
]);

/** Whether an operation may be repeated: every query, the mutations above, and what says `context.idempotent` (a create with an id of its own). */
export const isRepeatable = (operation: ApolloLink.Operation): boolean =>
  operation.operationType === OperationTypeNode.QUERY ||
  IDEMPOTENT.has(operation.operationName ?? '') ||
  operation.getContext()['idempotent'] === true;
