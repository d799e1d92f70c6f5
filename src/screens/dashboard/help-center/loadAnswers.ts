import { type ApolloClient } from '@apollo/client';

import { FaqAnswersDocument } from '../../../../graphql/generated/help';
import { type FaqAnswer, type FaqRequest } from '../../../../machines/helpMachine';

/**
 * The questions that a text finds, best first, or all of them; kept by the client, since they change with the program only.
 * @throws what the client throws when the backend refuses or does not answer
 */
export async function loadAnswers(client: ApolloClient, { language, text }: FaqRequest): Promise<readonly FaqAnswer[]> {
  const variables = text === '' ? { language } : { language, text };
  const { data } = await client.query({ query: FaqAnswersDocument, variables });
  if (!data?.faqAnswers) throw new Error('The backend gave no answers');
  return data.faqAnswers.items;
}
