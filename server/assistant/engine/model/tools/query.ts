import { tool } from 'ai';
import { z } from 'zod';

import { queryNotation } from '../../../../../domain/query/notation.js';
import { isQuery, queryFault } from '../../../../../domain/query/validate.js';
import { citeNode } from '../../../grounding/citations.js';
import { foreignName, knownNames } from '../writing/names.js';
import { shownNode } from './shown.js';
import { type ToolScene } from './ToolScene.js';

const MOST_LISTED = 30;
/** Nodes that a mark of the whole cites. */
const MOST_CITED = 12;

const refusal = ({ path, message }: { readonly path: string; readonly message: string }) =>
  new Error(`query${path}: ${message}`);

/** Runs a query over the graph: what it comes to bears a claim of its own. */
export const query = ({ reading, grounding }: ToolScene) =>
  tool({
    description: `Count, list, rank, compare, group and find ways by a query. Cite what it comes to by its mark. Node is an id that you were given; names are exactly as in <graph>.\n${queryNotation()}`,
    inputSchema: z.object({ query: z.record(z.string(), z.unknown()) }),
    execute: async ({ query: asked }) => {
      if (!isQuery(asked)) throw refusal(queryFault(asked) ?? { path: '', message: 'is none' });
      const fault = foreignName(asked, knownNames(await reading.shape()));
      if (fault !== undefined) throw refusal(fault);
      const { result, nodes } = await reading.query(asked);
      return {
        result: 'ids' in result ? { ...result, ids: undefined } : result,
        mark: grounding.lookup(nodes.slice(0, MOST_CITED).map(citeNode)),
        nodes: nodes.slice(0, MOST_LISTED).map((node) => shownNode(node, reading)),
        nodesLeftOut: Math.max(0, nodes.length - MOST_LISTED),
      };
    },
  });
