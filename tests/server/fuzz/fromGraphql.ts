import fc from 'fast-check';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

import { fromSchema, isNamed, type KnownValues } from './fromSchema.js';
import { hostileValue } from './hostileValues.js';

const BUILT_IN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer()),
  Float: fc.double(),
  Boolean: fc.boolean(),
};

function fromType(type: GraphQLInputType, known: KnownValues): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fromType(type.ofType as GraphQLInputType, known);
  if (isListType(type)) return fc.array(fromType(type.ofType as GraphQLInputType, known), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (!isInputObjectType(type))
    return BUILT_IN[type.name] ?? (isNamed(type.name) ? fromSchema({ $ref: `${type.name}#` }, known) : fc.string());
  const fields = Object.values(type.getFields());
  const model = Object.fromEntries(fields.map((field) => [field.name, fromType(field.type, known)]));
  return fc.record(model, {
    requiredKeys: fields.filter(({ type: each }) => isNonNullType(each)).map(({ name }) => name),
  });
}

/** Variables of an operation: as its types want them, and often one of them as no type wants it. */
export function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
  known: KnownValues,
): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type }) => {
      const named = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
      return named === undefined ? [] : [[variable.name.value, fromType(named, known)]];
    }),
  );
  const names = Object.keys(model);
  const wrong = fc.tuple(fc.constantFrom('surplus', ...names), hostileValue);
  return fc
    .tuple(fc.record(model), fc.option(wrong, { nil: undefined, freq: 2 }))
    .map(([right, spoilt]) => (spoilt === undefined ? right : { ...right, [spoilt[0]]: spoilt[1] }));
}
