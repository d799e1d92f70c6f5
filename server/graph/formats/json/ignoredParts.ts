import { asFinding, type Finding } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value as object).length === 0);

/** What a file holds beside its nodes and relationships, which is told; nothing of what is empty. */
export const ignoredParts = (place: Place, name: string, value: unknown): readonly Finding[] =>
  isEmpty(value)
    ? []
    : [asFinding(issueAt({ ...place, column: name }, 'IGNORED_PART', `Left out: ${name} ${quoted(value)}`))];
