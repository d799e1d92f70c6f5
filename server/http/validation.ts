import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { type FastifyInstance } from 'fastify';

import { components } from '../contract/components.js';
import { type FieldError } from '../contract/ProblemError.js';

const common: Options = {
  // Nothing is stripped silently: an unknown field is refused, so that a typing error is not taken for a wish.
  removeAdditional: false,
  allErrors: true,
  useDefaults: true,
  strict: false,
};

const validator = (options: Options): Ajv => {
  const ajv = new Ajv({ ...common, ...options });
  addFormats.default(ajv, ['date', 'date-time']);
  for (const schema of components) ajv.addSchema(schema);
  return ajv;
};

/**
 * Validates by the contract: bodies exactly as sent, addresses (query and path) read as the types that they stand for.
 * Every wrong field is found, not just the first.
 */
export function useValidation(app: FastifyInstance): void {
  const exact = validator({ coerceTypes: false });
  const lenient = validator({ coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? exact : lenient).compile(schema as object));
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** What ajv says about an object is about one of its fields: the one that is missing, or the one that nobody knows. */
function fieldOf({ keyword, params }: ErrorObject): string {
  const named = params as { missingProperty?: string; additionalProperty?: string };
  if (keyword === 'required' && named.missingProperty !== undefined) return `/${escaped(named.missingProperty)}`;
  if (keyword === 'additionalProperties' && named.additionalProperty !== undefined)
    return `/${escaped(named.additionalProperty)}`;
  return '';
}

const MESSAGES: Readonly<Record<string, string>> = {
  required: 'is missing',
  additionalProperties: 'is not a known field',
};

/** Most wrong fields that one answer names; a body of 20,000 items can have as many. */
const MOST_ERRORS = 50;

/** The wrong fields of a request, named by JSON pointers after the part of the request (`body/labels/0`). */
export function fieldErrors(found: readonly ErrorObject[], part: string): FieldError[] {
  return found.slice(0, MOST_ERRORS).map((each) => ({
    path: `${part}${each.instancePath}${fieldOf(each)}`,
    message: MESSAGES[each.keyword] ?? each.message ?? 'is not valid',
  }));
}
