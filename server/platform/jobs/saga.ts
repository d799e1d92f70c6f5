import { type JobRun } from './JobHandler.js';

/** A step of work over several stores, none of which knows of the others. Done twice it is the same. */
export interface SagaStep {
  /** What it works on. */
  readonly of: string;
  run(): Promise<unknown>;
}

/**
 * Does steps in their order. How many are done is the position of the job: a run that was cut off goes on with the step that it was in.
 * Steps are only ever added to the end of a list, or a position kept by an earlier version would skip one.
 */
export async function runSaga(
  { job, signal, progress, kept }: Pick<JobRun<unknown>, 'job' | 'signal' | 'progress' | 'kept'>,
  steps: readonly SagaStep[],
): Promise<void> {
  for (const [at, step] of steps.entries()) {
    if (at < job.done) continue;
    signal.throwIfAborted();
    await step.run();
    progress(at + 1, steps.length);
    await kept();
  }
}
