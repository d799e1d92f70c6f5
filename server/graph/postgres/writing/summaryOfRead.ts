import { type Edit } from '../../../../domain/changes/edit.js';
import { type ChangeSummary } from '../../../contract/changeSummary.js';
import { type ElementSource } from '../../changing/ElementSource.js';
import { NO_SUMMARY, summaryOfEdits } from '../../changing/summary/summaryOfEdits.js';
import { captionsOf } from '../naming.js';
import { type Graph } from '../rows.js';
import { elementsOfEdits } from './elementsOfEdits.js';

/** The elements that some edits name, as they stand, for rules that read at once. */
export async function namesOf(
  graph: Graph,
  edits: readonly Edit[],
): Promise<Pick<ElementSource, 'node' | 'relationship' | 'captions'>> {
  const { nodes, relationships } = await elementsOfEdits(graph, edits, true);
  const captions = await captionsOf(graph);
  return {
    node: (id) => nodes.get(id),
    relationship: (id) => relationships.get(id),
    captions: () => captions,
  };
}

/** What edits did, from the elements as they stand now. */
export const summaryOfRead = async (graph: Graph, edits: readonly Edit[]): Promise<ChangeSummary> =>
  edits.length === 0 ? NO_SUMMARY : summaryOfEdits(await namesOf(graph, edits), edits);
