import { SetContextLink } from '@apollo/client/link/context';

import { idTokenForRequest } from '../../auth/session';

/** Adds the identity token of who is signed in; an anonymous visitor and an expired token send no header. */
export const authLink = new SetContextLink(async ({ headers }) => {
  const token = await idTokenForRequest();
  return token === null ? {} : { headers: { ...(headers as object | undefined), authorization: `Bearer ${token}` } };
});
