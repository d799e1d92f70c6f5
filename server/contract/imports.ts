import { type Static, Type } from 'typebox';

import { LabelCount, TypeCount } from './elements.js';
import { ImportIdSchema, importId, nodeId, projectId, ProjectQuery, relationshipId } from './ids.js';
import { DateTime, ref, words } from './schema.js';

export { ImportIdSchema };

/** Formats that are read. `csv` is a pair of files, or one `source,target,type` file; both header styles are recognised. */
export const IMPORT_FORMATS = ['csv', 'cytoscape', 'harta', 'graphml'] as const;
export const ImportFormat = words(IMPORT_FORMATS, { $id: 'ImportFormat' });
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Formats that are written, with their media types; a pair of tables comes in a zip, or a half at a time. */
export const EXPORT_MEDIA_TYPES = {
  harta: 'application/json',
  cytoscape: 'application/json',
  graphml: 'application/graphml+xml',
  gexf: 'application/gexf+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csvPair: 'application/zip',
  csvNodes: 'text/csv',
  csvRelationships: 'text/csv',
  cypher: 'text/plain',
  turtle: 'text/turtle',
  dot: 'text/vnd.graphviz',
} as const;
export type ExportFormat = keyof typeof EXPORT_MEDIA_TYPES;
const EXPORT_FORMATS = Object.keys(EXPORT_MEDIA_TYPES) as ExportFormat[];
export const ExportFormat = words(EXPORT_FORMATS, { $id: 'ExportFormat' });

/** uploaded → checking → checked (or refused) → writing → done (or failed); cancelled from any but the ends. */
export const IMPORT_STATES = ['checking', 'checked', 'refused', 'writing', 'done', 'failed', 'cancelled'] as const;
export const ImportState = words(IMPORT_STATES, { $id: 'ImportState' });
export type ImportState = (typeof IMPORT_STATES)[number];

export const ImportIssue = Type.Object(
  {
    file: Type.String(),
    row: Type.Optional(Type.Integer({ description: 'Row or line of the file, the first is 1' })),
    column: Type.Optional(Type.String()),
    code: Type.String({ description: 'What is wrong, for the reader to put in words' }),
    detail: Type.String({ description: 'The same in English, with the value' }),
    count: Type.Optional(Type.Integer({ description: 'How often this is so; once without' })),
    rows: Type.Optional(Type.Array(Type.Integer(), { description: 'The first rows where it is so' })),
    fatal: Type.Boolean({
      description: 'True when the import cannot go on; false for what is changed on the way (nested values, …)',
    }),
  },
  { $id: 'ImportIssue' },
);
export type ImportIssue = Static<typeof ImportIssue>;

export const MetCounts = Type.Object(
  { created: Type.Integer(), changed: Type.Integer(), unchanged: Type.Integer(), unmatched: Type.Integer() },
  { $id: 'MetCounts', description: 'New, changed, as they were already, and left out since nothing was met' },
);

export const MetProperty = Type.Object(
  {
    property: Type.String(),
    added: Type.Integer({ description: 'Elements that did not have it' }),
    overwritten: Type.Integer({ description: 'Elements that had another value' }),
    before: Type.Optional(Type.String({ description: 'A value that is overwritten' })),
    after: Type.Optional(Type.String({ description: 'What takes its place' })),
  },
  { $id: 'MetProperty', description: 'A property that a table changes of what the project holds' },
);

export const MetTable = Type.Object(
  {
    table: Type.String(),
    nodes: ref(MetCounts),
    relationships: ref(MetCounts),
    properties: Type.Array(ref(MetProperty)),
  },
  { $id: 'MetTable', description: 'What a table that merges with the project meets there' },
);

export const ImportJob = Type.Object(
  {
    id: importId(),
    projectId: projectId(),
    fileNames: Type.Array(Type.String()),
    format: Type.Optional(Type.String({ description: 'The recognised format; absent when none was' })),
    state: ref(ImportState),
    bytesRead: Type.Integer(),
    bytesTotal: Type.Integer(),
    nodes: Type.Integer({ description: 'Nodes found, or written so far' }),
    relationships: Type.Integer(),
    nodesWritten: Type.Integer(),
    relationshipsWritten: Type.Integer(),
    labels: Type.Array(ref(LabelCount)),
    types: Type.Array(ref(TypeCount)),
    issues: Type.Array(ref(ImportIssue), { description: 'The first 100' }),
    issuesTotal: Type.Integer({ description: 'How many different complaints there are' }),
    tables: Type.Optional(
      Type.Integer({ description: 'Tables that a mapping says something about; none for a file that says all itself' }),
    ),
    isBlocked: Type.Optional(Type.Boolean({ description: 'True when it cannot be written as it is mapped' })),
    met: Type.Optional(Type.Array(ref(MetTable), { description: 'Tables that merge with what the project holds' })),
    createdAt: DateTime('When it was uploaded'),
  },
  { $id: 'ImportJob', description: 'A file on its way into a project: checked first, written when the person says so' },
);
export type ImportJob = Static<typeof ImportJob>;
export const ImportList = Type.Object(
  { items: Type.Array(ref(ImportJob)), total: Type.Integer() },
  { $id: 'ImportList' },
);

export const ExportQuery = Type.Object({ ...ProjectQuery, format: ref(ExportFormat) }, { additionalProperties: false });

/** Most elements that are named in one call. */
const MOST_EXPORTED = 50_000;

export const ExportElementsInput = Type.Object(
  {
    ...ProjectQuery,
    format: ref(ExportFormat),
    nodeIds: Type.Array(nodeId(), { maxItems: MOST_EXPORTED }),
    relationshipIds: Type.Optional(
      Type.Array(relationshipId(), {
        maxItems: MOST_EXPORTED,
        description:
          'Without them, all that are between these nodes; of those that are named, the ones with both ends among the nodes',
      }),
    ),
  },
  { $id: 'ExportElementsInput', additionalProperties: false },
);

export const LoadSampleInput = Type.Object(
  { ...ProjectQuery, language: words(['en', 'ro'], { title: 'SampleLanguage' }) },
  { $id: 'LoadSampleInput', additionalProperties: false },
);
