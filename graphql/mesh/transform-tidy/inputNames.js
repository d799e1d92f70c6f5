// @ts-check
import { renameType } from '@graphql-tools/utils';

/** The handler calls the input form of a type `Position_Input`, even `CreateNodeInput_Input`: it becomes `PositionInput`, `CreateNodeInput`. @param {import('graphql').GraphQLInputObjectType} type */
export function tidyInputName(type) {
  const name = type.name.replace(/^(.+?)(?:Input)?_Input$/, '$1Input');
  return name === type.name ? type : renameType(type, name);
}
