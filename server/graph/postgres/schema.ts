import { COUNT_BYTES } from './bytes.js';
import { type Database } from '../../platform/storage/postgres/Database.js';
import { migrateTo } from '../../platform/storage/postgres/migrate.js';
import { QUERY_FUNCTIONS } from './queryFunctions.js';

/**
 * The graphs of all persons. `owner` stands first in every key. An element's number (`seq`) has the project's number in its high bits, so
 * that a project's rows are one range; `batch` is the import that a row came with, 0 for none, and rows of a hidden batch are not there for
 * any reader. Texts sort by their bytes. What a person wrote is kept twice: as JSON text to answer with, whose numbers and order of names stay, and as `props`
 * to ask, whose texts `folded` has without case and diacritics; `truths` has what their values say of yes and no. `words` are folded in JavaScript, since no dictionary of PostgreSQL folds as the rest of the product does.
 */
const VERSION_1 = `
CREATE TABLE person (
  owner bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE
);

-- The graph of a project, known by the id of that alone; project is its number in all its other rows.
CREATE TABLE graph (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  access text NOT NULL,
  access_version int NOT NULL,
  nodes_total bigint NOT NULL DEFAULT 0,
  relationships_total bigint NOT NULL DEFAULT 0,
  head bigint NOT NULL DEFAULT 0,
  last_node bigint NOT NULL,
  last_relationship bigint NOT NULL,
  last_batch int NOT NULL DEFAULT 0,
  first_seq bigint NOT NULL,
  updated_at text NOT NULL,
  PRIMARY KEY (owner, project)
);
CREATE UNIQUE INDEX graph_id ON graph (owner, id);

CREATE TABLE node (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  seq bigint NOT NULL,
  batch int NOT NULL,
  id text COLLATE "C" NOT NULL,
  degree int NOT NULL DEFAULT 0,
  caption text COLLATE "C" NOT NULL,
  version int NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  labels text NOT NULL,
  properties text NOT NULL,
  kinds text NOT NULL,
  provenance text,
  props jsonb NOT NULL,
  folded jsonb NOT NULL,
  truths jsonb NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (owner, seq)
);
CREATE UNIQUE INDEX node_id ON node (owner, project, id, batch);
CREATE INDEX node_degree ON node (owner, project, degree, seq);
CREATE INDEX node_caption ON node (owner, project, caption, seq);
CREATE INDEX node_updated ON node (owner, project, updated_at, seq);
CREATE INDEX node_words ON node USING gin (words);
CREATE INDEX node_props ON node USING gin (props jsonb_path_ops);

CREATE TABLE node_label (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  label text COLLATE "C" NOT NULL,
  node bigint NOT NULL,
  PRIMARY KEY (owner, project, label, node)
);

CREATE TABLE position (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  node bigint NOT NULL,
  place text NOT NULL,
  PRIMARY KEY (owner, project, node)
);

CREATE TABLE relationship (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  seq bigint NOT NULL,
  batch int NOT NULL,
  id text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  start_node bigint NOT NULL,
  end_node bigint NOT NULL,
  version int NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  properties text NOT NULL,
  kinds text NOT NULL,
  provenance text,
  props jsonb NOT NULL,
  folded jsonb NOT NULL,
  truths jsonb NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (owner, seq)
);
CREATE UNIQUE INDEX relationship_id ON relationship (owner, project, id, batch);
CREATE INDEX relationship_start ON relationship (owner, project, start_node, type, batch, end_node);
CREATE INDEX relationship_end ON relationship (owner, project, end_node, type, batch, start_node);
CREATE INDEX relationship_type ON relationship (owner, project, type, id);
CREATE INDEX relationship_updated ON relationship (owner, project, updated_at, seq);
CREATE INDEX relationship_words ON relationship USING gin (words);

CREATE TABLE label_total (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  name text COLLATE "C" NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (owner, project, name)
);
CREATE TABLE type_total (LIKE label_total INCLUDING ALL);

CREATE TABLE change (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  number bigint NOT NULL,
  id text NOT NULL,
  at text COLLATE "C" NOT NULL,
  source text NOT NULL,
  reference text,
  counts text NOT NULL,
  edits text NOT NULL,
  summary text NOT NULL,
  batch int NOT NULL DEFAULT 0,
  undone boolean NOT NULL DEFAULT false,
  PRIMARY KEY (owner, project, number)
);
CREATE INDEX change_undone ON change (owner, project, number) WHERE undone;

CREATE TABLE revision (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  element text COLLATE "C" NOT NULL,
  version int NOT NULL,
  before text NOT NULL,
  PRIMARY KEY (owner, project, element, version)
);

CREATE TABLE batch (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  batch int NOT NULL,
  import_id text COLLATE "C" NOT NULL,
  state text NOT NULL,
  nodes_total bigint NOT NULL DEFAULT 0,
  relationships_total bigint NOT NULL DEFAULT 0,
  first_node bigint NOT NULL,
  first_relationship bigint NOT NULL,
  last_node bigint NOT NULL,
  last_relationship bigint NOT NULL,
  PRIMARY KEY (owner, project, batch)
);
CREATE TABLE batch_total (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  batch int NOT NULL,
  kind text NOT NULL,
  name text COLLATE "C" NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (owner, project, batch, kind, name)
);
CREATE TABLE batch_end (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  batch int NOT NULL,
  node bigint NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (owner, project, batch, node)
);
CREATE TABLE hidden_batch (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  batch int NOT NULL,
  PRIMARY KEY (owner, project, batch)
);
CREATE TABLE style (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  version bigint NOT NULL,
  style text NOT NULL,
  PRIMARY KEY (owner, project, kind, name)
);
CREATE TABLE batch_style (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  batch int NOT NULL,
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  style text NOT NULL,
  PRIMARY KEY (owner, project, batch, kind, name)
);
CREATE TABLE batch_update (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  batch int NOT NULL,
  element text COLLATE "C" NOT NULL,
  edit text NOT NULL,
  PRIMARY KEY (owner, project, batch, element)
);

CREATE TABLE effect (
  owner bigint NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  key text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  data text,
  PRIMARY KEY (owner, key)
);
CREATE INDEX effect_waiting ON effect (owner, seq) WHERE data IS NOT NULL;
`;

