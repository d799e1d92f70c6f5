// @ts-check
import { getOperationAST, getVariableValues } from 'graphql';

const MOST = 50;

/** Whether an execution ended before it began, over its variables. @param {readonly import('graphql').GraphQLError[]} errors */
export const aboutVariables = (errors) =>
  errors.some(({ path, message }) => path === undefined && message.startsWith('Variable '));

/**
 * What is wrong with the variables of an execution, with the place of each in full: the compiled executor names only
 * the last part of it.
 * @param {{ schema: import('graphql').GraphQLSchema, document: import('graphql').DocumentNode, variableValues?: Record<string, unknown> | null, operationName?: string | null }} args
 */
export function variableErrors({ schema, document, variableValues, operationName }) {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: MOST }).errors ?? [];
}
