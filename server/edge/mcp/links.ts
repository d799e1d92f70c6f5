import { captionOf } from '../../../domain/caption/caption.js';
import { elementAddress } from '../../../domain/elements/address.js';
import { type ElementRef } from '../../../domain/elements/elements.js';
import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';

/** An element as a resource: its address opens the canvas with it selected, and is read for what stands in it. */
export interface ElementLink {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
}

/** Elements of one answer that are given as resources; of the others the ids are there. */
const MOST_LINKS = 40;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The elements that an answer holds as such. */
function elementsOf(answer: unknown) {
  const { nodes, relationships } = (answer ?? {}) as { nodes?: unknown; relationships?: unknown };
  return {
    nodes: (isList(nodes) ? nodes : []) as readonly GraphNode[],
    relationships: (isList(relationships) ? relationships : []) as readonly GraphRelationship[],
  };
}

/** What an answer cites, as resources. */
export function linksIn(answer: unknown, origin: string, projectId: string): ElementLink[] {
  const { nodes, relationships } = elementsOf(answer);
  const names = new Map(nodes.map((node) => [node.id, captionOf(node)]));
  const nameOf = (id: GraphNode['id']) => names.get(id) ?? id;
  const linked = [
    ...nodes.map((node) => ({
      uri: origin + elementAddress({ kind: 'node', id: node.id }, projectId),
      name: captionOf(node),
      description: node.labels.join(', '),
    })),
    ...relationships.map(({ id, type, startNodeId, endNodeId }) => ({
      uri: origin + elementAddress({ kind: 'relationship', id }, projectId),
      name: type,
      description: `${nameOf(startNodeId)} → ${nameOf(endNodeId)}`,
    })),
  ];
  return linked.slice(0, MOST_LINKS);
}

/** The forms that the addresses of elements have. */
export const linkTemplates = (origin: string, projectId: string) =>
  (['node', 'relationship'] as const).map((kind) => ({
    name: kind,
    uriTemplate: origin + elementAddress({ kind, id: 'ID' }, projectId).replace('=ID&', '={id}&'),
    mimeType: 'application/json',
  }));

/** An element that an address names. */
export interface Addressed extends ElementRef {
  readonly projectId: string | null;
}

/** What an address of this installation names; undefined for any other text. */
export function addressed(uri: string, origin: string): Addressed | undefined {
  if (!URL.canParse(uri)) return undefined;
  const { origin: theirs, searchParams: query } = new URL(uri);
  for (const kind of ['node', 'relationship'] as const) {
    const id = query.get(kind);
    const projectId = query.get('project');
    if (id !== null && uri === origin + elementAddress({ kind, id }, projectId) && theirs === origin)
      return { kind, id, projectId };
  }
  return undefined;
}
