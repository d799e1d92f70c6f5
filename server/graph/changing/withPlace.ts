import { ProblemError } from '../../contract/ProblemError.js';
import { Unread } from './gathering/Unread.js';

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
