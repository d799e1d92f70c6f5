import { type ReadNotification } from '../topics/userNotifications.js';
import { type Backend } from './Backend.js';

/** Reads notifications from the owner of the store, each once however many windows of its person wait for it. */
export function rowsOverRest(backend: Backend): ReadNotification {
  const underWay = new Map<string, Promise<string | undefined>>();
  return async ({ token }, uid) => {
    if (token === undefined) throw new Error('the socket kept no token');
    const asked = underWay.get(uid) ?? backend.notification(token, uid).finally(() => underWay.delete(uid));
    underWay.set(uid, asked);
    return asked;
  };
}
