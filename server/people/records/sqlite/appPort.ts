import { type Commands } from '../../../platform/storage/CommandRunner.js';
import { type Engine } from '../../../platform/storage/Engine.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';

/** The calls of a port as the product's file answers them: at once, in the thread that has it open. */
type Answered<Port> = {
  readonly [K in keyof Port]: Port[K] extends (...args: infer A) => Promise<infer T>
    ? (db: OwnedDatabase, ...args: A) => T
    : never;
};

/** A port over the product's file: which of its calls read and which write, each with the function that answers it. */
export interface AppPort<Port, Reads extends keyof Port> {
  /** Stands before the names of its calls among all commands of a thread. */
  readonly name: string;
  readonly reads: Pick<Answered<Port>, Reads>;
  readonly writes: Omit<Answered<Port>, Reads>;
}

/** Describes a port; what it misses or has too much of does not compile. */
export const appPort =
  <Port>() =>
  <Reads extends keyof Port>(
    name: string,
    reads: Pick<Answered<Port>, Reads>,
    writes: Omit<Answered<Port>, Reads>,
  ): AppPort<Port, Reads> => ({ name, reads, writes });

type Answer = (db: OwnedDatabase, ...args: unknown[]) => unknown;

const commandOf = (port: string, call: string) => `${port}.${call}`;

/** The commands by which a thread answers some calls of a port. */
export const commandsOf = (db: OwnedDatabase, port: string, calls: object): Commands =>
  Object.fromEntries(
    Object.entries(calls as Readonly<Record<string, Answer>>).map(([call, answer]) => [
      commandOf(port, call),
      (...args: unknown[]) => answer(db, ...args),
    ]),
  );

/** A port over an engine that runs its commands. */
export function portOver<Port, Reads extends keyof Port>(
  engine: Pick<Engine, 'read' | 'write'>,
  { name, reads, writes }: AppPort<Port, Reads>,
): Port {
  const calls = (kind: 'read' | 'write', of: object) =>
    Object.keys(of).map((call) => [call, (...args: unknown[]) => engine[kind](commandOf(name, call), args)] as const);
  return Object.fromEntries([...calls('read', reads), ...calls('write', writes)]) as Port;
}
