import { EMPTY_SUMMARY, type GraphSummary, summarised } from '../../../domain/styles/summary';
import { restFetch } from '../../apollo/rest';
import { type GraphOverview } from '../elements';

/** Elements by which values and numbers are known: as many as tell what a graph is like. */
const SAMPLE = { nodes: '500', relationships: '1500' } as const;
/** What was read stays right for so long, as far as colours of values are concerned. */
const KEPT_MS = 60_000;

const kept = new Map<string, { readonly at: number; readonly summary: Promise<GraphSummary> }>();

async function readSummary(projectId: string): Promise<GraphSummary> {
  const response = await restFetch(`/api/neo4j/graph?${new URLSearchParams({ ...SAMPLE, projectId })}`);
  const { nodes, relationships } = (await response.json()) as GraphOverview;
  return summarised(nodes, relationships);
}

/**
 * What a project is made of, so that a few of its elements are drawn as on its canvas: a number lies where it lies among all, and a value has
 * the colour that it has there. Read once for all that a page draws. Without it they are drawn by what is chosen alone.
 */
export function projectSummary(projectId: string): Promise<GraphSummary> {
  const known = kept.get(projectId);
  if (known !== undefined && performance.now() - known.at < KEPT_MS) return known.summary;
  const summary = readSummary(projectId).catch(() => {
    kept.delete(projectId);
    return EMPTY_SUMMARY;
  });
  kept.set(projectId, { at: performance.now(), summary });
  return summary;
}
