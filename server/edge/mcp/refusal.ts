import { type FieldError } from '../../contract/ProblemError.js';

/** A refusal as the routes write it (RFC 9457). */
interface Problem {
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
}

/** A call that was refused, for a program: a code, where it lies, and what is wrong there. */
export class Refusal extends Error {
  readonly code: string;
  readonly errors: readonly FieldError[];

  constructor({ code, title, detail, errors = [] }: Problem) {
    const placed = errors.map(({ path, message }) => `${placeOf(path)} ${message}`);
    super(placed.length > 0 ? placed.join('; ') : (detail ?? title));
    this.code = code;
    this.errors = errors.map(({ path, message }) => ({ path: placeOf(path), message }));
  }

  /** As a tool answers it. */
  get text(): string {
    return `${this.code}: ${this.message}`;
  }
}

/** Where something lies in what the tool was given, which knows no parts of a request. */
const placeOf = (path: string): string => path.replace(/^(?:body|querystring|params)(?=\/|$)/, 'arguments');
