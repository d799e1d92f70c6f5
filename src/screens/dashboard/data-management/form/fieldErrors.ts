import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** One field that the server refused: its JSON pointer in the request, and why. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A field of the form, as Ant Design names it. */
export type FormPath = (string | number)[];

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

/** The refused fields that a failed call names. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const parts: unknown = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : error;
  const errors: unknown = typeof parts === 'object' && parts !== null && 'errors' in parts ? parts.errors : [];
  return Array.isArray(errors) ? errors.filter(isFieldError) : [];
}

const WHOLE_FIELDS: Readonly<Record<string, FormPath>> = {
  labels: ['labels'],
  addLabels: ['labels'],
  removeLabels: ['labels'],
  type: ['type'],
  startNodeId: ['startNodeId'],
  endNodeId: ['endNodeId'],
};
const PROPERTY_FIELDS = new Set(['properties', 'setProperties', 'propertyKinds']);

/**
 * The field of the form that a refused field of the request belongs to; undefined when it is about the whole.
 * @param path JSON pointer after the part of the request, `body/setProperties/born~1died`
 * @param names names of the property rows, in their order
 */
export function formPathOf(path: string, names: readonly string[]): FormPath | undefined {
  const [, field = '', step = ''] = path.split('/');
  const whole = WHOLE_FIELDS[field];
  if (whole !== undefined || !PROPERTY_FIELDS.has(field)) return whole;
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
  const index = names.findIndex((each) => each.trim() === name);
  return index < 0 ? undefined : ['properties', index, 'texts'];
}
