import { countedBytes } from './byteTotal.js';

const BYTES = (
  ['conversation', 'chat_message', 'train_example', 'document', 'recording', 'recording_part', 'image'] as const
)
  .map(countedBytes)
  .join('\n');

/**
 * What SQLite keeps in the file of a person, beside their notifications: what they said to the assistant and taught it, their texts,
 * recordings and pictures. `project` is the id of a project in the catalogue. `words` are folded in JavaScript and have no places.
 * Flags are 0 or 1, as archives and page tokens have them.
 */
export const PERSONAL_SCHEMA = `
CREATE TABLE byte_total (owner text COLLATE "C" PRIMARY KEY, bytes bigint NOT NULL);

CREATE TABLE conversation (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  project text COLLATE "C" NOT NULL,
  title text NOT NULL,
  title_words text NOT NULL,
  own_title smallint NOT NULL DEFAULT 0,
  pinned smallint NOT NULL DEFAULT 0,
  messages_total int NOT NULL DEFAULT 0,
  created_at text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE INDEX conversation_order ON conversation (owner, project, pinned, updated_at, id);

CREATE TABLE chat_message (
  owner text COLLATE "C" NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  uid text COLLATE "C" NOT NULL,
  conversation text COLLATE "C" NOT NULL,
  role text NOT NULL,
  answers text COLLATE "C",
  language text NOT NULL,
  status text NOT NULL,
  deltas int NOT NULL DEFAULT 0,
  engine text,
  fell_back smallint NOT NULL DEFAULT 0,
  basis text,
  rating text,
  created_at text COLLATE "C" NOT NULL,
  text text NOT NULL,
  citations text NOT NULL DEFAULT '[]',
  sources text NOT NULL DEFAULT '[]',
  suggestions text NOT NULL DEFAULT '[]',
  proposal text,
  query text,
  words tsvector,
  PRIMARY KEY (owner, seq)
);
CREATE UNIQUE INDEX chat_message_uid ON chat_message (owner, uid);
CREATE INDEX chat_message_conversation ON chat_message (owner, conversation, seq);
CREATE INDEX chat_message_answers ON chat_message (owner, answers) WHERE answers IS NOT NULL;
CREATE INDEX chat_message_unfinished ON chat_message (owner, conversation) WHERE status = 'answering';
CREATE INDEX chat_message_words ON chat_message USING gin (words);

CREATE TABLE chat_citation (
  owner text COLLATE "C" NOT NULL,
  node text COLLATE "C" NOT NULL,
  message bigint NOT NULL,
  PRIMARY KEY (owner, node, message),
  FOREIGN KEY (owner, message) REFERENCES chat_message (owner, seq) ON DELETE CASCADE
);
CREATE INDEX chat_citation_message ON chat_citation (owner, message);

CREATE TABLE interaction_total (
  owner text COLLATE "C" NOT NULL,
  month text COLLATE "C" NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (owner, month)
);
CREATE TABLE interaction_day (
  owner text COLLATE "C" NOT NULL,
  day text COLLATE "C" NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (owner, day)
);
CREATE TABLE interaction_key (
  owner text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  month text NOT NULL,
  PRIMARY KEY (owner, key)
);

CREATE TABLE train_example (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  language text COLLATE "C" NOT NULL,
  question_key text COLLATE "C" NOT NULL,
  answer_key text COLLATE "C" NOT NULL,
  version int NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL,
  tags text NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE INDEX train_example_key ON train_example (owner, language, question_key, answer_key, id);
CREATE INDEX train_example_words ON train_example USING gin (words);

CREATE TABLE document (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  project text COLLATE "C" NOT NULL,
  title text NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  state text NOT NULL,
  attempt int NOT NULL,
  version int NOT NULL,
  created_at text NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  characters int NOT NULL,
  things int NOT NULL DEFAULT 0,
  facts int NOT NULL DEFAULT 0,
  text text NOT NULL,
  places text NOT NULL,
  reading text,
  review text,
  written text,
  recording text,
  words tsvector NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE INDEX document_order ON document (owner, project, id);
CREATE INDEX document_words ON document USING gin (words);

CREATE TABLE recording (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  project text COLLATE "C" NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  bytes bigint NOT NULL,
  received bigint NOT NULL DEFAULT 0,
  fingerprint text NOT NULL,
  seconds float8,
  language text,
  heard_language text,
  state text NOT NULL,
  attempt int NOT NULL DEFAULT 0,
  transcriber text,
  words int NOT NULL DEFAULT 0,
  version int NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL,
  transcript text,
  PRIMARY KEY (owner, id)
);
CREATE INDEX recording_order ON recording (owner, project, id);
CREATE TABLE recording_part (
  owner text COLLATE "C" NOT NULL,
  recording text COLLATE "C" NOT NULL,
  attempt int NOT NULL,
  place int NOT NULL,
  heard text NOT NULL,
  PRIMARY KEY (owner, recording, attempt, place)
);

CREATE TABLE image (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  project text COLLATE "C",
  name text NOT NULL,
  type text NOT NULL,
  width int NOT NULL,
  height int NOT NULL,
  bytes bigint NOT NULL,
  view text,
  version int NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE INDEX image_project ON image (owner, project);
${BYTES}
`;
