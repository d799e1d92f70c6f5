import { type OwnerId } from '../../../../contract/ids.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { type ProjectScope } from '../../../../graph/ports/scope.js';
import { type PersonRecord, type PersonRecords, type RecordKind } from '../../PersonRecords.js';
import { type Calls } from '../calls.js';
import { type ByteLimit, writingLimited } from '../personal/byteTotal.js';
import { dropPersonalRecords, eraseProjectRecords } from '../personal/projects.js';
import { recordSlice } from './readRecords.js';
import { restoreRecords } from './restoreRecords.js';

async function dropOwner(session: Session, owner: OwnerId, isGone = false): Promise<void> {
  await session.run('DELETE FROM notification WHERE owner = :owner', { owner });
  await dropPersonalRecords(session, owner);
  // What else counts bytes takes its own from the counter when it goes.
  if (isGone) await session.run('DELETE FROM byte_total WHERE owner = :owner', { owner });
}

/** What each person has beside their graphs, as a whole, in PostgreSQL. */
export function postgresPersonRecords(calls: Calls, limits: ByteLimit): PersonRecords {
  const { reading, writing } = calls;
  const erase = writing((session: Session, _owner: OwnerId, scope: ProjectScope) =>
    eraseProjectRecords(session, scope),
  );
  return {
    recordSlice: reading(recordSlice),
    restoreRecords: writingLimited(
      calls,
      limits,
    )(async (session, owner, refuseBytes, kind: RecordKind, records: readonly PersonRecord[]) => {
      await restoreRecords(session, owner, kind, records);
      await refuseBytes();
    }),
    eraseProject: (scope) => erase(scope.ownerId, scope),
    // The server tidies its files by itself.
    forgetRemoved: async () => undefined,
    dropOwner: writing(dropOwner),
  };
}
