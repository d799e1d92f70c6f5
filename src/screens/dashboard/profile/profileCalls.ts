import { type ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';

import { UserInfoDocument } from '../../../../graphql/generated/account';
import { ClearUserInfoDocument, UpdateUserInfoDocument } from '../../../../graphql/generated/profile';
import { type UserInfoFieldsFragment } from '../../../../graphql/generated/types';
import { type KeptProfile, type ProfileChange, type ProfileRefusal } from '../../../../domain/profile/profile';
import { AS_IT_STANDS } from '../../../apollo/reading';
import { problemCode } from '../../../components/problem/problemCode';

const kept = (info: UserInfoFieldsFragment | null | undefined): KeptProfile => {
  if (!info) throw new Error('The answer holds nothing');
  const { displayName, photoURL, organisation, about, version } = info;
  return { displayName, photoURL, organisation, about, version };
};

const isProfile = (value: unknown): value is UserInfoFieldsFragment =>
  typeof value === 'object' && value !== null && 'version' in value && 'displayName' in value;

/** What a failed call means for the form. */
function refusalOf(error: unknown): ProfileRefusal {
  const present = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['present'] : undefined;
  return { code: problemCode(error) ?? 'UNKNOWN', ...(isProfile(present) ? { present: kept(present) } : {}) };
}

async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Reads the profile as it is kept at this moment. @throws ProfileRefusal */
export const readProfile = (client: ApolloClient): Promise<KeptProfile> =>
  told(client.query({ query: UserInfoDocument, ...AS_IT_STANDS }).then(({ data }) => kept(data?.userInfo)));

/** Changes the profile. @throws ProfileRefusal */
export const saveProfile = (client: ApolloClient, { version, change }: ProfileChange): Promise<KeptProfile> =>
  told(
    client
      .mutate({ mutation: UpdateUserInfoDocument, variables: { input: { version, ...change } } })
      .then(({ data }) => kept(data?.updateUserInfo)),
  );

/** Empties the profile. @throws ProfileRefusal */
export const clearProfile = (client: ApolloClient): Promise<KeptProfile> =>
  told(client.mutate({ mutation: ClearUserInfoDocument }).then(({ data }) => kept(data?.clearUserInfo)));
