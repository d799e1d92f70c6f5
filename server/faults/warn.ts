/** Says on the terminal what failed, and how, where nobody waits for an answer that could say it. */
export function warn(what: string, error: unknown): void {
  process.emitWarning(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}
