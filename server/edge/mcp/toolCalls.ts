import { Ajv, type ValidateFunction } from 'ajv';

import { fieldErrors } from '../http/validation.js';
import { PROBLEMS } from '../../contract/problem.js';
import { type Caller } from './Caller.js';
import { fitting } from './fitting.js';
import { inputOf, schemaAlone, type ToolSchema, withQuery } from './inputSchema.js';
import { type ElementLink, linksIn } from './links.js';
import { Refusal } from './refusal.js';
import { type Tool, TOOLS } from './tools.js';

type Arguments = Readonly<Record<string, unknown>>;

/** What a tool came to. */
export interface ToolAnswer {
  readonly value: unknown;
  readonly links: readonly ElementLink[];
}

const ajv = new Ajv({ allErrors: true, strict: false });
const checks = new Map<Tool, ValidateFunction>();

/** What a tool takes, as clients are told it. */
export function inputSchemaOf({ takes, operation }: Tool): ToolSchema {
  if (takes !== undefined) return schemaAlone(takes.schema);
  const input = inputOf(operation);
  return operation.schema.operationId === 'queryGraph' ? withQuery(input) : input;
}

/** Refuses what a tool does not take that is made of a query; all others leave that to their operation. @throws Refusal */
function refuseOdd(tool: Tool, given: Arguments): void {
  const check = checks.get(tool) ?? ajv.compile(inputSchemaOf(tool));
  checks.set(tool, check);
  if (check(given)) return;
  const code = 'VALIDATION_FAILED';
  throw new Refusal({ code, title: PROBLEMS[code].title, errors: fieldErrors(check.errors ?? [], 'arguments') });
}

/** Finds a tool by its name. */
export const toolOf = (name: string): Tool | undefined => TOOLS.find((tool) => tool.name === name);

/** Calls a tool in the name of a program. @throws Refusal */
export async function callTool(
  { takes, operation, tells, ...tool }: Tool,
  given: Arguments,
  caller: Caller,
): Promise<ToolAnswer> {
  if (takes !== undefined) refuseOdd({ takes, operation, ...tool }, given);
  const answer = await caller.call(operation, takes === undefined ? given : takes.asked(given as never));
  const told = tells === undefined ? answer : tells(answer as never, caller.origin);
  const { value, leftOut } = fitting(told);
  const projectId = typeof given['projectId'] === 'string' ? given['projectId'] : await caller.usualProject();
  return {
    value: Object.keys(leftOut).length === 0 ? value : { ...(value as object), leftOut },
    links: linksIn(value, caller.origin, projectId),
  };
}
