import { type Commands } from './CommandRunner.js';
import { type Engine } from './Engine.js';

/** A long command's value is what its generator returns. */
type ValueOf<R> = R extends Generator<unknown, infer T> ? T : R;

/** What a command answers in the end. */
export type AnswerOf<C extends Commands, K extends keyof C> = ValueOf<ReturnType<C[K]>>;

/** Calls the commands of an engine by name, with their own arguments and answers. */
interface CommandCaller<Reads extends Commands, Writes extends Commands, Apart extends Commands> {
  read<K extends keyof Reads & string>(command: K, ...args: Parameters<Reads[K]>): Promise<AnswerOf<Reads, K>>;
  write<K extends keyof Writes & string>(command: K, ...args: Parameters<Writes[K]>): Promise<AnswerOf<Writes, K>>;
  apart<K extends keyof Apart & string>(command: K, ...args: Parameters<Apart[K]>): Promise<AnswerOf<Apart, K>>;
}

/** The one place where a command's name is taken to say what it answers: an engine itself knows only names. */
export const commandCaller = <
  Reads extends Commands,
  Writes extends Commands,
  Apart extends Commands = Record<never, never>,
>(
  engine: Engine,
): CommandCaller<Reads, Writes, Apart> => ({
  read: (command, ...args) => engine.read(command, args) as Promise<AnswerOf<Reads, typeof command>>,
  apart: (command, ...args) => engine.apart(command, args) as Promise<AnswerOf<Apart, typeof command>>,
  write: (command, ...args) => engine.write(command, args) as Promise<AnswerOf<Writes, typeof command>>,
});
