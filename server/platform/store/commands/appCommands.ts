import { type OwnerId } from '../../../contract/ids.js';
import { jobReads, jobWrites } from '../../../people/records/sqlite/jobs/jobCommands.js';
import { type OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { type Commands } from '../../storage/CommandRunner.js';
import { commandsOf } from '../../../people/records/sqlite/appPort.js';
import { RECORD_PORTS } from '../../../people/records/sqlite/recordPorts.js';

const commands = (db: OwnedDatabase, kind: 'reads' | 'writes'): Commands =>
  Object.assign({}, ...Object.values(RECORD_PORTS).map((port) => commandsOf(db, port.name, port[kind]))) as Commands;

/** Reads of records. */
const recordReads = (db: OwnedDatabase): Commands => commands(db, 'reads');

/** Writes of records, each durable before it is answered. */
const recordWrites = (db: OwnedDatabase): Commands => commands(db, 'writes');

/** What a reader answers of the product's own file. */
export const appReads = (app: OwnedDatabase) => ({ ...recordReads(app), ...jobReads(app) });

/** What the writer does in the product's own file. */
export const appWrites = (app: OwnedDatabase) => ({ ...recordWrites(app), ...jobWrites(app) });

/** Whether a file was made of this person. */
export const hasPersonFile = (app: OwnedDatabase, owner: OwnerId): boolean =>
  app.get('SELECT 1 FROM person_file WHERE owner = :owner', { owner }) !== undefined;

/** Keeps that a file was made of this person; one that is missing later is lost. */
export function notePersonFile(app: OwnedDatabase, owner: OwnerId): void {
  if (!hasPersonFile(app, owner)) app.run('INSERT OR IGNORE INTO person_file (owner) VALUES (:owner)', { owner });
}
