import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { innerCallHeaders } from '../http/innerCalls.js';
import { personOf } from '../http/authentication.js';
import { type Operation } from '../../contract/operation.js';
import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type Grant } from '../../people/identity/Person.js';
import { namesOf } from './inputSchema.js';
import { Refusal } from './refusal.js';

type Arguments = Readonly<Record<string, unknown>>;

/** What callers stand on. */
export interface CallerParts {
  /** The server whose routes answer tool calls, with their authorisation, validation and refusals. */
  readonly app: FastifyInstance;
  readonly defaultProject: (owner: OwnerId) => Promise<ProjectId>;
  /** Under which origin whoever asks reaches this installation. */
  readonly originOf: (request: FastifyRequest) => string;
}

const pick = (given: Arguments, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));

/** Half a character, which no address can hold; a query has the same sign for it. */
const HALF = /\p{Surrogate}/gu;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A program that asks, with its token: what it asks goes to the routes of the same process, in its name. */
export class Caller {
  readonly grant: Grant | null;
  readonly origin: string;

  constructor(
    private readonly parts: CallerParts,
    private readonly request: FastifyRequest,
  ) {
    this.grant = personOf(request).grant;
    this.origin = parts.originOf(request);
  }

  /** The project that a call without one is about. */
  async usualProject(): Promise<ProjectId> {
    return this.grant?.projectId ?? this.parts.defaultProject(personOf(this.request).ownerId);
  }

  /** Carries out an operation of the contract. Names that it does not know are sent along, for it to refuse. @throws Refusal */
  async call(operation: Operation, given: Arguments): Promise<unknown> {
    const names = namesOf(operation);
    const params = pick(given, names.params);
    const others = Object.keys(given).filter((name) => !names.params.includes(name));
    const hasBody = operation.method !== 'GET';
    const inQuery = hasBody ? names.querystring : others;
    const query = Object.entries(pick(given, inQuery)).map(([name, value]) => [name, textOf(value)]);
    const path = operation.url.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(textOf(params[name] ?? ' ').replaceAll(HALF, '\uFFFD')),
    );
    const { authorization } = this.request.headers;
    const { statusCode, payload } = await this.parts.app.inject({
      method: operation.method,
      url: `/api${path}?${new URLSearchParams(query)}`,
      headers: {
        ...innerCallHeaders,
        'x-request-id': this.request.id,
        ...(authorization === undefined ? {} : { authorization }),
      },
      ...(hasBody
        ? {
            payload: pick(
              given,
              others.filter((name) => !inQuery.includes(name)),
            ),
          }
        : {}),
    });
    const answer: unknown = JSON.parse(payload);
    if (statusCode !== 200) throw new Refusal(answer as ConstructorParameters<typeof Refusal>[0]);
    return answer;
  }
}
