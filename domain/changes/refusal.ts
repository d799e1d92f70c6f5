import { type GraphElement } from '../elements/elements.js';

/** Why the store refused an edit; after a version conflict with the element as it stands and as it was. */
export interface EditRefusal {
  readonly code: string;
  readonly present?: GraphElement;
  /** The element in the version that the edit was made against, where still known. */
  readonly before?: GraphElement;
}

/** What a call was refused with; a failure without a code means that the backend was not there. */
export const refusalIn = <T extends { readonly code: string } = EditRefusal>(error: unknown): T | { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error ? (error as T) : { code: 'UNAVAILABLE' };

/** Whether the element has moved on since the version that the edit was made against, so that a person has to decide. */
export const isStale = ({ code, present }: EditRefusal): boolean =>
  code === 'VERSION_CONFLICT' && present !== undefined;
