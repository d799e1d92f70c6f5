import { type Json, stringify } from '../platform/storage/Json.js';

/** The calls of ports, each answered with JSON text. */
export type TextAnswers<Ports> = {
  readonly [K in keyof Ports as Ports[K] extends (...args: never[]) => Promise<unknown> ? K : never]: Ports[K] extends (
    ...args: infer A
  ) => Promise<infer T>
    ? (...args: A) => Promise<Json<T>>
    : never;
};

type Call = (...args: unknown[]) => Promise<unknown>;
type Calls = Readonly<Record<PropertyKey, Call | undefined>>;

/** Under this name an engine keeps those of its calls that it answers with text by itself, without building the values. */
export const TEXT_ANSWERS: unique symbol = Symbol('answers as text');

/** An engine that does so. */
export interface MakesText {
  readonly [TEXT_ANSWERS]: object;
}

/**
 * The answers of ports as JSON text, for a route or a thread that passes them on as they are: text that the engine makes by itself where it
 * does, else made from its values. Ports and their engines say nothing of it.
 */
export function asText<Ports extends object>(ports: Ports): TextAnswers<Ports> {
  const values = ports as Calls;
  const { [TEXT_ANSWERS]: texts = {} } = ports as Partial<Readonly<Record<typeof TEXT_ANSWERS, Calls>>>;
  const answering = (_: object, name: PropertyKey): Call | undefined => {
    const call = values[name];
    if (typeof call !== 'function') return undefined;
    return texts[name] ?? (async (...args) => stringify(await call.apply(ports, args)));
  };
  return new Proxy<object>({}, { get: answering }) as TextAnswers<Ports>;
}
