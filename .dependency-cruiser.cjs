/** The table of docs/architecture.md as rules: layers import downward only, and nothing imports in a circle. */

/** The rooms of server/, with the folders in each that have rules of their own. */
const ROOMS = {
  edge: ['http', 'routes', 'gateway', 'mcp', 'realtime', 'policies', 'describe'],
  graph: ['imports', 'exports', 'projects'],
  assistant: ['faq', 'language'],
  media: ['processing', 'audio', 'recordings', 'images', 'pictures'],
  people: ['identity', 'records', 'personFile', 'yourData', 'payments', 'notifications'],
  platform: ['config', 'storage', 'store', 'jobs', 'effects', 'bus', 'limits', 'late', 'faults', 'weights'],
};

const roomOf = new Map(Object.entries(ROOMS).flatMap(([room, names]) => names.map((name) => [name, room])));

/** Where a folder stands, by its own name; a room's name means what is in it without rules of its own. */
function placeOf(name) {
  const room = roomOf.get(name.split('/')[0]);
  if (room) return `${room}/${name}/`;
  return ROOMS[name] ? `${name}/(?!(?:${ROOMS[name].join('|')})/)` : `${name}/`;
}

/** Folders of the server by their names, as one pattern. */
const server = (...names) => `^server/(?:${names.map(placeOf).join('|')})`;

const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(domain|server|src|machines|graphql|locales|tests|bench|scripts)/',
    // Every callback of the server is guarded by the same lowest layer.
    pathNot: ['^domain/', ...(from.startsWith('^server/') ? [server('faults')] : []), ...allowed].join('|'),
  },
});

/** What folders of the server may import: one another, and the named ones below them. */
const layer = (name, folders, ...below) => only(name, server(...folders), server(...folders, ...below));

/** Engines: whoever opens one names it, everybody else calls ports. */
const ENGINES = `${server(
  'graph/sqlite',
  'graph/memory',
  'graph/postgres',
  'records/sqlite',
  'records/memory',
  'records/postgres',
  'identity/local/postgres',
  'payments/sandbox/postgres',
  'personFile',
  'store',
)}|^server/platform/storage/postgres/(?!NotifyLine)`;
/** What runs and calls a database; the rest of `storage` is text, files and threads. */
const DATABASE =
  '^server/platform/storage/(postgres/|(driver|OwnedDatabase|StatementCache|migrations|Engine|CommandRunner|Store\\w+)\\.ts$)';

/** The drivers of databases. */
const DRIVERS = '^(?:node_modules/)?(?:pg|@photostructure/sqlite)(?:/|$)';

