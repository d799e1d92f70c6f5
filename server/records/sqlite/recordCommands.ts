import { type Commands } from '../../storage/CommandRunner.js';
import { type OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { commandsOf } from './appPort.js';
import { RECORD_PORTS } from './recordPorts.js';

const commands = (db: OwnedDatabase, kind: 'reads' | 'writes'): Commands =>
  Object.assign({}, ...Object.values(RECORD_PORTS).map((port) => commandsOf(db, port.name, port[kind]))) as Commands;

/** Reads of records. */
export const recordReads = (db: OwnedDatabase): Commands => commands(db, 'reads');

/** Writes of records, each durable before it is answered. */
export const recordWrites = (db: OwnedDatabase): Commands => commands(db, 'writes');
