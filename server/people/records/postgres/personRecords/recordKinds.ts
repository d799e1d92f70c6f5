import { type StoredAt, storedKind } from '../../archive/storedFields.js';
import { byKind, RECORD_KINDS, type RecordKind } from '../../PersonRecords.js';

/** What is about a deleted project goes with it. */
const THERE = 'IN (SELECT p.id FROM catalog_project p WHERE p.owner = :owner AND p.deleted_at IS NULL)';

const PLACES: Readonly<Record<RecordKind, StoredAt>> = {
  conversations: { table: 'conversation', key: 'id', where: `project ${THERE}`, order: 'id' },
  messages: {
    table: 'chat_message',
    key: 'uid',
    // What is being written is written on after it was read.
    where: `status <> 'answering'
      AND conversation IN (SELECT c.id FROM conversation c WHERE c.owner = :owner AND c.project ${THERE})`,
    order: 'seq',
  },
  notifications: { table: 'notification', key: 'uid', where: 'deletion IS NULL', order: 'seq' },
  trainExamples: { table: 'train_example', key: 'id', where: 'TRUE', order: 'id' },
  images: { table: 'image', key: 'id', where: `(project IS NULL OR project ${THERE})`, order: 'id' },
  documents: { table: 'document', key: 'id', where: `project ${THERE}`, order: 'id' },
  // What is still coming in is no recording yet.
  recordings: { table: 'recording', key: 'id', where: `state <> 'uploading' AND project ${THERE}`, order: 'id' },
  interactions: { table: 'interaction_total', key: 'month', where: 'TRUE', order: 'month' },
  interactionDays: { table: 'interaction_day', key: 'day', where: 'TRUE', order: 'day' },
};

/** Every kind of record, as the present schema stores it. */
export const STORED_KINDS = byKind(RECORD_KINDS, (kind) => storedKind(kind, PLACES[kind]));
