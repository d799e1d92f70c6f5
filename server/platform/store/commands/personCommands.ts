import { type Store } from '../../../graph/sqlite/writing.js';
import { chatReads, chatWrites } from '../../../people/personFile/chats/chatCommands.js';
import { documentReads, documentWrites } from '../../../people/personFile/documents/documentCommands.js';
import { imageReads, imageWrites } from '../../../people/personFile/images/SqliteImageStore.js';
import {
  notificationReads,
  notificationWrites,
} from '../../../people/personFile/notifications/notificationCommands.js';
import { type PersonStore } from '../../../people/personFile/PersonFiles.js';
import { projectReads, projectWrites } from '../../../people/personFile/projects/projectCommands.js';
import { recordingReads, recordingWrites } from '../../../people/personFile/recordings/recordingCommands.js';
import {
  fileCommands,
  personRecordReads,
  personRecordWrites,
} from '../../../people/personFile/records/SqlitePersonRecords.js';
import {
  trainExampleReads,
  trainExampleWrites,
} from '../../../people/personFile/trainExamples/trainExampleCommands.js';
import { type OwnedDatabase } from '../../storage/OwnedDatabase.js';

/** What a reader answers of what persons have beside their graphs. */
export const personReads = ({ files, limits }: PersonStore, app: OwnedDatabase) => ({
  ...notificationReads(files, app),
  ...trainExampleReads(files),
  ...chatReads({ files, limits }, app),
  ...imageReads(files),
  ...documentReads(files),
  ...recordingReads(files),
  ...personRecordReads(files),
  ...projectReads(files),
});

/** What the writer does in what persons have beside their graphs. */
export const personWrites = (store: Store, app: OwnedDatabase) => ({
  ...notificationWrites(store, app),
  ...trainExampleWrites(store),
  ...chatWrites(store, app),
  ...imageWrites(store),
  ...documentWrites(store),
  ...recordingWrites(store),
  ...personRecordWrites(store),
  ...projectWrites(store),
  ...fileCommands(store.files),
});
