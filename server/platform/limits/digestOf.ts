import { createHash } from 'node:crypto';

/** How a caller or a holder of places is named where processes count together: some names hold addresses. */
export const digestOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22);
