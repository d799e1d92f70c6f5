import { CombinedGraphQLErrors } from '@apollo/client/errors';

import { type EditRefusal } from '../../domain/changes/refusal';
import { type GraphElement } from '../../domain/elements/elements';
import { problemCode } from '../components/problem/problemCode';

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

const element = (value: unknown): GraphElement | undefined => {
  const known = record(value);
  return known !== undefined && 'properties' in known && 'version' in known
    ? ({ propertyKinds: {}, ...known } as unknown as GraphElement) // the contract's element, checked by its two marks
    : undefined;
};

const partsOf = (error: unknown): Record<string, unknown> | undefined =>
  CombinedGraphQLErrors.is(error) ? record(error.errors[0]?.extensions) : record(error);

/** Reads code and conflicting elements from a failed call (`ProblemFailure` or GraphQL errors). */
export function refusalOf(error: unknown): EditRefusal {
  const parts = partsOf(error);
  const code = problemCode(error) ?? 'UNAVAILABLE';
  const present = element(parts?.['present']);
  const before = element(parts?.['before']);
  return { code, ...(present === undefined ? {} : { present }), ...(before === undefined ? {} : { before }) };
}
