// @ts-check
import { MapperKind, mapSchema } from '@graphql-tools/utils';

import { tidyInputName } from './inputNames.js';
import { tidyArguments, tight } from './nullability.js';
import { restField } from './restCall.js';
import { trustOutput } from './scalars.js';

/** Makes the schema that the OpenAPI handler builds the one that clients want: names, nullability, scalars, safe paths. */
export default class TidyTransform {
  /** Works on the schema itself: no delegation layer, no cost for each request. */
  noWrap = true;

  /** @param {import('graphql').GraphQLSchema} schema */
  transformSchema(schema) {
    const named = mapSchema(schema, {
      [MapperKind.INPUT_OBJECT_TYPE]: tidyInputName,
      [MapperKind.SCALAR_TYPE]: trustOutput,
    });
    return mapSchema(named, {
      [MapperKind.FIELD]: (field) => ({ ...field, type: tight(field.type) }),
      [MapperKind.ROOT_FIELD]: (field, name) => restField(named, tidyArguments(field), name),
    });
  }
}
