import { requestEnded, requestStarted } from '../apollo/loading';
import { failureOf } from '../apollo/ProblemFailure';
import { timedFetch } from '../apollo/timedFetch';
import { limitOfPath } from '../apollo/timeLimits';
import { idTokenForRequest } from './idToken';

/**
 * A call to the backend that belongs to signing in or out. It has no part in what ends sessions, as other calls have:
 * these are made while one begins or ends.
 */
async function accountCall(method: 'GET' | 'POST', path: string): Promise<unknown> {
  const token = await idTokenForRequest();
  const headers = token === null ? undefined : { authorization: `Bearer ${token}` };
  requestStarted();
  try {
    const response = await timedFetch(
      path,
      headers === undefined ? { method } : { method, headers },
      limitOfPath(path),
    );
    if (!response.ok) throw await failureOf(response);
    return await response.json();
  } finally {
    requestEnded();
  }
}

/** Makes the account of whoever is signed in, if it is missing. @throws ProblemFailure */
export const createUserIfMissing = () => accountCall('POST', '/api/neo4j/create-user-if-not-exists');

/** The user info as text. @throws ProblemFailure */
export const fetchUserInfo = async () => JSON.stringify(await accountCall('GET', '/api/bigquery/user-info'));

/** Ends every session of whoever is signed in, in all browsers. @throws ProblemFailure */
export const endAllSessions = () => accountCall('POST', '/api/identity/sign-out-everywhere');
