import { Ajv } from 'ajv';
import { type Static, type TSchema } from 'typebox';

/**
 * What checks data that comes from elsewhere than a request: answers of models and endpoints, payloads of jobs, files.
 *
 * A schema is compiled when a value is first held against it, and kept. Schemas are our own, so that none is held against the
 * schema of schemas: to compile that one costs each start some 25 ms.
 */
const ajv = new Ajv({ strict: false, validateSchema: false });

/**
 * Whether a value is what a schema says, exactly as it stands: nothing is coerced, stripped or filled in.
 *
 * @param schema kept by its identity: one that is made anew for each call is compiled anew
 * @example
 * if (!accepts(Names, answer)) return [];
 */
export const accepts = <Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> =>
  ajv.validate(schema, value);
