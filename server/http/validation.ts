import { setImmediate as others } from 'node:timers/promises';

import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type FastifyInstance } from 'fastify';
import { type FastifySchemaValidationError, type FastifyValidationResult } from 'fastify/types/schema.js';

import { components } from '../contract/components.js';
import { type FieldError } from '../contract/ProblemError.js';

type Check = FastifyValidationResult;

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

/** The check of one schema, compiled when the first request needs it: all of them together would hold up the start. */
function lateCheck(compile: () => ValidateFunction): { readonly check: Check; readonly compiled: () => void } {
  let made: ValidateFunction | undefined;
  const compiled = () => (made ??= compile());
  const check: Check = (data: unknown) => {
    const ajvCheck = compiled();
    const isValid = ajvCheck(data) as boolean;
    check.errors = (ajvCheck.errors ?? null) as FastifySchemaValidationError[] | null;
    return isValid;
  };
  return { check, compiled };
}

/**
 * Validates by the contract: bodies exactly as sent, addresses (query and path) read as the types that they stand for.
 * Every wrong field is found, not just the first.
 * @returns what compiles all checks that no request has needed so far, letting requests through in between
 */
export function useValidation(app: FastifyInstance): () => Promise<void> {
  const exact = validator({ coerceTypes: false });
  const lenient = validator({ coerceTypes: true });
  const waiting: (() => void)[] = [];
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? exact : lenient;
    const { check, compiled } = lateCheck(() => ajv.compile(schema as object));
    waiting.push(compiled);
    return check;
  });
  return async () => {
    for (const compiled of waiting.splice(0)) {
      await others();
      compiled();
    }
  };
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
