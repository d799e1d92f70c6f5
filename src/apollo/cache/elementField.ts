import { type FieldPolicy } from '@apollo/client/cache';

/** One element by id is found among those that lists and receipts brought. */
export const elementField = (typename: string, idArgument: string): FieldPolicy => ({
  keyArgs: [idArgument],
  read: (existing: unknown, { args, toReference }) =>
    existing ?? toReference({ __typename: typename, id: args?.[idArgument] as string }),
});
