import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type ByLanguage, LANGUAGES } from '../../../domain/language/languages.js';
import { chosenCaptions, type ChosenCaptions, nameOf } from '../../../domain/styles/names.js';
import { type LabelWords, labelWordsIn, type TypeWords, typeWordsIn } from '../../../domain/styles/typeWords.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Query } from '../../../domain/query/Query.js';
import { type QueryAnswer } from '../../contract/query.js';
import { type NodeId } from '../../contract/ids.js';
import { type GraphPath, type SearchResult } from '../../contract/subgraphs.js';
import { type GraphScope } from '../../graph/ports/scope.js';
import { type ChangeLog } from '../../graph/ports/ChangeLog.js';
import { type ProjectCatalog } from '../../people/records/projects/ProjectCatalog.js';
import { type GraphReader, type GraphTotals } from '../../graph/ports/GraphReader.js';
import { type AnyWord, type ChangeDetail, type GraphShape, type Mentions } from '../../graph/asked.js';

/** The calls of a graph that the assistant reads by. */
export const GRAPH_READS = [
  ...(['changeDetails', 'elements', 'lookup', 'neighbourhood', 'overview', 'patchCounts', 'query'] as const),
  ...(['relationships', 'schema', 'search', 'shortestPath', 'styles', 'withAnyWord'] as const),
] as const;

/** What the assistant reads of graphs. */
export type AssistantGraph = Pick<
  GraphReader & ChangeLog & ProjectCatalog,
  (typeof GRAPH_READS)[number] | 'projects' | 'totals'
>;

/** What one query of an answer may take, ms. */
const LONGEST_QUERY = 2000;

/** Steps that a path may have. */
const MOST_HOPS = 12;

/** What a person chose that nodes and types are called. */
export interface Said {
  readonly captions: ChosenCaptions;
  readonly types: TypeWords;
  readonly labels: LabelWords;
}

/** Where nothing was chosen. */
export const AS_USUAL: Said = { captions: new Map(), types: new Map(), labels: new Map() };

/** Reads a person's graph for one answer and keeps which elements it read: no other may be cited. */
export class GraphReading {
  readonly nodes = new Map<string, GraphNode>();
  readonly relationships = new Map<string, GraphRelationship>();
  #shape: Promise<GraphShape> | undefined;
  #said: Promise<Said> | undefined;
  /** What was looked up for this answer: readers of a question ask for the same. */
  readonly #lookups = new Map<string, Promise<GraphNode[]>>();
  readonly #answers = new Map<string, QueryAnswer>();
  /** What was chosen that they are called, as far as it was asked for. */
  called = AS_USUAL;

  constructor(
    readonly store: AssistantGraph,
    readonly scope: GraphScope,
    readonly signal: AbortSignal,
  ) {}

