import { setImmediate as others } from 'node:timers/promises';

import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type FastifyInstance } from 'fastify';
import { type FastifySchemaValidationError, type FastifyValidationResult } from 'fastify/types/schema.js';

import { components } from '../../contract/components.js';
import { holdsNul, nulPlace, pointerStep } from '../../contract/nulPlace.js';
import { type FieldError } from '../../contract/ProblemError.js';

type Check = FastifyValidationResult;

const common: Options = {
  // Nothing is stripped silently: an unknown field is refused, so that a typing error is not taken for a wish.
  removeAdditional: false,
  useDefaults: true,
  strict: false,
  // Schemas are our own: to hold each against the schema of schemas would only slow every start.
  validateSchema: false,
};

const validator = (options: Options): Ajv => {
  const ajv = new Ajv({ ...common, ...options });
  addFormats.default(ajv, ['date', 'date-time']);
  for (const schema of components) ajv.addSchema(schema);
  return ajv;
};

/** What compiles checks that end with the first wrong field, and ones that find all. */
function validators(options: Options) {
  const first = validator(options);
  let all: Ajv | undefined;
  return { first: () => first, all: () => (all ??= validator({ ...options, allErrors: true })) };
}

/** So many values are looked through for every wrong field; of more the first is named, since each could be wrong. */
const LOOKED_THROUGH = 20_000;

/** Whether there are more values in a value than may be counted. */
function isLarge(value: unknown): boolean {
  const open = [value];
  for (let counted = 0; counted < open.length; counted += 1) {
    const next = open[counted];
    if (typeof next !== 'object' || next === null) continue;
    for (const key in next) {
      open.push((next as Record<string, unknown>)[key]);
      if (open.length > LOOKED_THROUGH) return true;
    }
  }
  return false;
}

/** A schema that is compiled when it is needed: all of them together would hold up the start. */
const late = (compile: () => ValidateFunction) => {
  let made: ValidateFunction | undefined;
  return () => (made ??= compile());
};

/** What is wrong with a request that its schema accepts: whatever text it is about, U+0000 is in none. */
function nulErrors(data: unknown): FastifySchemaValidationError[] | null {
  if (!holdsNul(data)) return null;
  return [
    { instancePath: nulPlace(data), keyword: 'nul', schemaPath: '', params: {}, message: 'must not hold U+0000' },
  ];
}

/** The check of one schema: the first wrong field ends it, and only then all of them are looked for. */
function lateCheck(first: () => ValidateFunction, all: () => ValidateFunction): Check {
  const check: Check = (data: unknown) => {
    const quick = first();
    if (quick(data)) {
      check.errors = nulErrors(data);
      return check.errors === null;
    }
    const thorough = isLarge(data) ? quick : all();
    if (thorough !== quick) thorough(data);
    check.errors = (thorough.errors ?? null) as FastifySchemaValidationError[] | null;
    return false;
  };
  return check;
}

/**
 * Validates by the contract: bodies exactly as sent, addresses (query and path) read as the types that they stand for.
 * Every wrong field is found, not just the first, but in what is large.
 * @returns what compiles all checks that no request has needed so far, letting requests through in between
 */
export function useValidation(app: FastifyInstance): () => Promise<void> {
  const exact = validators({ coerceTypes: false });
  const lenient = validators({ coerceTypes: true });
  const waiting: (() => void)[] = [];
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const { first, all } = httpPart === 'body' ? exact : lenient;
    const compiled = late(() => first().compile(schema as object));
    waiting.push(compiled);
    return lateCheck(
      compiled,
      late(() => all().compile(schema as object)),
    );
  });
  return async () => {
    for (const compiled of waiting.splice(0)) {
      await others();
      compiled();
    }
  };
}

/** What ajv says about an object is about one of its fields: the one that is missing, or the one that nobody knows. */
function fieldOf({ keyword, params }: ErrorObject): string {
  const named = params as { missingProperty?: string; additionalProperty?: string };
  if (keyword === 'required' && named.missingProperty !== undefined) return `/${pointerStep(named.missingProperty)}`;
  if (keyword === 'additionalProperties' && named.additionalProperty !== undefined)
    return `/${pointerStep(named.additionalProperty)}`;
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
