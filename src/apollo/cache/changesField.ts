import { pagedList } from './pagedList';

/** `Query.changes`: whether there is something to undo is what the page read last says. */
export const changesField = pagedList(['projectId']);
