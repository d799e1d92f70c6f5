import { type ReadNotification } from '../topics/userNotifications.js';
import { type Backend } from './Backend.js';

/** Reads notifications from the owner of the store, each once however many windows of its person wait for it. */
export function rowsOverRest(backend: Backend): ReadNotification {
  const underWay = new Map<string, Promise<string | undefined>>();
  return async ({ pass }, uid) => {
    if (pass === undefined) throw new Error('the socket kept no pass');
    const asked = underWay.get(uid) ?? backend.notification(pass, uid).finally(() => underWay.delete(uid));
    underWay.set(uid, asked);
    return asked;
  };
}
