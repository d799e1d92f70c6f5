import { type ImportIssue, type ImportJob } from '../../contract/imports.js';
import { MOST_ATTEMPTS } from '../../platform/faults/attempts.js';
import { FileFault, issueAt } from '../formats/issues.js';
import { LimitReached } from '../../platform/limits/LimitedThread.js';

/** Too often a process ended while it read the files. */
export class GivenUpError extends Error {
  override readonly name = 'GivenUpError';
}

function issueOf(file: string, code: 'READ_FAILED' | 'WRITE_FAILED', error: unknown): ImportIssue {
  if (error instanceof FileFault) return error.issue;
  if (error instanceof LimitReached) return issueAt({ file }, 'READ_LIMIT', error.message);
  if (error instanceof GivenUpError) return issueAt({ file }, 'GIVEN_UP', `begun ${MOST_ATTEMPTS} times`);
  return issueAt({ file }, code, String(error));
}

/** What an import that failed says of why. */
export const failureOf = (job: ImportJob, code: 'READ_FAILED' | 'WRITE_FAILED', error: unknown) => ({
  issues: [issueOf(job.fileNames[0] ?? '', code, error)],
  issuesTotal: 1,
});
