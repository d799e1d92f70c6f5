import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/graph.js';
import { type NodeId, type RelationshipId } from '../../../contract/ids.js';
import { type TextAnswers } from '../../../graph/asText.js';
import { type GraphReader } from '../../../graph/ports/GraphReader.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { parse, stringify } from '../../../platform/storage/Json.js';
import { serve } from '../serve.js';
import { answerCypher } from './cypher.js';
import { checkedQuery, deadlineOf, listingOfAll } from './query.js';

/** The ids of a list that the contract has checked. */
const idsIn = <Id extends string>(list = ''): Id[] => (list === '' ? [] : (list.split(',') as Id[]));

/** Parts of the graph: what a canvas draws, the surroundings of a node, ways between two, what words find. */
export function serveGraph(app: FastifyInstance, graph: TextAnswers<GraphReader>): void {
  serve(app, contract.graphOverview, ({ scope, query }) => graph.overview(scope, query));
  serve(app, contract.graphElements, ({ scope, query }) =>
    graph.elements(scope, {
      nodeIds: idsIn<NodeId>(query.nodeIds),
      relationshipIds: idsIn<RelationshipId>(query.relationshipIds),
    }),
  );
  serve(app, contract.relationshipsAmong, ({ scope, body }) => graph.relationshipsAmong(scope, body.nodeIds));
  serve(app, contract.neighbourhood, ({ scope, params, query }) => graph.neighbourhood(scope, params.nodeId, query));
  serve(app, contract.shortestPath, ({ scope, query }) => graph.shortestPath(scope, query));
  serve(app, contract.queryGraph, async ({ scope, body, reply }) => {
    const deadline = deadlineOf(reply);
    const { cypher, joined, idsOnly } = body;
    if (idsOnly === true) return graph.query(scope, listingOfAll(body), deadline, 'none');
    const detail = joined === true ? 'joined' : 'nodes';
    if (cypher === undefined) return graph.query(scope, checkedQuery(body.query), deadline, detail);
    if (body.query !== undefined) throw ProblemError.field('body/cypher', 'stands beside a query', 'QUERY_INVALID');
    return stringify(
      await answerCypher(cypher, async (query, isFirst) =>
        parse(await graph.query(scope, query, deadline, isFirst ? detail : 'nodes')),
      ),
    );
  });
  serve(app, contract.searchGraph, ({ scope, query }) => graph.search(scope, query));
}