  /** The graph, until the answer is stopped. */
  get #live(): AssistantGraph {
    this.signal.throwIfAborted();
    return this.store;
  }

  /** What the graph is made of; read once. */
  shape(): Promise<GraphShape> {
    this.#shape ??= Promise.all([this.#live.schema(this.scope), this.said()]).then(([shape, said]) =>
      inWords(shape, said),
    );
    return this.#shape;
  }

  /** How many nodes and relationships there are. */
  totals = (): Promise<GraphTotals> => this.#live.totals(this.scope);

  /** What nodes and types are called, where that was chosen for their label or type; read once. */
  said(): Promise<Said> {
    this.#said ??= this.#live.styles(this.scope).then(({ items }) => {
      this.called = { captions: chosenCaptions(items), types: typeWordsIn(items), labels: labelWordsIn(items) };
      return this.called;
    });
    return this.#said;
  }

  /** What a node is called on the canvas of its project, once it was asked what nodes are called by. */
  nameOf = (node: Pick<GraphNode, 'labels' | 'properties'>): string => nameOf(node, this.called.captions);

  /** Nodes that words may mean. They are candidates, not evidence: reading them does not make them citable. */
  mentioned = async (mentions: Mentions): Promise<GraphNode[]> => {
    const asked = JSON.stringify(mentions);
    const found = this.#lookups.get(asked) ?? this.#live.lookup(this.scope, mentions);
    this.#lookups.set(asked, found);
    return [...(await found)];
  };

  /** Elements that hold any of some words; candidates as well. */
  withAnyWord = async (asked: AnyWord): Promise<Pick<SearchResult, 'nodes' | 'relationships'>> =>
    this.#live.withAnyWord(this.scope, asked);

  /** The nodes with the most relationships. */
  async bestConnected(limit: number): Promise<readonly GraphNode[]> {
    const { nodes } = await this.#live.overview(this.scope, { nodes: limit, relationships: 0 });
    this.#keep(nodes);
    return nodes;
  }

  /** What a query comes to, found once; the nodes that it names may be cited. Throws `QUERY_TOO_COSTLY`. */
  async query(query: Query, milliseconds: number = LONGEST_QUERY): Promise<QueryAnswer> {
    const asked = JSON.stringify(query);
    const answer = this.#answers.get(asked) ?? (await this.#live.query(this.scope, query, { milliseconds }));
    this.#answers.set(asked, answer);
    this.#keep(answer.nodes);
    return answer;
  }

  /** What a query comes to within a time, in milliseconds; undefined where it takes longer. */
  async queryWithin(query: Query, milliseconds: number): Promise<QueryAnswer | undefined> {
    try {
      return await this.query(query, milliseconds);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'QUERY_TOO_COSTLY') return undefined;
      throw error;
    }
  }

  /** Nodes as they stand now, by their ids. */
  async read(ids: readonly NodeId[]): Promise<GraphNode[]> {
    const { nodes } = await this.#live.elements(this.scope, { nodeIds: [...ids], relationshipIds: [] });
    this.#keep(nodes);
    return nodes;
  }

  async path(from: NodeId, to: NodeId, types?: readonly string[]): Promise<GraphPath> {
    const query = { from, to, maxHops: MOST_HOPS, ...(types === undefined ? {} : { types }) };
    const path = await this.#live.shortestPath(this.scope, query);
    this.#keep(path.nodes, path.relationships);
    return path;
  }

  /** A node with those around it, up to a number, and the relationships among them. */
  async around(
    id: NodeId,
    limit: number,
  ): Promise<{ nodes: GraphNode[]; relationships: GraphRelationship[]; leftOut: number }> {
    const found = await this.#live.neighbourhood(this.scope, id, { hops: 1, limit });
    const relationships = found.relationships.filter(
      ({ startNodeId, endNodeId }) => startNodeId === id || endNodeId === id,
    );
    this.#keep(found.nodes, relationships);
    return { nodes: found.nodes, relationships, leftOut: found.nodesLeftOut };
  }

  async changes(since: string, until?: string): Promise<ChangeDetail[]> {
    const time = until === undefined ? { since } : { since, until };
    const changes = await this.#live.changeDetails(this.scope, time);
    const touched = changes.flatMap(({ elements }) => elements.filter(({ of }) => of === 'node').map(({ id }) => id));
    await this.read(touched as NodeId[]);
    return changes;
  }

  /** Keeps relationships that were read elsewhere of the same graph. */
  keep(relationships: readonly GraphRelationship[]): void {
    this.#keep([], relationships);
  }

  #keep(nodes: readonly GraphNode[], relationships: readonly GraphRelationship[] = []): void {
    for (const node of nodes) this.nodes.set(node.id, node);
    for (const relationship of relationships) this.relationships.set(relationship.id, relationship);
  }
}

/** What is said in any language, each once: a question is understood in the words of the other one too. */
const called = <T>(words: ByLanguage<T>, textsOf: (said: T) => readonly string[]): string[] => [
  ...new Set(LANGUAGES.flatMap((language) => (words[language] === undefined ? [] : textsOf(words[language])))),
];

/** The shape with what its labels and types are called; the very one where that was chosen for none. */
const inWords = (shape: GraphShape, { types: ofTypes, labels: ofLabels }: Said): GraphShape =>
  ofTypes.size + ofLabels.size === 0
    ? shape
    : {
        ...shape,
        labels: shape.labels.map((label) => {
          const words = ofLabels.get(label.label);
          return words === undefined ? label : { ...label, words: called(words, ({ one, several }) => [one, several]) };
        }),
        types: shape.types.map((one) => {
          const words = ofTypes.get(one.type);
          return words === undefined ? one : { ...one, words: called(words, (said) => [said]) };
        }),
      };
