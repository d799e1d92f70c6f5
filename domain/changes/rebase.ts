import { type ElementEdit } from './elementEdit.js';

/** One edit with the version of the element that it was made against. */
export interface VersionedEdit {
  readonly edit: ElementEdit;
  readonly version: number;
}

/** Versions of one element that the person's own edits, and nobody else's, took to the next one. */
export type OwnSteps = readonly number[];

/** The own steps once an edit that was sent on `version` was saved as `saved`; another write in between makes it none. */
export const withOwnStep = (steps: OwnSteps, version: number, saved: number): OwnSteps =>
  saved === version + 1 && !steps.includes(version) ? [...steps, version] : steps;

/**
 * The edit on the version that it is to be sent on. One that was typed while another of the same person was on its way has
 * seen that one, so the two do not collide: it moves on over the person's own steps, and stops where somebody else wrote.
 */
export function rebased({ edit, version }: VersionedEdit, steps: OwnSteps): VersionedEdit {
  let onto = version;
  while (steps.includes(onto)) onto += 1;
  return { edit, version: onto };
}
