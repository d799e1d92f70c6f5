import { type StyleEntry } from '../../../contract/styles.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';

/** The version of our format that is written; the only one so far. */
export const HARTA_VERSION = 1;

const HEADER = /"project"\s*:\s*\{[^{}]*?"id"\s*:\s*"([0-9A-Z]{26})"/;
const MARK = /^\s*\{[^[\]]*"format"\s*:\s*"harta"/;

/** Whether a text begins as a file of ours. */
export const isHarta = (text: string): boolean => MARK.test(text);

/** The project that a file of ours was written from, as its first bytes tell. */
export const projectOf = (text: string): string | undefined => (isHarta(text) ? HEADER.exec(text)?.[1] : undefined);

/** How a file of ours begins; the nodes follow. */
export const hartaBeginning = (project: { id: string; name: string }): string =>
  `{"format":"harta","version":${HARTA_VERSION},"project":${JSON.stringify({ id: project.id, name: project.name })},"nodes":[`;

/** A node with all that is known of it, but for the degree, which follows from the relationships. */
export function nodeText({ degree: _degree, ...node }: GraphNode): string {
  return JSON.stringify(node);
}

/** The look of a label or type, without the number of the change that chose it. */
export const styleText = ({ kind, name, style }: StyleEntry): string => JSON.stringify({ kind, name, style });

/** A relationship with all that is known of it. */
export const relationshipText = (relationship: GraphRelationship): string => JSON.stringify(relationship);
