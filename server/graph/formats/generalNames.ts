/** Label of nodes for which a file has none. */
export const DEFAULT_LABEL = 'Node';
/** Type of relationships for which a file has none. */
export const DEFAULT_TYPE = 'RELATED_TO';
/** Type of the relationship from a node to the group, compound or node that it lies in. */
export const PART_OF = 'PART_OF';
/** The property that marks a relationship that has no direction. */
export const UNDIRECTED = 'undirected';
