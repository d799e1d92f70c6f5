import { type Migration } from '../../platform/storage/migrations.js';
import { countBytes } from './byteTotal.js';
import { sortByCaptionsAnew, sortByChosenCaptions } from './captionsAnew.js';
import { PROJECTS_APART } from './projectsApart.js';
import { BATCH_UPDATES, DOCUMENTS, IMAGES, PROJECT_STATES, RECORDINGS, STYLES } from './projectSchema.js';

/**
 * The file of one person. `owner` and `project` stand first in every key. Elements carry a number (`seq`) that also is
 * their row in the search index: the project's key in the high bits, so that a project's rows are one range of it.
 * `batch` is the import that a row came with, 0 for none; rows of a hidden batch are not there for any reader.
 */
const VERSION_1 = `
CREATE TABLE person (owner INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE);

CREATE TABLE project (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  nodes_total INTEGER NOT NULL DEFAULT 0,
  relationships_total INTEGER NOT NULL DEFAULT 0,
  head INTEGER NOT NULL DEFAULT 0,
  last_node INTEGER NOT NULL,
  last_relationship INTEGER NOT NULL,
  last_batch INTEGER NOT NULL DEFAULT 0,
  first_seq INTEGER NOT NULL,
  end_seq INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (owner, project)
) WITHOUT ROWID;
CREATE UNIQUE INDEX project_id ON project (owner, id);
CREATE UNIQUE INDEX project_default ON project (owner) WHERE is_default = 1;

CREATE TABLE node (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  id TEXT NOT NULL,
  degree INTEGER NOT NULL DEFAULT 0,
  caption TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  labels TEXT NOT NULL,
  properties TEXT NOT NULL,
  kinds TEXT NOT NULL,
  provenance TEXT
);
CREATE UNIQUE INDEX node_id ON node (owner, project, id, batch);
CREATE INDEX node_degree ON node (owner, project, degree);
CREATE INDEX node_caption ON node (owner, project, caption);
CREATE INDEX node_updated ON node (owner, project, updated_at);

CREATE TABLE node_label (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  label TEXT NOT NULL,
  node INTEGER NOT NULL,
  PRIMARY KEY (owner, project, label, node)
) WITHOUT ROWID;

CREATE TABLE position (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  node INTEGER NOT NULL,
  place TEXT NOT NULL,
  PRIMARY KEY (owner, project, node)
) WITHOUT ROWID;

CREATE TABLE relationship (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  start_node INTEGER NOT NULL,
  end_node INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  properties TEXT NOT NULL,
  kinds TEXT NOT NULL,
  provenance TEXT
);
CREATE UNIQUE INDEX relationship_id ON relationship (owner, project, id, batch);
CREATE INDEX relationship_start ON relationship (owner, project, start_node, type, batch, end_node);
CREATE INDEX relationship_end ON relationship (owner, project, end_node, type, batch, start_node);
CREATE INDEX relationship_type ON relationship (owner, project, type, id);
CREATE INDEX relationship_updated ON relationship (owner, project, updated_at);

CREATE TABLE label_total (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  label TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (owner, project, label)
) WITHOUT ROWID;

CREATE TABLE type_total (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  type TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (owner, project, type)
) WITHOUT ROWID;

CREATE TABLE change (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  number INTEGER NOT NULL,
  id TEXT NOT NULL,
  at TEXT NOT NULL,
  source TEXT NOT NULL,
  reference TEXT,
  counts TEXT NOT NULL,
  edits TEXT NOT NULL,
  batch INTEGER NOT NULL DEFAULT 0,
  undone INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, project, number)
) WITHOUT ROWID;
CREATE INDEX change_undone ON change (owner, project, undone, number);

-- What an element was before each of its versions, for merging an update that was made against an older one.
CREATE TABLE revision (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  element TEXT NOT NULL,
  version INTEGER NOT NULL,
  before TEXT NOT NULL,
  PRIMARY KEY (owner, project, element, version)
) WITHOUT ROWID;

-- state: open (being written), published, undone, dropped (its rows are being removed).
CREATE TABLE batch (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  import_id TEXT NOT NULL,
  state TEXT NOT NULL,
  nodes_total INTEGER NOT NULL DEFAULT 0,
  relationships_total INTEGER NOT NULL DEFAULT 0,
  first_node INTEGER NOT NULL,
  first_relationship INTEGER NOT NULL,
  last_node INTEGER NOT NULL,
  last_relationship INTEGER NOT NULL,
  PRIMARY KEY (owner, project, batch)
) WITHOUT ROWID;
CREATE TABLE batch_total (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (owner, project, batch, kind, name)
) WITHOUT ROWID;
-- Relationships that an import brings to nodes that were there before it.
CREATE TABLE batch_end (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  node INTEGER NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (owner, project, batch, node)
) WITHOUT ROWID;
CREATE TABLE hidden_batch (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (owner, project, batch)
) WITHOUT ROWID;

-- Beginnings of one and two letters have an index of their own: they stand for hundreds of words.
CREATE VIRTUAL TABLE node_text USING fts5(
  text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2'
);
CREATE VIRTUAL TABLE relationship_text USING fts5(
  text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2'
);
`;

