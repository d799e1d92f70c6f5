import { withoutTriggers } from './byteTotal.js';

/** The id of a project whose row was lost: the same wherever its number stands. */
export const lostProjectId = (number: string): string => `printf('%026d', ${number})`;

/** A table of records names its project by id. */
const byId = (table: string, index: string, isRequired = true): string => `
DROP INDEX IF EXISTS ${index};
ALTER TABLE ${table} ADD COLUMN project_id TEXT${isRequired ? " NOT NULL DEFAULT ''" : ''};
UPDATE ${table} SET project_id = coalesce(
  (SELECT g.id FROM graph g WHERE g.owner = ${table}.owner AND g.project = ${table}.project), ${lostProjectId('project')})
  WHERE project IS NOT NULL;
ALTER TABLE ${table} DROP COLUMN project;
ALTER TABLE ${table} RENAME COLUMN project_id TO project;
`;

/** What an engine keeps of the graph of a project, taken out of the row of the project. */
const COUNTERS = ['nodes_total', 'relationships_total', 'head', 'last_node', 'last_relationship', 'last_batch'];
const OF_GRAPH = [...COUNTERS, 'first_seq', 'end_seq', 'updated_at'];

/** What the catalogue keeps of a deleted project. */
const OF_CATALOG = ['name', 'is_default', 'created_at', 'description', 'version', 'archived_at'];

const ofDeleted = (column: string): string => `data ->> '$.${column}'`;

/**
 * Projects belong to the catalogue, with an id, and the graph engine keeps a row for each graph, known by that id alone. Records
 * name their project by its id too. A graph that is being erased has lost its counters.
 */
export const PROJECTS_APART = `
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

INSERT INTO graph (owner, project, id, access, access_version, ${OF_GRAPH.join(', ')})
  SELECT owner, project, id, iif(archived_at IS NULL, 'open', 'sealed'), version, ${OF_GRAPH.join(', ')} FROM project;
INSERT INTO graph (owner, project, id, access, access_version, ${OF_GRAPH.join(', ')})
  SELECT owner, project, id, 'hidden', coalesce(${ofDeleted('version')}, 0),
    ${COUNTERS.map((column) => `coalesce(${ofDeleted(column)}, 0)`).join(', ')},
    project * 4294967296, (project + 1) * 4294967296 - 1, coalesce(${ofDeleted('updated_at')}, deleted_at)
  FROM deleted_project;

UPDATE deleted_project SET data = json_object('number', project, 'id', id,
  ${OF_CATALOG.map((column) => `'${column}', ${ofDeleted(column)}`).join(', ')}) WHERE is_erasing = 0;
${withoutTriggers(`${byId('conversation', 'conversation_order')}
CREATE INDEX conversation_order ON conversation (owner, project, pinned, updated_at, id);
${byId('document', 'document_order')}
CREATE INDEX document_order ON document (owner, project, id);
${byId('recording', 'recording_order')}
CREATE INDEX recording_order ON recording (owner, project, id);
${byId('recording_part', 'none')}
${byId('image', 'image_project', false)}
CREATE INDEX image_project ON image (owner, project);

ALTER TABLE deleted_project RENAME COLUMN project TO number;
${OF_GRAPH.map((column) => `ALTER TABLE project DROP COLUMN ${column};`).join('\n')}
ALTER TABLE project RENAME COLUMN project TO number;
`)}
`;
