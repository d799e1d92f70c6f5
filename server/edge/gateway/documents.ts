import { type DocumentNode, GraphQLError } from 'graphql';
import { type YogaServerInstance } from 'graphql-yoga';

import { LIMITS, TOO_LARGE } from './sizes.js';
import { type OperationRequest } from './requests.js';

type Enveloped = ReturnType<YogaServerInstance<object, object>['getEnveloped']>;

/** A document that may run, or what is wrong with it. */
type Checked = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

const unknown: Checked = {
  errors: [
    new GraphQLError('This operation is not known here', { extensions: { code: 'OPERATION_UNKNOWN', status: 400 } }),
  ],
};

function withCode(error: unknown, code: string): GraphQLError {
  const said = error instanceof Error ? error.message : 'The document cannot be read';
  // graphql's own words when comparing the fields of a document would take too long.
  const tooLarge = said.includes(TOO_LARGE) || said.includes('Validation aborted');
  return new GraphQLError(tooLarge ? TOO_LARGE : said, {
    ...(error instanceof GraphQLError ? { nodes: error.nodes ?? null } : {}),
    extensions: { code: tooLarge ? 'LIMIT_EXCEEDED' : code, status: 400 },
  });
}

/** Parses and validates, limits included. */
function check(text: string, { schema, parse, validate }: Enveloped): Checked {
  try {
    if (text.length > LIMITS.characters) throw new Error(TOO_LARGE);
    const document = parse(text) as DocumentNode;
    const errors = validate(schema, document) as readonly GraphQLError[];
    return errors.length === 0
      ? { document }
      : { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  } catch (error) {
    return { errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
  }
}

/** Most documents that are remembered; our pages have fewer, an explorer may send any number. */
const REMEMBERED = 500;

/**
 * Finds the document of a request, parsed and validated once. Texts that are not known operations are read only of those
 * to whom the gateway is open.
 */
export function documentFinder(known: ReadonlyMap<string, string>) {
  const checked = new Map<string, Checked>();
  const textOf = ({ hash, query }: OperationRequest, open: boolean) =>
    (hash === undefined ? undefined : known.get(hash)) ?? (open ? query : undefined);
  return (request: OperationRequest, enveloped: Enveloped, open: boolean): Checked => {
    const text = textOf(request, open);
    if (text === undefined) return unknown;
    const done = checked.get(text) ?? check(text, enveloped);
    if (checked.size >= REMEMBERED) checked.clear();
    checked.set(text, done);
    return done;
  };
}
