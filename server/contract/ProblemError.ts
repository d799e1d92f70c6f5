import { PROBLEMS, type ProblemCode } from './problem.js';

/** One field that is wrong. */
export interface FieldError {
  /** JSON pointer after the part of the request: `body/labels/0`. */
  readonly path: string;
  readonly message: string;
}

/** What a problem may say beyond its code. */
export interface ProblemParts {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly present?: object;
  readonly before?: object;
}

/** A refusal that a client may see, thrown anywhere in the server and mapped to HTTP in one place. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly code: ProblemCode,
    readonly parts: ProblemParts = {},
  ) {
    super(parts.detail ?? PROBLEMS[code].title);
  }

  /** HTTP status of the code. */
  get status(): number {
    return PROBLEMS[this.code].status;
  }

  /** The one wrong field of a request. */
  static field(path: string, message: string, code: ProblemCode = 'VALIDATION_FAILED'): ProblemError {
    return new ProblemError(code, { detail: `${path}: ${message}`, errors: [{ path, message }] });
  }
}
