import { ulid } from 'ulid';

/** A new id for a node or relationship, chosen here so that the element can be drawn at once. */
export const newId = (): string => ulid();
