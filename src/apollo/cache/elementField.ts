import { type FieldPolicy } from '@apollo/client/cache';

/**
 * One element by id is found among those that lists and receipts brought.
 * @param keyField what the type calls its id
 */
export const elementField = (typename: string, idArgument: string, keyField = 'id'): FieldPolicy => ({
  keyArgs: [idArgument],
  read: (existing: unknown, { args, toReference }) =>
    existing ?? toReference({ __typename: typename, [keyField]: args?.[idArgument] as string }),
});
