import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { HARTA_VERSION } from './HartaDocument.js';

/** How a file of ours begins; the nodes follow. */
export const hartaBeginning = (project: { id: string; name: string }): string =>
  `{"format":"harta","version":${HARTA_VERSION},"project":${JSON.stringify({ id: project.id, name: project.name })},"nodes":[`;

/** A node with all that is known of it, but for the degree, which follows from the relationships. */
export function nodeText({ degree: _degree, ...node }: GraphNode): string {
  return JSON.stringify(node);
}

/** A relationship with all that is known of it. */
export const relationshipText = (relationship: GraphRelationship): string => JSON.stringify(relationship);
