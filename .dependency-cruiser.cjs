/** The table of docs/architecture.md as rules: layers import downward only, and nothing imports in a circle. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(domain|server|src|machines|graphql|locales|tests|bench|scripts)/',
    // Every callback of the server is guarded by the same lowest layer.
    pathNot: `^domain/|${from.startsWith('^server/') ? '^server/faults/|' : ''}${allowed}`,
  },
});

/** Engines: whoever opens one names it, everybody else calls ports. */
const ENGINES = '^server/(graph/(sqlite|memory|postgres)|records/(sqlite|memory|postgres)|person|store)/';
/** What runs and calls a database; the rest of `server/storage` is text, files and threads. */
const DATABASE =
  '^server/storage/(driver|OwnedDatabase|StatementCache|migrations|Engine|CommandRunner|Store\\w+)\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      // Ids are the one rule that a package knows better: pages and server make them alike.
      ...only('domain-imports-nothing', '^domain/'),
      to: { pathNot: '^domain/|^node_modules/ulid/' },
    },
    only('faults-stand-alone', '^server/faults/'),
    only('contract-stands-alone', '^server/contract/', '^server/contract/'),
    only('config-stands-alone', '^server/config/', '^server/(config|contract)/'),
    only('late-is-low', '^server/late/', '^server/(late|contract)/'),
    only('limits-are-low', '^server/limits/', '^server/(limits|storage|config|contract)/'),
    only('bus-is-low', '^server/bus/', '^server/(bus|config|contract)/'),
    only(
      'realtime-uses-services',
      '^server/realtime/',
      '^server/(realtime|bus|notifications|policies|identity|config|contract)/',
    ),
    only('storage-is-low', '^server/storage/', '^server/(storage|config|contract)/'),
    only('lexicon-stands-alone', '^server/language/lexicon/', '^server/language/lexicon/'),
    only('language-is-low', '^server/language/', '^server/(language/|graph/sample/countries)'),
    only(
      'records-and-graph-use-storage',
      '^server/(records|graph|person)/',
      '^server/(records|graph|person|language/lexicon|storage|config|contract)/',
    ),
    {
      // Either may lie in a database of its own: what the two have in common is the id of a project.
      name: 'graphs-know-no-records-of-persons',
      severity: 'error',
      from: { path: '^server/graph/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/(person/(projectRecords\\.ts$|(chats|documents|recordings|images|notifications|trainExamples|records)/)|records/(chats|documents|recordings|images)/)',
      },
    },
    {
      name: 'records-of-persons-know-no-graph-engine',
      severity: 'error',
      from: { path: '^server/person/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/graph/(sqlite|memory|postgres)/' },
    },
    only('planning-knows-no-engine', '^server/graph/planning/', '^server/graph/planning/'),
    only('store-opens-all-files', '^server/store/', '^server/(store|records|graph|person|storage|config|contract)/'),
    only(
      'services-use-stores',
      '^server/(imports|exports|identity|notifications|effects)/',
      '^server/(imports|exports|identity|notifications|effects|limits|bus|records|graph|storage|config|contract)/',
    ),
    only(
      'jobs-tell-of-their-end',
      '^server/jobs/',
      '^server/(jobs|limits|notifications|bus|records|storage|config|contract)/',
    ),
    only(
      'your-data-is-done-by-jobs',
      '^server/yourData/',
      '^server/(yourData|jobs|imports|exports|images|recordings|pictures|identity|notifications|limits|bus|records|graph|storage|config|contract)/',
    ),
    only(
      'projects-are-copied-by-jobs',
      '^server/projects/',
      '^server/(projects|yourData|jobs|imports|exports|images|recordings|bus|records|graph|storage|config|contract)/',
    ),
    only(
      'payments-tell-of-changes',
      '^server/payments/',
      '^server/(payments|identity|notifications|bus|records|storage|config|contract)/',
    ),
    only('policies-know-who-asks', '^server/policies/', '^server/(policies|identity|contract)/'),
    only('images-are-low', '^server/images/', '^server/(images|pictures|records|limits|storage|config|contract)/'),
    only('pictures-are-low', '^server/pictures/', '^server/(pictures|limits|storage|config|contract)/'),
    only('prose-is-read-alone', '^server/processing/(offline|documents|same)/', '^server/(processing|contract)/'),
    only(
      'processing-uses-jobs',
      '^server/processing/',
      '^server/(processing|language|graph|records|jobs|limits|storage|contract)/',
    ),
    only('recordings-are-low', '^server/recordings/', '^server/(recordings|storage|config|contract)/'),
    only('weights-are-low', '^server/weights/', '^server/(weights|config)/'),
    only(
      'audio-uses-jobs',
      '^server/audio/',
      '^server/(audio|recordings|processing|graph|records|jobs|limits|storage|config|contract)/',
    ),
    only('faq-is-pure', '^server/faq/', '^server/(faq|graph|contract)/'),
    only(
      'assistant-reads-graph',
      '^server/assistant/',
      '^server/(assistant|faq|language|bus|records|graph|limits|storage|config|contract)/|^locales/\\w+/query\\.json$',
    ),
    only('routes-use-services', '^server/(routes|http|gateway|mcp)/', '^server/(?!main)|^graphql/(mesh|generated)/'),
    {
      name: 'edge-knows-no-engine',
      severity: 'error',
      from: { path: '^server/(http|routes|gateway|mcp|realtime|policies)/', pathNot: '\\.test\\.ts$' },
      to: { path: `${ENGINES}|${DATABASE}` },
    },
    {
      // Stages of opening are given the open store; identity and the sandbox of payments keep databases of their own; a model is checked on a graph that lives for the check.
      name: 'services-know-no-engine',
      severity: 'error',
      from: {
        path: '^server/\\w+/',
        pathNot:
          '\\.test\\.ts$|^server/(graph|records|person|store|opening|http|routes|gateway|mcp|realtime|policies)/|^server/assistant/engine/model/trust/checkModel\\.ts$',
      },
      to: { path: ENGINES },
    },
    // Of its texts alone the names of a query's parts, which answers and chips share.
    only('server-knows-no-page', '^server/', '^server/|^graphql/(mesh|generated)/|^locales/\\w+/query\\.json$'),
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
