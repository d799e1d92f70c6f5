import { type ImportBatch } from '../../../server/graph/ports/ImportSink.js';
import { sampleGraph } from '../../../server/graph/sample/sampleGraph.js';
import { filmsGraph } from './films.js';
import { flightsGraph } from './flights.js';
import { historyGraph } from './history.js';
import { type Language } from './Language.js';

const BUILDERS = {
  sample: sampleGraph,
  history: historyGraph,
  flights: flightsGraph,
  films: filmsGraph,
} satisfies Record<string, (language: Language) => ImportBatch>;

/** The graphs that questions are asked of. */
export type GraphName = keyof typeof BUILDERS;

const built = new Map<string, ImportBatch>();

/** A graph in a language; built once, so that its ids stay the same within a run. */
export function graphOf(name: GraphName, language: Language): ImportBatch {
  const key = `${name} ${language}`;
  const graph = built.get(key) ?? BUILDERS[name](language);
  built.set(key, graph);
  return graph;
}
