const BURST_SECONDS = 10;

/** How many messages a client may still send: refilled by the second, up to ten seconds' worth. */
export class MessageBudget {
  #left: number;
  #at = performance.now();

  constructor(private readonly perSecond: number) {
    this.#left = perSecond * BURST_SECONDS;
  }

  /** Takes one message off it. @returns false when the client has sent too many */
  take(): boolean {
    const now = performance.now();
    const refilled = this.#left + ((now - this.#at) / 1000) * this.perSecond;
    this.#left = Math.min(refilled, this.perSecond * BURST_SECONDS) - 1;
    this.#at = now;
    return this.#left >= 0;
  }
}
