import { CypherError } from '../Fault.js';

/** What is read, or undefined where it is refused. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CypherError) return undefined;
    throw error;
  }
}
