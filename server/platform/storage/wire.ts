import { StartupError } from '../config/StartupError.js';
import { type ProblemParts, ProblemError } from '../../contract/ProblemError.js';
import { type ProblemCode } from '../../contract/problem.js';

/** A command on its way to a worker. */
export interface Request {
  readonly id: number;
  readonly command: string;
  readonly args: readonly unknown[];
}

/** What comes back: a value, a refusal that a client may see, a reason not to start, or a failure of ours. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly problem: { code: ProblemCode; parts: ProblemParts } }
  | { readonly id: number; readonly ok: false; readonly refusal: string }
  | { readonly id: number; readonly ok: false; readonly failure: { name: string; message: string; stack: string } };

/** Thrown in the calling thread when a worker's command failed for a reason that is no `ProblemError`. */
class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

/** An error as a value that crosses threads. */
export function errorReply(id: number, error: unknown): Reply {
  if (error instanceof ProblemError) return { id, ok: false, problem: { code: error.code, parts: error.parts } };
  if (error instanceof StartupError) return { id, ok: false, refusal: error.message };
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { id, ok: false, failure: { name, message, stack: stack ?? '' } };
}

/** The value of a reply; throws what was thrown on the other side. */
export function valueOf(reply: Reply): unknown {
  if (reply.ok) return reply.value;
  if ('problem' in reply) throw new ProblemError(reply.problem.code, reply.problem.parts);
  if ('refusal' in reply) throw new StartupError(reply.refusal);
  throw new StoreFailure(`${reply.failure.name}: ${reply.failure.message}`, { cause: reply.failure.stack });
}
