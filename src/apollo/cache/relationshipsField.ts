import { pagedList } from './pagedList';

/** `Query.relationships`, with the nodes at their ends. */
export const relationshipsField = pagedList(
  ['projectId', 'type', 'nodeId', 'text', 'sort', 'order'],
  ['items', 'ends'],
);
