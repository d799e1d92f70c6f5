import { SEARCH } from './graphTables.js';

/**
 * What a person has beside graphs, as a file that is made now has it: what all migrations of `schema.ts` end in. Records name their
 * project by its id. Each text is, to the
 * letter, what `ALTER TABLE` leaves, since the check of files compares them.
 */
export const RECORD_TABLES = `
CREATE TABLE notification (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  uid TEXT NOT NULL,
  kind TEXT NOT NULL,
  params TEXT NOT NULL,
  message_en TEXT NOT NULL,
  message_ro TEXT NOT NULL,
  link TEXT,
  status TEXT NOT NULL,
  created_at TEXT NOT NULL,
  deletion TEXT,
  deleted_at TEXT
);
CREATE UNIQUE INDEX notification_uid ON notification (owner, uid);
CREATE INDEX notification_status ON notification (owner, status, uid) WHERE deletion IS NULL;
CREATE INDEX notification_deletion ON notification (owner, deletion) WHERE deletion IS NOT NULL;

CREATE TABLE notification_total (
  owner INTEGER PRIMARY KEY,
  total INTEGER NOT NULL,
  unread INTEGER NOT NULL
) WITHOUT ROWID;

CREATE VIRTUAL TABLE notification_text USING ${SEARCH};

CREATE TABLE train_example (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  id TEXT NOT NULL,
  language TEXT NOT NULL,
  question_key TEXT NOT NULL,
  answer_key TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  tags TEXT NOT NULL,
  question TEXT NOT NULL,
  answer TEXT NOT NULL
);
CREATE UNIQUE INDEX train_example_id ON train_example (owner, id);
CREATE INDEX train_example_key ON train_example (owner, language, question_key, answer_key, id);

CREATE VIRTUAL TABLE train_example_text USING ${SEARCH};

CREATE TABLE conversation (
  owner INTEGER NOT NULL,
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  title_words TEXT NOT NULL,
  own_title INTEGER NOT NULL DEFAULT 0,
  pinned INTEGER NOT NULL DEFAULT 0,
  messages_total INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL, project TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE INDEX conversation_order ON conversation (owner, project, pinned, updated_at, id);

CREATE TABLE chat_message (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  uid TEXT NOT NULL,
  conversation TEXT NOT NULL,
  role TEXT NOT NULL,
  answers TEXT,
  language TEXT NOT NULL,
  status TEXT NOT NULL,
  deltas INTEGER NOT NULL DEFAULT 0,
  engine TEXT,
  fell_back INTEGER NOT NULL DEFAULT 0,
  basis TEXT,
  rating TEXT,
  created_at TEXT NOT NULL,
  text TEXT NOT NULL,
  citations TEXT NOT NULL DEFAULT '[]',
  sources TEXT NOT NULL DEFAULT '[]',
  suggestions TEXT NOT NULL DEFAULT '[]',
  proposal TEXT
, query TEXT);
CREATE UNIQUE INDEX chat_message_uid ON chat_message (owner, uid);
CREATE INDEX chat_message_order ON chat_message (owner, seq);
CREATE INDEX chat_message_conversation ON chat_message (owner, conversation, seq);
CREATE INDEX chat_message_answers ON chat_message (owner, answers) WHERE answers IS NOT NULL;
CREATE INDEX chat_message_unfinished ON chat_message (owner, conversation) WHERE status = 'answering';

CREATE VIRTUAL TABLE chat_text USING ${SEARCH};

CREATE TABLE chat_citation (
  owner INTEGER NOT NULL,
  node TEXT NOT NULL,
  message INTEGER NOT NULL,
  PRIMARY KEY (owner, node, message)
) WITHOUT ROWID;
CREATE INDEX chat_citation_message ON chat_citation (owner, message);

CREATE TABLE interaction_total (
  owner INTEGER NOT NULL,
  month TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (owner, month)
) WITHOUT ROWID;

CREATE TABLE interaction_key (
  owner INTEGER NOT NULL,
  key TEXT NOT NULL,
  month TEXT NOT NULL,
  PRIMARY KEY (owner, key)
) WITHOUT ROWID;

CREATE TABLE image (
  owner INTEGER NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  view TEXT,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL, project TEXT,
  PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE INDEX image_project ON image (owner, project);

CREATE TABLE interaction_day (
  owner INTEGER NOT NULL,
  day TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (owner, day)
) WITHOUT ROWID;

CREATE TABLE document (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  kind TEXT NOT NULL,
  language TEXT NOT NULL,
  state TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  characters INTEGER NOT NULL,
  things INTEGER NOT NULL DEFAULT 0,
  facts INTEGER NOT NULL DEFAULT 0,
  text TEXT NOT NULL,
  places TEXT NOT NULL,
  reading TEXT,
  review TEXT,
  written TEXT
, recording TEXT, project TEXT NOT NULL DEFAULT '');
CREATE UNIQUE INDEX document_id ON document (owner, id);
CREATE INDEX document_order ON document (owner, project, id);

CREATE VIRTUAL TABLE document_text USING ${SEARCH};

CREATE TABLE recording (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  fingerprint TEXT NOT NULL,
  seconds REAL,
  language TEXT,
  heard_language TEXT,
  state TEXT NOT NULL,
  attempt INTEGER NOT NULL DEFAULT 0,
  transcriber TEXT,
  words INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  transcript TEXT
, project TEXT NOT NULL DEFAULT '');
CREATE UNIQUE INDEX recording_id ON recording (owner, id);
CREATE INDEX recording_order ON recording (owner, project, id);

CREATE TABLE recording_part (
  owner INTEGER NOT NULL,
  recording TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  place INTEGER NOT NULL,
  heard TEXT NOT NULL, project TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (owner, recording, attempt, place)
) WITHOUT ROWID;
`;
