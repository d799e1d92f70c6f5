const REPORTED = new WeakSet();

/** Marks a failure whose cause is on the terminal already, such as an outage that fails every call. @returns the failure */
export function reported<E extends Error>(failure: E): E {
  REPORTED.add(failure);
  return failure;
}

/** Whether the cause of a failure is on the terminal already. */
export const isReported = (failure: unknown): boolean => failure instanceof Error && REPORTED.has(failure);

/** Reports a failure on the terminal, where no caller is there to report it. */
export function warn(what: string, error: unknown): void {
  if (isReported(error)) return;
  process.emitWarning(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}

/** Runs `work` and drops the warnings of the process that begin so meanwhile; all others are emitted as ever. */
export function withoutWarning<T>(beginning: string, work: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = (...told: unknown[]) => {
    const [warning] = told;
    const text = warning instanceof Error ? warning.message : String(warning);
    if (!text.startsWith(beginning)) Reflect.apply(emitWarning, process, told);
  };
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Receives a failure in place of the terminal. */
export type OnFailure = (error: unknown) => void;

/** Runs work without waiting for it. What it throws, at once or later, ends neither the process nor the thread. */
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
 * @param onFailure receives it instead, such as the caller that waits for the listener
 */
export const guarded =
  <Args extends readonly unknown[]>(failure: string, listener: (...args: Args) => unknown, onFailure?: OnFailure) =>
  (...args: Args): void =>
    run(failure, () => listener(...args), onFailure);
