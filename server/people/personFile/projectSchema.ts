/**
 * What a person says of a project, and when it was put away. The row of a deleted project lies in a table of its own, whole, as JSON: every
 * reader finds projects in `project`, so that none can forget to look whether it was deleted. Its other rows stay until it is erased.
 */
export const PROJECT_STATES = `
ALTER TABLE project ADD COLUMN description TEXT NOT NULL DEFAULT '';
ALTER TABLE project ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE project ADD COLUMN archived_at TEXT;
CREATE TABLE deleted_project (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  id TEXT NOT NULL,
  data TEXT NOT NULL,
  deleted_at TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  is_erasing INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, project)
) WITHOUT ROWID;
CREATE UNIQUE INDEX deleted_project_id ON deleted_project (owner, id);
`;

/** How labels and types look, and what an import that is being written brings of that. The version is the number of the change that chose it. */
export const STYLES = `
CREATE TABLE style (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  style TEXT NOT NULL,
  PRIMARY KEY (owner, project, kind, name)
) WITHOUT ROWID;
CREATE TABLE batch_style (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  style TEXT NOT NULL,
  PRIMARY KEY (owner, project, batch, kind, name)
) WITHOUT ROWID;
`;

/** What an import that is being written will change of elements that were there before it; gone once it is published. */
export const BATCH_UPDATES = `
CREATE TABLE batch_update (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  element TEXT NOT NULL,
  edit TEXT NOT NULL,
  PRIMARY KEY (owner, project, batch, element)
) WITHOUT ROWID;
`;

/** Pictures that the person keeps; the files lie beside. One of a canvas belongs to its project, one that was uploaded to none. */
export const IMAGES = `
CREATE TABLE image (
  owner INTEGER NOT NULL,
  id TEXT NOT NULL,
  project INTEGER,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  view TEXT,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE INDEX image_project ON image (owner, project);
`;

/**
 * Texts that were read, with what was found in them (`reading`), what the person made of that (`review`) and which elements came of it
 * (`written`), each as JSON. A reading that ends writes only what its own attempt began.
 */
export const DOCUMENTS = `
CREATE TABLE document (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
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
);
CREATE UNIQUE INDEX document_id ON document (owner, id);
CREATE INDEX document_order ON document (owner, project, id);
CREATE VIRTUAL TABLE document_text USING fts5(
  text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2'
);
`;

/**
 * Recordings; the files lie beside. While one is transcribed, what was heard in each finished part lies apart, so that a transcription that
 * was cut off goes on after it; with its end these rows go. A document may tell which recording it is the transcript of.
 */
export const RECORDINGS = `
CREATE TABLE recording (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
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
);
CREATE UNIQUE INDEX recording_id ON recording (owner, id);
CREATE INDEX recording_order ON recording (owner, project, id);
CREATE TABLE recording_part (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  recording TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  place INTEGER NOT NULL,
  heard TEXT NOT NULL,
  PRIMARY KEY (owner, recording, attempt, place)
) WITHOUT ROWID;
ALTER TABLE document ADD COLUMN recording TEXT;
`;
