// @ts-check
import { GraphQLScalarType, isSpecifiedScalarType } from 'graphql';

/**
 * What the REST backend answers is valid by its contract: reading every date and matching every id again would double
 * the cost of a list. What comes in is still checked.
 * @param {GraphQLScalarType} type
 */
export function trustOutput(type) {
  if (isSpecifiedScalarType(type)) return type;
  return new GraphQLScalarType({ ...type.toConfig(), serialize: (value) => value });
}
