import { type ParameterValue } from './Dialect.js';
import { type Planning } from './Planning.js';

/** A statement whose rows an answer needs. */
export interface AskedStatement {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
}

/** An answer that asks for rows and goes on with them, so that the same code serves an engine that answers at once and one that takes a while. */
export type Answering<T> = Generator<AskedStatement, T, readonly unknown[]>;

/** The rows of a statement that was put together, with the tables that it names. */
export function* rowsOf<Row>(plan: Planning, sql: string): Answering<readonly Row[]> {
  return (yield { sql: plan.statement(sql), parameters: plan.parameters }) as readonly Row[];
}

/** Answers over an engine that gives rows at once. */
export function answerAtOnce<T>(answering: Answering<T>, rows: (asked: AskedStatement) => readonly unknown[]): T {
  let step = answering.next();
  while (step.done !== true) step = answering.next(rows(step.value));
  return step.value;
}

/** Answers over an engine that takes a while. */
export async function answerWith<T>(
  answering: Answering<T>,
  rows: (asked: AskedStatement) => Promise<readonly unknown[]>,
): Promise<T> {
  let step = answering.next();
  while (step.done !== true) step = answering.next(await rows(step.value));
  return step.value;
}
