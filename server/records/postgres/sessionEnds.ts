import { type OwnerId } from '../../contract/ids.js';
import { type Session } from '../../graph/postgres/connection/Session.js';

/** Refuses sessions signed in before this second. Never goes back. */
export async function endSessions(session: Session, owner: OwnerId, at: number): Promise<void> {
  await session.run(
    `INSERT INTO session_end (owner, valid_after) VALUES (:owner, :at)
     ON CONFLICT (owner) DO UPDATE SET valid_after = greatest(session_end.valid_after, excluded.valid_after)`,
    { owner, at: Math.floor(at) },
  );
}

/** The second before which sessions are refused; 0 when none was ever ended. */
export async function sessionsValidAfter(session: Session, owner: OwnerId): Promise<number> {
  const ended = await session.get<{ at: number }>('SELECT valid_after AS at FROM session_end WHERE owner = :owner', {
    owner,
  });
  return ended?.at ?? 0;
}
