import { ProblemError } from '../contract/ProblemError.js';

const MOST_CHARACTERS = 128;

/** A name that a project can have. Throws `VALIDATION_FAILED`. */
export function checkedName(name: string): string {
  if (name.trim() === '') throw ProblemError.field('body/name', 'must not be empty');
  if (name.length > MOST_CHARACTERS)
    throw ProblemError.field('body/name', `must have at most ${MOST_CHARACTERS} characters`);
  return name;
}
