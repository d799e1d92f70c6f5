import { type ApolloClient } from '@apollo/client';

import { DataLastChangeDocument } from '../../../graphql/generated/data';
import { BESIDE_THE_LIST } from '../../apollo/reading';

/**
 * Id of the last change of a project, which is the one that undo takes back; undefined when there is none.
 * @throws what the client throws when the backend refuses or is not there
 */
export async function lastChange(client: ApolloClient, projectId: string | undefined): Promise<string | undefined> {
  const { data } = await client.query({ query: DataLastChangeDocument, variables: { projectId }, ...BESIDE_THE_LIST });
  return data?.changes?.items[0]?.id;
}
