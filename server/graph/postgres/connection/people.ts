import { type OwnerId } from '../../../contract/ids.js';
import { type Session } from './Session.js';

/** The number of a person, made when missing, and held until the transaction ends: their projects are changed one at a time. */
export async function holdOwner(session: Session, ownerId: OwnerId): Promise<number> {
  await session.run('INSERT INTO person (id) VALUES (:ownerId) ON CONFLICT DO NOTHING', { ownerId });
  const found = await session.get<{ owner: number }>('SELECT owner FROM person WHERE id = :ownerId FOR UPDATE', {
    ownerId,
  });
  if (found === undefined) throw new Error('A person went while they were read');
  return found.owner;
}
