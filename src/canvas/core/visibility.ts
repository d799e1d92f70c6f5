import { type GraphNode, type GraphRelationship } from '../../graph/elements';

/** The labels and types that the legend has switched off. */
export interface Hidden {
  readonly labels: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

export const NOTHING_HIDDEN: Hidden = { labels: new Set(), types: new Set() };

/** A node is hidden when all of its labels are switched off. */
export const isNodeHidden = (node: GraphNode, hidden: Hidden): boolean =>
  node.labels.length > 0 && node.labels.every((label) => hidden.labels.has(label));

/** A relationship is hidden with its type; with a hidden end it vanishes by itself. */
export const isRelationshipHidden = (relationship: GraphRelationship, hidden: Hidden): boolean =>
  hidden.types.has(relationship.type);

/** The same set with one name switched over. */
export function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
