// @ts-check
import { GraphQLList, GraphQLNonNull, isListType, isNonNullType } from 'graphql';

/** `[T]` becomes `[T!]`: no list of the REST contract holds null. @param {any} type @returns {any} */
export function tight(type) {
  if (isNonNullType(type)) return new GraphQLNonNull(tight(type.ofType));
  if (!isListType(type)) return type;
  const item = tight(type.ofType);
  return new GraphQLList(isNonNullType(item) ? item : new GraphQLNonNull(item));
}

/** A body is always needed where there is one; lists in arguments hold no null. @param {any} field */
export function tidyArguments(field) {
  const args = Object.entries(field.args ?? {}).map(([name, argument]) => {
    const type = tight(argument.type);
    return [name, { ...argument, type: name === 'input' && !isNonNullType(type) ? new GraphQLNonNull(type) : type }];
  });
  return { ...field, type: tight(field.type), args: Object.fromEntries(args) };
}
