import { randomBytes } from 'node:crypto';

/** A user that no other case knows. */
export const someone = (): string => `user${randomBytes(6).toString('hex')}`;

/** A topic that no other case knows. */
export const topic = (): string => `test:${randomBytes(6).toString('hex')}`;
