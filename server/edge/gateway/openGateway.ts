import { readFileSync } from 'node:fs';
import path from 'node:path';

import { useGraphQlJit } from '@envelop/graphql-jit';
import { type FastifyRequest } from 'fastify';
import { type ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';

import { builtMesh } from './builtMesh.js';
import { documentFinder } from './documents.js';
import { limits } from './limits.js';
import { operationCount } from './operationCount.js';
import { projectRoot } from '../../platform/config/projectRoot.js';
import { type OperationRequest } from './requests.js';
import { type Transport } from './transport.js';

/** Every operation that our pages were built with, by hash; the build writes the list. */
export function knownOperations(): ReadonlyMap<string, string> {
  const file = path.join(projectRoot(), 'graphql/generated/persisted-documents.json');
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

// Typed against Envelop's own context, which Yoga's extends.
const jit = useGraphQlJit({ disableLeafSerialization: true }) as unknown as Plugin;

/** An operation that was read and checked. */
interface Prepared {
  /** How many operations it counts for. */
  readonly count: number;
  run(): Promise<ExecutionResult>;
}

/** Runs operations on the built mesh. */
export interface Gateway {
  prepare(operation: OperationRequest, request: FastifyRequest): Prepared;
}

/** What of a request the mesh passes on to the REST routes. */
const contextOf = (request: FastifyRequest, transport: Transport) => ({
  req: { headers: { authorization: request.headers.authorization, 'x-request-id': request.id } },
  transport,
});

/** Programs write operations of their own: who comes with an API token may ask any, within the limits that hold for all. */
const isOfProgram = ({ person }: FastifyRequest) => person?.grant != null;

/** Loads the mesh and all that runs it: the largest part of the server. @param isOpen whether anybody may ask any operation */
export async function openGateway(isOpen: boolean, transport: Transport): Promise<Gateway> {
  const mesh = await builtMesh();
  const yoga = createYoga({
    // After the mesh's own, whose parser and executor these two replace.
    plugins: [...mesh.plugins, ...limits(isOpen), jit],
    maskedErrors: false,
    logging: false,
    graphiql: false,
    landingPage: false,
  });
  const find = documentFinder(knownOperations());

  return {
    prepare(operation, request) {
      const enveloped = yoga.getEnveloped(contextOf(request, transport) as never);
      const checked = find(operation, enveloped, isOpen || isOfProgram(request));
      if ('errors' in checked) return { count: 1, run: async () => checked };
      return {
        count: operationCount(checked.document, operation.operationName),
        run: async () =>
          (await enveloped.execute({
            schema: enveloped.schema,
            document: checked.document,
            contextValue: await enveloped.contextFactory(),
            variableValues: operation.variables,
            operationName: operation.operationName,
          })) as ExecutionResult,
      };
    },
  };
}
