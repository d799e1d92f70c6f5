import { pagedList } from './pagedList';

/** `Query.nodes`. */
export const nodesField = pagedList(['projectId', 'label', 'text', 'sort', 'order']);
