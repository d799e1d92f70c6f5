import { requestEnded, requestStarted } from '../apollo/loading';
import { failureOf } from '../apollo/ProblemFailure';
import { timedFetch } from '../apollo/timedFetch';
import { limitOfPath } from '../apollo/timeLimits';
import { type Device } from './device';
import { idTokenForRequest } from './idToken';

/**
 * A call to the backend that belongs to signing in or out. It has no part in what ends sessions, as other calls have:
 * these are made while one begins or ends.
 */
async function accountCall(method: 'GET' | 'POST', path: string, content?: object): Promise<unknown> {
  const token = await idTokenForRequest();
  const headers = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(content === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const body = content === undefined ? null : JSON.stringify(content);
  requestStarted();
  try {
    const response = await timedFetch(path, { method, headers, body }, limitOfPath(path));
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

/** Says with which browser somebody signed in, so that they hear of one that is new to them. @throws ProblemFailure */
export const recordDevice = (device: Device) => accountCall('POST', '/api/identity/device', device);
