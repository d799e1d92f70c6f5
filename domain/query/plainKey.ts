import { type GroupKey } from './Query.js';

/** The key of a group; the measure of a bare property divides as the property does, by each member of a list and by true and false as well. */
export const plainKey = (by: GroupKey): GroupKey =>
  by.kind === 'measure' && by.of.kind === 'property' ? { kind: 'property', property: by.of.property } : by;
