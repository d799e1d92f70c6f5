export { warn } from '../faults/guarded.js';

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
