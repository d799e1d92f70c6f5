import { ProblemError } from '../../contract/ProblemError.js';
import { LIMITS } from './sizes.js';

/** One operation as a client sends it: by hash, or (where that is allowed) as text. */
export interface OperationRequest {
  readonly hash: string | undefined;
  readonly query: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textAt(record: Record<string, unknown>, name: string, place: string): string | undefined {
  const value = record[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw ProblemError.field(`${place}/${name}`, 'must be a text');
  return value;
}

/** The hash of `extensions.persistedQuery`, as Apollo's link writes it. */
function hashIn(body: Record<string, unknown>, place: string): string | undefined {
  const { extensions } = body;
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  return isRecord(persisted) ? textAt(persisted, 'sha256Hash', `${place}/extensions/persistedQuery`) : undefined;
}

function requestAt(body: unknown, place: string): OperationRequest {
  if (!isRecord(body)) throw ProblemError.field(place, 'must be an object');
  const variables = body['variables'] ?? {};
  if (!isRecord(variables)) throw ProblemError.field(`${place}/variables`, 'must be an object');
  return {
    hash: hashIn(body, place),
    query: textAt(body, 'query', place),
    operationName: textAt(body, 'operationName', place),
    variables,
  };
}

/**
 * The operations of a request body: one, or a batch.
 * @throws ProblemError VALIDATION_FAILED, naming what is not as it should be
 */
export function readRequests(body: unknown): OperationRequest | readonly OperationRequest[] {
  if (!Array.isArray(body)) return requestAt(body, 'body');
  if (body.length === 0 || body.length > LIMITS.batch)
    throw ProblemError.field('body', `must hold 1 to ${LIMITS.batch} operations`);
  return body.map((each, index) => requestAt(each, `body/${index}`));
}
