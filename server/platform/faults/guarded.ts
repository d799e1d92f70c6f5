/** Says on the terminal what failed, and how, where nobody waits for an answer that could say it. */
export function warn(what: string, error: unknown): void {
  process.emitWarning(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}

/** Hears of a failure, in place of the terminal. */
export type OnFailure = (error: unknown) => void;

/** Runs work that nobody waits for: what it throws, at once or later, ends neither the process nor the thread. */
export function run(failure: string, work: () => unknown, onFailure?: OnFailure): void {
  const report = onFailure ?? ((error: unknown) => warn(failure, error));
  try {
    const result = work();
    if (result instanceof Promise) result.catch(report);
  } catch (error) {
    report(error);
  }
}

/**
 * A listener whose failure ends neither the process nor the thread.
 * @param failure what failed, for the terminal
 * @param onFailure hears of it instead, such as who waits for what the listener brings
 */
export const guarded =
  <Args extends readonly unknown[]>(failure: string, listener: (...args: Args) => unknown, onFailure?: OnFailure) =>
  (...args: Args): void =>
    run(failure, () => listener(...args), onFailure);
