import { after } from '../../../../platform/faults/timers.js';
import { type ModelEndpoint } from '../ModelEndpoint.js';
import { Silence } from './Watch.js';

/** An endpoint that was gone is tried again after so long, as one question is (`breakerMs`). */
const PROBE_MS = 30_000;
/** A probe waits no longer for its answer. */
const LONGEST_PROBE_MS = 5_000;
/** The endpoint refuses this one question with them; it answers the next. */
const ONE_QUESTION = new Set([400, 413, 422]);
/** A later call may succeed where these are answered; with every other refusal only a setting helps, and a probe tells nothing. */
const PASSING = new Set([408, 425, 429]);

const isGone = (status: number): boolean => status >= 500 || PASSING.has(status);

/**
 * Knows whether a model endpoint answers, from the calls that are made there anyway. While it is gone, a probe asks it for its list of models,
 * which costs nothing and carries nothing of a person.
 */
export class Availability {
  #isAway = false;
  #probe: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** The endpoint; its calls are observed. */
  readonly endpoint: ModelEndpoint;

  constructor(
    private readonly called: ModelEndpoint,
    private readonly probeMs: number = PROBE_MS,
  ) {
    this.endpoint = { ...called, fetch: this.#fetch };
  }

  isAway = (): boolean => this.#isAway;

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#probe);
  }

  readonly #fetch: typeof fetch = async (input, init) => {
    const signal = init?.signal ?? undefined;
    try {
      const response = await this.#call(input, init);
      if (response.ok || ONE_QUESTION.has(response.status)) this.#back();
      else this.#away(isGone(response.status));
      // The answer may fall silent after its beginning.
      signal?.addEventListener('abort', () => this.#heardAbort(signal), { once: true });
      return response;
    } catch (error) {
      if (signal?.aborted) this.#heardAbort(signal);
      else this.#away(true);
      throw error;
    }
  };

  get #call(): typeof fetch {
    return this.called.fetch ?? fetch;
  }

  /** A caller who stops waiting says nothing of the endpoint. */
  #heardAbort({ reason }: AbortSignal): void {
    if (reason instanceof Silence) this.#away(true);
  }

  #back(): void {
    this.#isAway = false;
    clearTimeout(this.#probe);
    this.#probe = undefined;
  }

  #away(isProbed: boolean): void {
    this.#isAway = true;
    if (!isProbed || this.#isClosed || this.#probe !== undefined) return;
    this.#probe = after(this.probeMs, 'The model could not be probed', () => this.#probed());
    this.#probe.unref();
  }

  async #probed(): Promise<void> {
    this.#probe = undefined;
    const { baseUrl, apiKey } = this.called;
    try {
      const response = await this.#call(`${baseUrl}/models`, {
        redirect: 'error',
        signal: AbortSignal.timeout(LONGEST_PROBE_MS),
        ...(apiKey === null ? {} : { headers: { authorization: `Bearer ${apiKey}` } }),
      });
      await response.body?.cancel();
      // Any other answer comes from a server that is there, even one without this list.
      if (isGone(response.status)) this.#away(true);
      else this.#back();
    } catch {
      this.#away(true);
    }
  }
}
