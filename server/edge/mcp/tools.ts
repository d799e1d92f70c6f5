import { type TSchema } from 'typebox';

import { type ChatTurn } from '../../contract/chat/messages.js';
import { PathsToolInput, SchemaToolInput } from '../../contract/mcp.js';
import { type Operation } from '../../contract/operation.js';
import { proposeChanges } from '../../contract/operations/chat.js';
import { neighbourhood, queryGraph, searchGraph } from '../../contract/operations/graph.js';
import { type Query } from '../../../domain/query/Query.js';

/** What a tool does with what it is given, by an operation of the contract: who may call it is the policy of that. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly operation: Operation;
  /** What it takes, where that is not what its operation takes. */
  readonly takes?: { readonly schema: TSchema; readonly asked: (given: never) => Readonly<Record<string, unknown>> };
  /** What is told of the answer; all of it without a word. */
  readonly tells?: (answer: never, origin: string) => unknown;
}

const CITE =
  'Nodes and relationships come with ids; cite them by their addresses, which open the canvas (see the resource links).';

const queryAsked = (projectId: string | undefined, query: Query) => ({
  ...(projectId === undefined ? {} : { projectId }),
  query,
});

/** What a model has to know of a proposal: where the person finds it, and what it comes to. */
const proposalTold = ({ conversation, question, answer }: ChatTurn, origin: string) => ({
  state: answer.proposal?.state,
  review: `${origin}/dashboard/chat?conversation=${conversation.id}`,
  uid: question.uid,
  conversationId: conversation.id,
  changes: answer.proposal?.operations.map(({ summary, duplicates }) => ({ summary, duplicates })),
});

/** Every tool of the endpoint. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'schema',
    title: 'What the graph is made of',
    description:
      'Labels with their totals and properties, relationship types with their totals, and which labels each type joins. Read this before you write a query.',
    operation: queryGraph as unknown as Operation,
    takes: {
      schema: SchemaToolInput,
      asked: ({ projectId }: SchemaToolInput) => queryAsked(projectId, { kind: 'schema' }),
    },
  },
  {
    name: 'query',
    title: 'Ask the graph a question as data',
    description: `Sets of nodes by labels, properties and what they are joined to, within each other as deep as needed; counted, ranked, grouped, summed up, or joined by paths. Names of labels, types and properties are those of "schema". A fault is named by its place (arguments/query/set/of/label). Or ask in read-only Cypher by "cypher" in place of "query": it comes with its rows as "table", and what is not supported is refused with line and column. ${CITE}`,
    operation: queryGraph as unknown as Operation,
  },
  {
    name: 'search',
    title: 'Find by words',
    description: `Nodes and relationships whose labels, types or properties hold these words, whatever their case and diacritics. ${CITE}`,
    operation: searchGraph as unknown as Operation,
  },
  {
    name: 'neighbours',
    title: 'What is around a node',
    description: `The surroundings of a node, hop by hop, with the relationships among them; "limit" says how many nodes. ${CITE}`,
    operation: neighbourhood as unknown as Operation,
  },
  {
    name: 'paths',
    title: 'Shortest paths between two nodes',
    description: `All shortest paths between two nodes, or one, along relationships of some types and a direction. ${CITE}`,
    operation: queryGraph as unknown as Operation,
    takes: {
      schema: PathsToolInput,
      asked: ({
        projectId,
        from,
        to,
        types = [],
        direction = 'either',
        which = 'allShortest',
        limit,
      }: PathsToolInput) => ({
        ...queryAsked(projectId, {
          kind: 'paths',
          from: { kind: 'nodes', ids: [from] },
          to: { kind: 'nodes', ids: [to] },
          step: { types, direction },
          which,
          ...(limit === undefined ? {} : { limit }),
        }),
        joined: true,
      }),
    },
  },
  {
    name: 'propose',
    title: 'Propose changes',
    description:
      'Puts changes before the person, who looks at them in Harta and accepts or refuses each; nothing is written by this. Name nodes that exist by ids that you have read. "text" says to the person what the changes are for.',
    operation: proposeChanges as unknown as Operation,
    tells: proposalTold,
  },
];
