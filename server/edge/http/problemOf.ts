import { type ErrorObject } from 'ajv';

import { type ProblemCode } from '../../contract/problem.js';
import { ProblemError, type ProblemParts } from '../../contract/ProblemError.js';
import { isOutOfRoom } from '../../platform/storage/storageProblem.js';
import { fieldErrors } from './validation.js';

/** What Fastify, its plugins and Node put on the errors that they throw. */
interface ThrownError extends Error {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly ErrorObject[];
  readonly validationContext?: string;
}

/** Codes of Fastify and its plugins, in our words. */
const KNOWN: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_FILES_LIMIT: 'FILE_INVALID',
  FST_PARTS_LIMIT: 'FILE_INVALID',
  FST_FIELDS_LIMIT: 'FILE_INVALID',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'MEDIA_TYPE',
  FST_ERR_BAD_URL: 'ROUTE_NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'ROUTE_NOT_FOUND',
};

/** The same by status, for errors of libraries that carry nothing else. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'BAD_JSON',
  404: 'ROUTE_NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'ROUTE_NOT_FOUND',
  415: 'MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

const validationParts = (found: readonly ErrorObject[], part: string): ProblemParts => {
  const errors = fieldErrors(found, part);
  return { detail: errors.map(({ path, message }) => `${path} ${message}`).join('; '), errors };
};

/** The refusal that an error stands for. What is not known is `INTERNAL` and says nothing of itself. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (!(error instanceof Error)) return new ProblemError('INTERNAL');
  const { code, statusCode, validation, validationContext, message } = error as ThrownError;
  if (validation !== undefined)
    return new ProblemError('VALIDATION_FAILED', validationParts(validation, validationContext ?? 'body'));
  if (isOutOfRoom(error)) return new ProblemError('STORAGE_FULL');
  const known = KNOWN[code ?? ''] ?? BY_STATUS[statusCode ?? 500] ?? 'INTERNAL';
  return known === 'BAD_JSON' ? new ProblemError(known, { detail: message }) : new ProblemError(known);
}
