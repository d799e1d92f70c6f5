import { type SignIn } from '../../../../contract/signIns.js';
import { type SignIns } from '../../Person.js';
import { type Sessions, type StandingSession } from '../store/Sessions.js';
import { type UnitDatabase } from '../../../../platform/storage/Unit.js';

/**
 * Sessions of one browser are one sign-in to a person: proving once more who one is begins another session, and other
 * windows may go on with the one before for a moment. A session whose browser is not known stands for itself.
 */
function byBrowser(sessions: readonly StandingSession[]): StandingSession[][] {
  const browsers = new Map<string, StandingSession[]>();
  for (const session of sessions) {
    const key = session.device === null ? `session ${session.id}` : `device ${session.device.id}`;
    browsers.set(key, [...(browsers.get(key) ?? []), session]);
  }
  return [...browsers.values()];
}

/** A machine whose clock was set back still tells nobody of the future. */
const isoOf = (ms: number) => new Date(Math.min(ms, Date.now())).toISOString();

function signInOf(sessions: readonly StandingSession[], present: string | null): SignIn[] {
  // Last begun first, so that the first is the one that lasts.
  const [last] = sessions;
  if (last === undefined) return [];
  return [
    {
      id: last.id,
      ...(last.device === null ? {} : { device: last.device.name }),
      method: last.provider,
      signedInAt: isoOf(last.authTime * 1000),
      lastUsedAt: isoOf(Math.max(...sessions.map(({ usedAt }) => usedAt))),
      isPresent: sessions.some(({ id }) => id === present),
    },
  ];
}

/** Sign-ins over the sessions of this installation. @param tellEnded closes what the account has open */
export const signInsOver = (db: UnitDatabase, sessions: Sessions, tellEnded: (uid: string) => void): SignIns => ({
  list: async (owner, present) =>
    byBrowser(await db.read(sessions.standing(owner)))
      .flatMap((each) => signInOf(each, present))
      .sort((one, other) => Number(other.isPresent) - Number(one.isPresent)),
  async end(owner, id) {
    const standing = byBrowser(await db.read(sessions.standing(owner)));
    const meant = standing.find((each) => each.some((session) => session.id === id));
    if (meant === undefined) return false;
    for (const session of meant) await sessions.endAtOnce(session.id, owner);
    tellEnded(owner);
    return true;
  },
  nameDevice: (owner, session, device) => sessions.nameDevice(session, owner, device),
});
