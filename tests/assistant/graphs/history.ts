import { sampleGraph } from '../../../server/graph/sample/sampleGraph.js';
import { type ChangeSource } from '../../../server/contract/elements.js';
import { type ImportBatch } from '../../../server/graph/ports/ImportSink.js';
import { type Language } from './Language.js';
import { applyOperations, type NamedOperation } from './operations.js';

/** A step of a known history. */
export interface DatedChange {
  readonly at: string;
  readonly source: ChangeSource;
  readonly reference?: string;
  readonly operations: readonly NamedOperation[];
}

/** A graph with a known past: as it was after the sample was loaded, what changed since, and the time of asking. */
export interface GraphHistory {
  readonly sampleLoadedAt: string;
  readonly now: string;
  readonly before: ImportBatch;
  readonly changes: readonly DatedChange[];
}

const SAMPLE_LOADED_AT = '2026-11-12T08:00:00.000Z';
/** A Saturday. */
export const NOW = '2026-11-21T12:00:00.000Z';

/** The words of the story in each language. */
const WORDS = {
  en: {
    country: 'Country',
    river: 'River',
    flows: 'FLOWS_THROUGH',
    name: 'name',
    population: 'population',
    counted: 'counted on',
    length: 'length (km)',
    romania: 'Romania',
    hungary: 'Hungary',
    germany: 'Germany',
    moldova: 'Moldova',
    turkey: 'Türkiye',
    turkeyNow: 'Turkey',
    bouvet: 'Bouvet Island',
    danube: 'Danube',
    rhine: 'Rhine',
    tisza: 'Tisza',
    prut: 'Prut',
    file: 'rivers.csv',
  },
  ro: {
    country: 'Țară',
    river: 'Râu',
    flows: 'CURGE_PRIN',
    name: 'nume',
    population: 'populație',
    counted: 'numărată la',
    length: 'lungime (km)',
    romania: 'România',
    hungary: 'Ungaria',
    germany: 'Germania',
    moldova: 'Republica Moldova',
    turkey: 'Turcia',
    turkeyNow: 'Türkiye',
    bouvet: 'Insula Bouvet',
    danube: 'Dunărea',
    rhine: 'Rin',
    tisza: 'Tisa',
    prut: 'Prut',
    file: 'rauri.csv',
  },
} as const;

/** The sample graph with five dated changes: by hand, from a file, a rename, a deletion, a property. */
export function graphHistory(language: Language): GraphHistory {
  const words = WORDS[language];
  const country = (name: string) => ({ label: words.country, name });
  const river = (name: string) => ({ label: words.river, name });
  const create = (name: string): NamedOperation => ({ op: 'createNode', node: river(name) });
  const flows = (name: string, through: string): NamedOperation => ({
    op: 'createRelationship',
    type: words.flows,
    from: river(name),
    to: country(through),
  });
  const changes: DatedChange[] = [
    {
      at: '2026-11-15T10:30:00.000Z',
      source: 'hand',
      operations: [
        {
          op: 'updateNode',
          node: country(words.romania),
          set: { [words.population]: 19053815, [words.counted]: '2021-12-01' },
          kinds: { [words.counted]: 'date' },
        },
      ],
    },
    {
      at: '2026-11-18T14:05:00.000Z',
      source: 'import',
      reference: words.file,
      operations: [
        ...[words.danube, words.rhine, words.tisza, words.prut].map(create),
        flows(words.danube, words.romania),
        flows(words.danube, words.hungary),
        flows(words.danube, words.germany),
        flows(words.rhine, words.germany),
        flows(words.tisza, words.hungary),
        flows(words.prut, words.romania),
        flows(words.prut, words.moldova),
      ],
    },
    {
      at: '2026-11-20T09:15:00.000Z',
      source: 'hand',
      operations: [{ op: 'updateNode', node: country(words.turkey), set: { [words.name]: words.turkeyNow } }],
    },
    {
      at: '2026-11-20T16:40:00.000Z',
      source: 'hand',
      operations: [{ op: 'deleteNode', node: country(words.bouvet) }],
    },
    {
      at: '2026-11-21T08:20:00.000Z',
      source: 'hand',
      operations: [{ op: 'updateNode', node: river(words.danube), set: { [words.length]: 2850 } }],
    },
  ];
  return { sampleLoadedAt: SAMPLE_LOADED_AT, now: NOW, before: sampleGraph(language), changes };
}

/** The graph as it stands after its history. */
export function historyGraph(language: Language): ImportBatch {
  const { before, changes } = graphHistory(language);
  const operations = changes.flatMap((change) => change.operations);
  return applyOperations(before, operations, WORDS[language].name);
}