/**
 * What the person is told. A deleted notification stays under the id of its deletion while that can be undone. The words of
 * both languages are in the search index; `params` keeps what the texts were made of.
 */
const VERSION_2 = `
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

CREATE VIRTUAL TABLE notification_text USING fts5(
  text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2'
);
`;

/**
 * What the person teaches the assistant. The keys are digests of the normalised texts: examples with the same question key
 * are duplicates or contradict each other.
 */
const VERSION_3 = `
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

CREATE VIRTUAL TABLE train_example_text USING fts5(
  text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2'
);
`;

/**
 * What the person said to the assistant and was answered, in the order of `seq`. `title_words` are the folded words of the
 * title; `own_title` says that the person chose it. Interactions are counted once for each key.
 */
const VERSION_4 = `
CREATE TABLE conversation (
  owner INTEGER NOT NULL,
  id TEXT NOT NULL,
  project INTEGER NOT NULL,
  title TEXT NOT NULL,
  title_words TEXT NOT NULL,
  own_title INTEGER NOT NULL DEFAULT 0,
  pinned INTEGER NOT NULL DEFAULT 0,
  messages_total INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
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
);
CREATE UNIQUE INDEX chat_message_uid ON chat_message (owner, uid);
CREATE INDEX chat_message_order ON chat_message (owner, seq);
CREATE INDEX chat_message_conversation ON chat_message (owner, conversation, seq);
CREATE INDEX chat_message_answers ON chat_message (owner, answers) WHERE answers IS NOT NULL;
CREATE INDEX chat_message_unfinished ON chat_message (owner, conversation) WHERE status = 'answering';

CREATE VIRTUAL TABLE chat_text USING fts5(
  text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2'
);

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
`;

/** Server and pages name nodes by one rule since: nodes are sorted and found by the names that people see. */
const VERSION_5: Migration = (db, owner) => sortByCaptionsAnew(db, owner);

/** What a change did in names and values as they were; NULL for a change from before, summarised when it is read. */
const VERSION_6 = 'ALTER TABLE change ADD COLUMN summary TEXT';

/**
 * What commits bring about outside the graph, each written with its commit: `data` until it was carried out, then NULL. The
 * key stays, so that a commit is not made twice.
 */
const VERSION_7 = `
CREATE TABLE effect (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  key TEXT NOT NULL,
  kind TEXT NOT NULL,
  data TEXT
);
CREATE UNIQUE INDEX effect_key ON effect (owner, key);
CREATE INDEX effect_waiting ON effect (owner, seq) WHERE data IS NOT NULL;
`;

/** Interactions by day; those from before are known by their month alone. */
const INTERACTION_DAYS = `
CREATE TABLE interaction_day (
  owner INTEGER NOT NULL,
  day TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (owner, day)
) WITHOUT ROWID;
`;

/** What a question was read as, for the next one of its conversation to change. */
const ASKED_QUERIES = `
ALTER TABLE chat_message ADD COLUMN query TEXT;
`;

/** Every schema of a person's file, oldest first. */
export const PERSON_MIGRATIONS: readonly Migration[] = [
  VERSION_1,
  VERSION_2,
  VERSION_3,
  VERSION_4,
  VERSION_5,
  VERSION_6,
  VERSION_7,
  PROJECT_STATES,
  IMAGES,
  INTERACTION_DAYS,
  STYLES,
  BATCH_UPDATES,
  ASKED_QUERIES,
  sortByChosenCaptions,
  DOCUMENTS,
  RECORDINGS,
  countBytes,
  PROJECTS_APART,
];
