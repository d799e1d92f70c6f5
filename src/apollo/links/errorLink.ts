import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';

import { noticeRefusal } from '../sessionEnd';
import { noticeStorage } from '../storageFull';

/** Tells the session when the backend refuses who the page says it is, and the page when there is no room left; everything else is for who asked. */
export const errorLink = new ErrorLink(({ error }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  for (const { extensions } of error.errors) {
    const code = extensions?.['code'] as string | undefined;
    noticeRefusal(code);
    noticeStorage(code);
  }
});
