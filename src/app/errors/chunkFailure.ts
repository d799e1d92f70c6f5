const failures = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i];

/** Whether an error says that a part of the program could not be loaded: the net failed, or a newer build is out. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && failures.some((failure) => failure.test(error.message));
}