/** The catalogue of projects lies with the records: the first version made one here as well. */
const NO_CATALOGUE = 'DROP TABLE IF EXISTS project';

/** What a graph takes of its person's limit of bytes; what earlier versions wrote is counted once. */
const BYTES = `
ALTER TABLE graph ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
${COUNT_BYTES}
`;

/**
 * The order of elements by properties: `name` is the table and the property, those of a graph that are stored are in its `sorted`.
 */
const SORT_KEYS = `
ALTER TABLE graph ADD COLUMN sorted text[] NOT NULL DEFAULT '{}';
CREATE TABLE sort_key (
  owner bigint NOT NULL,
  project bigint NOT NULL,
  name text COLLATE "C" NOT NULL,
  kind smallint NOT NULL,
  number float8 NOT NULL,
  text text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  batch int NOT NULL,
  PRIMARY KEY (owner, project, name, seq)
);
CREATE INDEX sort_key_order ON sort_key (owner, project, name, kind, number, text, seq) INCLUDE (batch);
CREATE INDEX sort_key_batch ON sort_key (owner, project, batch) WHERE batch > 0;
`;

/** By the node that a relationship starts at the index tells the other, and which relationship it is. */
const STARTS = `
DROP INDEX relationship_start;
CREATE INDEX relationship_start ON relationship (owner, project, start_node, type, batch, end_node) INCLUDE (seq);
`;

/**
 * Keys are stored a slice at a time, and of what has no such property too. Those of earlier versions have none of that and are stored again
 * when somebody asks.
 */
const ORDERS_IN_SLICES = `
ALTER TABLE graph ADD COLUMN sorting jsonb NOT NULL DEFAULT '{}';
UPDATE graph SET sorted = '{}' WHERE sorted <> '{}';
TRUNCATE sort_key;
DROP INDEX sort_key_batch;
`;

/** The same by the node that it ends at: a list by what that is called is counted up to a place without reading a relationship. */
const ENDS = `
DROP INDEX relationship_end;
CREATE INDEX relationship_end ON relationship (owner, project, end_node, type, batch, start_node) INCLUDE (seq);
`;

/** Every schema of the database, oldest first. */
export const GRAPH_MIGRATIONS: readonly string[] = [
  `${VERSION_1}${QUERY_FUNCTIONS}`,
  NO_CATALOGUE,
  BYTES,
  SORT_KEYS,
  STARTS,
  ORDERS_IN_SLICES,
  ENDS,
];

/** The number of the present schema of graphs. */
export const GRAPH_SCHEMA = GRAPH_MIGRATIONS.length;

/** Brings the database to the present schema of graphs. */
export const migrate = (database: Database): Promise<void> =>
  migrateTo(database, { table: 'harta_schema', migrations: GRAPH_MIGRATIONS });
