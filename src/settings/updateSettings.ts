import { type ApolloClient } from '@apollo/client';

import { UpdateSettingsDocument } from '../../graphql/generated/settings';
import { type SettingsFieldsFragment, type UpdateSettingsInput } from '../../graphql/generated/types';
import { required } from '../graph/calls/required';

/**
 * Changes settings of who is signed in; the cache takes what the backend keeps.
 * @param early what to show at once, taken back when the backend refuses
 * @throws what the client throws
 */
export async function updateSettings(
  client: ApolloClient,
  input: UpdateSettingsInput,
  early?: SettingsFieldsFragment,
): Promise<SettingsFieldsFragment> {
  const { data } = await client.mutate({
    mutation: UpdateSettingsDocument,
    variables: { input },
    ...(early === undefined ? {} : { optimisticResponse: { __typename: 'Mutation' as const, updateSettings: early } }),
  });
  return required(data?.updateSettings);
}
