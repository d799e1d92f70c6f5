import { ProblemError } from '../../contract/ProblemError.js';

/** A late part of any type. */
export type AnyLazyService = Pick<LazyService<unknown>, 'name' | 'get'>;

/**
 * A part of the server that takes long to load: loaded once the server listens, or on its first use. Callers
 * share one load, and the first call after a failure tries again.
 */
export class LazyService<T> {
  #loading: Promise<T> | undefined;
  #loaded: { readonly part: T } | undefined;
  #isClosed = false;

  /**
   * @param name what it is called where its failure is told
   * @param end closes what was loaded, however late that is
   */
  constructor(
    readonly name: string,
    private readonly load: () => Promise<T>,
    private readonly end: (part: T) => Promise<void> = async () => {},
  ) {}

  /** The part, loaded. @throws ProblemError UNAVAILABLE, whose cause is why it could not be loaded */
  get(): Promise<T> {
    this.#loading ??= this.#begin();
    return this.#loading;
  }

  /** Ends the part. One that is still on its way is not waited for: it ends when it comes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#loaded !== undefined) await this.end(this.#loaded.part);
  }

  async #begin(): Promise<T> {
    try {
      const part = await this.load();
      this.#loaded = { part };
      if (this.#isClosed) await this.end(part);
      return part;
    } catch (cause) {
      this.#loading = undefined;
      const problem = new ProblemError('UNAVAILABLE', { detail: `${this.name} could not be loaded` });
      problem.cause = cause;
      throw problem;
    }
  }
}