/** Of the page's texts the names of a query's parts alone, which answers and chips share. */
const TEXTS_OF_QUERIES = '^locales/\\w+/query\\.json$';

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      // Ids are the one rule that a package knows better: pages and server make them alike.
      ...only('domain-imports-nothing', '^domain/'),
      to: { pathNot: '^domain/|^node_modules/ulid/' },
    },
    layer('faults-stand-alone', ['faults']),
    layer('contract-stands-alone', ['contract']),
    layer('config-stands-alone', ['config'], 'contract'),
    layer('late-is-low', ['late'], 'contract'),
    layer('limits-are-low', ['limits'], 'storage', 'config', 'contract'),
    layer('bus-is-low', ['bus'], 'storage', 'config', 'contract'),
    layer(
      'realtime-uses-services',
      ['realtime'],
      'bus',
      'notifications',
      'policies',
      'identity',
      'limits',
      'config',
      'contract',
    ),
    layer('storage-is-low', ['storage'], 'config', 'contract'),
    layer('lexicon-stands-alone', ['language/lexicon']),
    layer('language-is-low', ['language'], 'graph/sample'),
    layer(
      'records-and-graph-use-storage',
      ['records', 'graph', 'personFile'],
      'language/lexicon',
      'limits',
      'storage',
      'config',
      'contract',
    ),
    {
      // Either may lie in a database of its own: what the two have in common is the id of a project.
      name: 'graphs-know-no-records-of-persons',
      severity: 'error',
      from: { path: server('graph'), pathNot: '\\.test\\.ts$' },
      to: {
        path: `${server('personFile')}(projectRecords\\.ts$|(chats|documents|recordings|images|notifications|trainExamples|records)/)|${server('records')}(chats|documents|recordings|images)/`,
      },
    },
    {
      name: 'records-of-persons-know-no-graph-engine',
      severity: 'error',
      from: { path: server('personFile'), pathNot: '\\.test\\.ts$' },
      to: { path: server('graph/sqlite', 'graph/memory', 'graph/postgres') },
    },
    layer('planning-knows-no-engine', ['graph/planning']),
    layer(
      'store-opens-all-files',
      ['store'],
      'records',
      'graph',
      'personFile',
      'limits',
      'storage',
      'config',
      'contract',
    ),
    layer(
      'services-use-stores',
      ['imports', 'exports', 'identity', 'notifications', 'effects'],
      'limits',
      'bus',
      'records',
      'graph',
      'storage',
      'config',
      'contract',
    ),
    layer(
      'jobs-tell-of-their-end',
      ['jobs'],
      'limits',
      'notifications',
      'bus',
      'records',
      'storage',
      'config',
      'contract',
    ),
    layer(
      'your-data-is-done-by-jobs',
      ['yourData'],
      'jobs',
      'imports',
      'exports',
      'images',
      'recordings',
      'pictures',
      'identity',
      'notifications',
      'limits',
      'bus',
      'records',
      'graph',
      'storage',
      'config',
      'contract',
    ),
    layer(
      'projects-are-copied-by-jobs',
      ['projects'],
      'yourData',
      'jobs',
      'imports',
      'exports',
      'images',
      'recordings',
      'bus',
      'records',
      'graph',
      'storage',
      'config',
      'contract',
    ),
    layer(
      'payments-tell-of-changes',
      ['payments'],
      'identity',
      'notifications',
      'bus',
      'records',
      'storage',
      'config',
      'contract',
    ),
    layer('policies-know-who-asks', ['policies'], 'identity', 'contract'),
    layer('images-are-low', ['images'], 'pictures', 'records', 'limits', 'storage', 'config', 'contract'),
    layer('pictures-are-low', ['pictures'], 'limits', 'storage', 'config', 'contract'),
    only(
      'prose-is-read-alone',
      server('processing/offline', 'processing/documents', 'processing/same'),
      server('processing', 'contract'),
    ),
    layer(
      'processing-uses-jobs',
      ['processing'],
      'language',
      'graph',
      'records',
      'jobs',
      'limits',
      'storage',
      'contract',
    ),
    layer('recordings-are-low', ['recordings'], 'storage', 'config', 'contract'),
    layer('weights-are-low', ['weights'], 'config'),
    layer(
      'audio-uses-jobs',
      ['audio'],
      'recordings',
      'processing',
      'graph',
      'records',
      'jobs',
      'limits',
      'storage',
      'config',
      'contract',
    ),
    layer('faq-is-pure', ['faq'], 'graph', 'contract'),
    only(
      'assistant-reads-graph',
      server('assistant'),
      server('assistant', 'faq', 'language', 'bus', 'records', 'graph', 'limits', 'storage', 'config', 'contract'),
      TEXTS_OF_QUERIES,
    ),
    only(
      'routes-use-services',
      server('routes', 'http', 'gateway', 'mcp', 'describe'),
      '^server/(?!main)',
      '^graphql/(mesh|generated)/',
    ),
    {
      name: 'edge-knows-no-engine',
      severity: 'error',
      from: { path: '^server/edge/', pathNot: '\\.test\\.ts$' },
      to: { path: `${ENGINES}|${DATABASE}|${DRIVERS}` },
    },
    {
      // Stages of opening are given the open store, commands work on what no product holds open; identity and the sandbox of payments keep databases of their own; a model is checked on a graph that lives for the check.
      name: 'services-know-no-engine',
      severity: 'error',
      from: {
        path: '^server/\\w+/',
        pathNot: [
          '\\.test\\.ts$',
          server('graph', 'records', 'personFile', 'store', 'storage/postgres'),
          '^server/people/(identity/local|payments/sandbox)/postgres/',
          '^server/(edge|opening|commands)/',
          '^server/assistant/engine/model/trust/checkModel\\.ts$',
        ].join('|'),
      },
      to: { path: ENGINES },
    },
    only('server-knows-no-page', '^server/', '^server/', '^graphql/(mesh|generated)/', TEXTS_OF_QUERIES),
    {
      ...only('machines-know-rules-alone', '^machines/', '^machines/'),
      to: { path: '^(server|src|locales)/' },
    },
    {
      // What the contract says of a payload, and nothing that runs.
      name: 'machines-take-types-of-payloads-alone',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: '^graphql/', dependencyTypesNot: ['type-only'] },
    },
    {
      // What else a page needs of a machine's folder is a rule, and belongs into domain/.
      name: 'pages-take-machines-alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^machines/', pathNot: '^machines/\\w+Machine\\.ts$' },
    },
    {
      name: 'screens-know-no-screen',
      severity: 'error',
      from: { path: '^src/screens/([^/]+/[^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      // The list of pages is the one place that knows the screens, and loads each when it is wanted.
      name: 'screens-are-the-top',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(screens/|app/pages\\.ts$)' },
      to: { path: '^src/screens/' },
    },
    only('pages', '^src/', '^(src|machines|locales)/|^graphql/generated/'),
    only('locales-stand-alone', '^locales/', '^locales/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.app.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.json'],
    },
  },
};
