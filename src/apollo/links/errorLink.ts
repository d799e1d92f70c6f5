import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';

import { noticeRefusal } from '../sessionEnd';

/** Tells the session when the backend refuses who the page says it is; everything else is for who asked. */
export const errorLink = new ErrorLink(({ error }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  for (const { extensions } of error.errors) noticeRefusal(extensions?.['code'] as string | undefined);
});
