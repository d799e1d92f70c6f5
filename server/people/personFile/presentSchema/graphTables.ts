/** How every search index cuts words. Beginnings of one and two letters have an index of their own: they match hundreds of words. */
export const SEARCH = `fts5(
  text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2'
)`;

/**
 * Projects and their graphs, as a file that is made now has them: what all migrations of `schema.ts` end in. `owner` and `project` stand
 * first in every key. An element's number (`seq`) has its project's number in the high bits, so that a project's rows are one range;
 * `batch` is the import that a row came with, 0 for none. Each text is, to the
 * letter, what `ALTER TABLE` leaves, since the check of files compares them.
 */
export const GRAPH_TABLES = `
CREATE TABLE person (owner INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE);

CREATE TABLE project (
  owner INTEGER NOT NULL,
  number INTEGER NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '', version INTEGER NOT NULL DEFAULT 1, archived_at TEXT,
  PRIMARY KEY (owner, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX project_id ON project (owner, id);
CREATE UNIQUE INDEX project_default ON project (owner) WHERE is_default = 1;

CREATE TABLE deleted_project (
  owner INTEGER NOT NULL,
  number INTEGER NOT NULL,
  id TEXT NOT NULL,
  data TEXT NOT NULL,
  deleted_at TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  is_erasing INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX deleted_project_id ON deleted_project (owner, id);

CREATE TABLE graph (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  id TEXT NOT NULL,
  access TEXT NOT NULL,
  access_version INTEGER NOT NULL,
  nodes_total INTEGER NOT NULL DEFAULT 0,
  relationships_total INTEGER NOT NULL DEFAULT 0,
  head INTEGER NOT NULL DEFAULT 0,
  last_node INTEGER NOT NULL,
  last_relationship INTEGER NOT NULL,
  last_batch INTEGER NOT NULL DEFAULT 0,
  first_seq INTEGER NOT NULL,
  end_seq INTEGER NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (owner, project)
) WITHOUT ROWID;
CREATE UNIQUE INDEX graph_id ON graph (owner, id);

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
  undone INTEGER NOT NULL DEFAULT 0, summary TEXT,
  PRIMARY KEY (owner, project, number)
) WITHOUT ROWID;
CREATE INDEX change_undone ON change (owner, project, undone, number);

CREATE TABLE revision (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  element TEXT NOT NULL,
  version INTEGER NOT NULL,
  before TEXT NOT NULL,
  PRIMARY KEY (owner, project, element, version)
) WITHOUT ROWID;

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

CREATE VIRTUAL TABLE node_text USING ${SEARCH};

CREATE VIRTUAL TABLE relationship_text USING ${SEARCH};

CREATE TABLE effect (
  seq INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  key TEXT NOT NULL,
  kind TEXT NOT NULL,
  data TEXT
);
CREATE UNIQUE INDEX effect_key ON effect (owner, key);
CREATE INDEX effect_waiting ON effect (owner, seq) WHERE data IS NOT NULL;

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

CREATE TABLE batch_update (
  owner INTEGER NOT NULL,
  project INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  element TEXT NOT NULL,
  edit TEXT NOT NULL,
  PRIMARY KEY (owner, project, batch, element)
) WITHOUT ROWID;
`;
