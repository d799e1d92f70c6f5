import { type BulkElement } from '../../../domain/changes/bulk.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { Unread } from './gathering/Answers.js';

/**
 * Does one of several things; a refusal that names no place is given that of the thing. Where something was not read yet, the
 * others are done all the same: what they lack is read together with it, and all of them are done again.
 */
export function withPlace(path: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof Unread) return;
    if (!(error instanceof ProblemError) || error.parts.errors !== undefined) throw error;
    throw new ProblemError(error.code, { ...error.parts, errors: [{ path, message: error.message }] });
  }
}

/** Does something with each element; a refusal that names no place is given that of the element. */
export function eachElement<T extends BulkElement>(
  elements: readonly T[] | undefined,
  list: string,
  act: (one: T, path: string) => void,
): void {
  elements?.forEach((element, index) => {
    const path = `body/${list}/${index}`;
    withPlace(path, () => act(element, path));
  });
}
