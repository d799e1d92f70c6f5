import { useCallback } from 'react';

import { type ElementRef, type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { useElements, useRelationshipsAmong } from '../../graph/calls/useElements';
import { type GraphModel } from '../../graph/GraphModel';
import { useGraphModel } from '../../graph/GraphModelContext';

type Refs = readonly ElementRef[];

/** Reads of the project that is shown. */
interface Reads {
  /** Elements by their ids; those that are not there are left out. */
  elements(
    nodeIds: readonly string[],
    relationshipIds: readonly string[],
  ): Promise<{ readonly nodes: readonly GraphNode[]; readonly relationships: readonly GraphRelationship[] }>;
  /** What joins nodes with each other. */
  among(nodeIds: readonly string[]): Promise<readonly GraphRelationship[]>;
  /** The nodes that may be joined with these; without it all that are shown. */
  around?(nodeIds: readonly string[]): readonly string[];
}

const idsOf = (refs: Refs, kind: ElementRef['kind']): string[] =>
  refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : []));

/**
 * Brings elements of the project into what is shown where they are not there, with what joins them with each other and with what was
 * shown before; gives those that are there then.
 */
export async function bringAll(
  model: Pick<GraphModel, 'element' | 'node' | 'nodes' | 'relationship' | 'show'>,
  reads: Reads,
  wanted: Refs,
): Promise<Refs> {
  const missing = wanted.filter((ref) => model.element(ref) === undefined);
  if (missing.length > 0) {
    const { nodes, relationships } = await reads.elements(idsOf(missing, 'node'), idsOf(missing, 'relationship'));
    const known = new Set(nodes.map(({ id }) => id));
    const ends = new Set(relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]));
    const unknown = [...ends].filter((id) => model.node(id) === undefined && !known.has(id));
    const brought = unknown.length === 0 ? nodes : [...nodes, ...(await reads.elements(unknown, [])).nodes];
    const ids = brought.map(({ id }) => id);
    const around = reads.around?.(ids) ?? model.nodes().map(({ id }) => id);
    const joining = brought.length === 0 ? [] : await reads.among([...new Set([...ids, ...around])]);
    const each = new Map([...relationships, ...joining].map((relationship) => [relationship.id, relationship]));
    model.show({
      nodes: brought,
      relationships: [...each.values()].filter(({ id }) => model.relationship(id) === undefined),
    });
  }
  return wanted.filter((ref) => model.element(ref) !== undefined);
}

/** Brings elements of the shown project onto the canvas; gives those that are there then. */
export function useBringAll(): (wanted: Refs) => Promise<Refs> {
  const model = useGraphModel();
  const elements = useElements();
  const among = useRelationshipsAmong();
  return useCallback((wanted) => bringAll(model, { elements, among }, wanted), [model, elements, among]);
}
