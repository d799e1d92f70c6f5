import { monotonicFactory } from 'ulid';

/** Ids in the order of their making, also within a millisecond. */
export const newId = monotonicFactory();
