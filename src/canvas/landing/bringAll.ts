import { useCallback } from 'react';

import { idsOf, type Selected as Refs } from '../../../domain/selection/selection';
import { useElements, useRelationshipsAmong } from '../../graph/calls/useElements';
import { type GraphModel } from '../../graph/GraphModel';
import { useGraphModel } from '../../graph/GraphModelContext';

/** Reads of the project that is shown. */
interface Reads {
  readonly elements: ReturnType<typeof useElements>;
  readonly among: ReturnType<typeof useRelationshipsAmong>;
}

/** The nodes that may be joined with these. */
type Around = (nodeIds: readonly string[]) => readonly string[];

/**
 * Brings elements of the project into what is shown where they are not there, with what joins them with each other and with what was
 * shown before; gives those that are there then. @param around by default all nodes that are shown
 */
export async function bringAll(
  model: Pick<GraphModel, 'element' | 'node' | 'nodes' | 'relationship' | 'show'>,
  reads: Reads,
  wanted: Refs,
  around: Around = () => model.nodes().map(({ id }) => id),
): Promise<Refs> {
  const missing = wanted.filter((ref) => model.element(ref) === undefined);
  if (missing.length > 0) {
    const { nodes, relationships } = await reads.elements(idsOf(missing, 'node'), idsOf(missing, 'relationship'));
    const known = new Set(nodes.map(({ id }) => id));
    const ends = new Set(relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]));
    const unknown = [...ends].filter((id) => model.node(id) === undefined && !known.has(id));
    const brought = unknown.length === 0 ? nodes : [...nodes, ...(await reads.elements(unknown, [])).nodes];
    const ids = brought.map(({ id }) => id);
    const joining = brought.length === 0 ? [] : await reads.among([...new Set([...ids, ...around(ids)])]);
    const each = new Map([...relationships, ...joining].map((relationship) => [relationship.id, relationship]));
    model.show({
      nodes: brought,
      relationships: [...each.values()].filter(({ id }) => model.relationship(id) === undefined),
    });
  }
  return wanted.filter((ref) => model.element(ref) !== undefined);
}

/** Brings elements of the shown project onto the canvas; gives those that are there then. */
export function useBringAll(): (wanted: Refs, around?: Around) => Promise<Refs> {
  const model = useGraphModel();
  const elements = useElements();
  const among = useRelationshipsAmong();
  return useCallback(
    (wanted, around) => bringAll(model, { elements, among }, wanted, around),
    [model, elements, among],
  );
}
