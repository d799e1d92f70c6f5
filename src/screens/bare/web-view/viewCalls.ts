import { type components } from '../../../../graphql/generated/rest';
import { type OverviewRequest } from '../../../../machines/overviewMachine';
import { failureOf, ProblemFailure } from '../../../apollo/ProblemFailure';
import { timedFetch } from '../../../apollo/timedFetch';
import { limitOfPath } from '../../../apollo/timeLimits';
import { type GraphNode, type GraphRelationship } from '../../../../domain/elements/elements';
import { type QueryResult } from '../../../../domain/query/Result';
import { type StoredStyle } from '../../../../domain/styles/style';
import { type GraphOverview } from '../../../graph/elements';
import { MOST_HITS, type SearchHits } from '../../../graph/graphSearch';
import { overviewPath } from '../../../graph/overview';

/** What a view shows, and which pages may show it. */
export type Viewed = components['schemas']['ViewedProject'];

interface Elements {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
}

/** Most ids of a kind in one call. */
const MOST_IDS = 100;

/** What a view asks of the backend: a few reads over REST, by its own token. Each throws ProblemFailure. */
export interface ViewCalls {
  ask(path: string, signal?: AbortSignal, body?: unknown): Promise<Response>;
  viewed(): Promise<Viewed>;
  overview(request: OverviewRequest, signal: AbortSignal): Promise<GraphOverview>;
  /** Elements as they stand now; those that are not there are left out. */
  elements(nodeIds: readonly string[], relationshipIds: readonly string[]): Promise<Elements>;
  /** What the query of the saved view comes to that is shown: of some nodes, or of all. */
  result(among?: readonly string[]): Promise<QueryResult>;
  /** How labels and types look. */
  styles(signal: AbortSignal): Promise<readonly StoredStyle[]>;
  search(text: string): Promise<SearchHits>;
  /** A node with its neighbours, of all types or of one. */
  neighbourhood(nodeId: string, limit: number, type?: string): Promise<Elements & { readonly nodesLeftOut: number }>;
}

/** Whether the view is over, or never was: asking again would change nothing. */
export const isOver = (error: unknown): error is ProblemFailure =>
  error instanceof ProblemFailure && (error.status === 401 || error.code === 'PROJECT_NOT_FOUND');

/** Makes the calls of a view. @param onOver told of a refusal after which nothing more is shown */
export function viewCalls(secret: string, onOver: (failure: ProblemFailure) => void): ViewCalls {
  const ask: ViewCalls['ask'] = async (path, signal, body) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${secret}`, ...json };
    const init = { headers, ...sent, ...(signal === undefined ? {} : { signal }) };
    const response = await timedFetch(path, init, limitOfPath(path)).catch((error: unknown) => {
      throw signal?.aborted === true ? error : new ProblemFailure({ code: 'UNAVAILABLE', status: 0 });
    });
    if (response.ok) return response;
    const failure = await failureOf(response);
    if (isOver(failure)) onOver(failure);
    throw failure;
  };
  const read = async <T>(path: string, signal?: AbortSignal) => (await (await ask(path, signal)).json()) as T;
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  return {
    ask,
    viewed: () => read('/api/neo4j/viewed-project'),
    overview: (request, signal) => read(overviewPath(request), signal),
    async elements(nodeIds, relationshipIds) {
      const nodes: GraphNode[] = [];
      const relationships: GraphRelationship[] = [];
      for (let from = 0; from < Math.max(nodeIds.length, relationshipIds.length); from += MOST_IDS) {
        const part = {
          nodeIds: nodeIds.slice(from, from + MOST_IDS),
          relationshipIds: relationshipIds.slice(from, from + MOST_IDS),
        };
        const named = Object.entries(part).filter(([, ids]) => ids.length > 0);
        const wanted = Object.fromEntries(named.map(([name, ids]) => [name, ids.join(',')]));
        const found = await read<Elements>(`/api/neo4j/elements?${query(wanted)}`);
        nodes.push(...found.nodes);
        relationships.push(...found.relationships);
      }
      return { nodes, relationships };
    },
    result: async (among) => {
      const answer = await ask('/api/neo4j/viewed-nodes', undefined, among === undefined ? {} : { among });
      return ((await answer.json()) as { result: QueryResult }).result;
    },
    styles: async (signal) => (await read<{ items: StoredStyle[] }>('/api/neo4j/styles', signal)).items,
    search: (text) => read(`/api/neo4j/search?${query({ text: text.trim(), limit: String(MOST_HITS) })}`),
    neighbourhood: (nodeId, limit, type) => {
      const wanted = { hops: '1', limit: String(limit), ...(type === undefined ? {} : { type }) };
      return read(`/api/neo4j/node/${nodeId}/neighbourhood?${query(wanted)}`);
    },
  };
}
