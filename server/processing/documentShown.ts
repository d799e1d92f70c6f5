import { type TextDocument } from '../contract/documents.js';
import { type Job } from '../contract/jobs.js';
import { type KeptDocument } from '../records/documents/DocumentStore.js';

/** Which job reads a document: another one each time. */
export const readingKey = ({ id, attempt }: Pick<KeptDocument, 'id' | 'attempt'>): string => `${id} ${attempt}`;

function stateOf({ state }: KeptDocument, job: Job | undefined): TextDocument['state'] {
  if (state === 'read') return 'read';
  if (job !== undefined && job.endedAt === undefined) return 'reading';
  return job?.state === 'failed' ? 'failed' : 'stopped';
}

/** A document as it is answered. How its reading stands is the job's to say. */
export function documentShown({ attempt: _, ...kept }: KeptDocument, job: Job | undefined): TextDocument {
  const state = stateOf({ attempt: _, ...kept }, job);
  return { ...kept, state, ...(state === 'reading' && job !== undefined ? { job } : {}) };
}
