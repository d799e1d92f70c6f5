import { after, soon } from '../../../../platform/faults/timers.js';
import { MessageBudget } from '../../limits/MessageBudget.js';
import { type SocketLimits } from '../../limits/SocketLimits.js';
import { type Encoded } from '../../protocol/Frame.js';
import { type Link } from '../../protocol/Link.js';

/** What a poll is answered with. */
export interface Polled {
  readonly status: 200 | 204 | 410;
  readonly messages: readonly string[];
}

const NOTHING: Polled = { status: 204, messages: [] };
const GONE: Polled = { status: 410, messages: [] };

/** Keeps frames for a client until it polls for them. */
export class LongPollSession implements Link {
  readonly carriesBinary = false;
  readonly budget: MessageBudget;
  #messages: string[] = [];
  #bytes = 0;
  #isOpen = true;
  #isWaking = false;
  #polledAt = performance.now();
  #answer: ((polled: Polled) => void) | undefined;

  /**
   * @param onOver called when more waits than the client may leave waiting
   * @param onClose called once it is closed
   */
  constructor(
    readonly token: string,
    private readonly limits: Pick<SocketLimits, 'bufferedBytes' | 'pollWindowMs' | 'messagesPerSecond'>,
    private readonly onOver: () => void,
    private readonly onClose: () => void,
  ) {
    this.budget = new MessageBudget(limits.messagesPerSecond);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether a poll began within the last so many milliseconds. */
  polledWithin(ms: number): boolean {
    return performance.now() - this.#polledAt <= ms;
  }

  send(frame: Encoded): void {
    const text = frame.toString();
    this.#messages.push(text);
    this.#bytes += text.length;
    if (this.#bytes > this.limits.bufferedBytes) return this.onOver();
    this.#wake();
  }

  close(): void {
    this.#isOpen = false;
    this.#messages = [];
    this.#answer?.(GONE);
    this.onClose();
  }

  /**
   * What waits, at once, or the first that comes within the window. A newer poll releases the older one.
   * @param onGone takes what to call when the polling client goes away: what comes then stays for its next poll
   */
  async poll(onGone: (abandon: () => void) => void): Promise<Polled> {
    this.#polledAt = performance.now();
    this.#answer?.(NOTHING);
    if (!this.#isOpen) return GONE;
    if (this.#messages.length > 0) return this.#take();
    return new Promise((resolve) => {
      const late = after(this.limits.pollWindowMs, 'A poll could not be answered', () => answer(NOTHING));
      const answer = (polled: Polled) => {
        clearTimeout(late);
        if (this.#answer === answer) this.#answer = undefined;
        resolve(polled);
      };
      this.#answer = answer;
      onGone(() => answer(NOTHING));
    });
  }

  /** Lets what is sent in the same turn go with one answer. */
  #wake(): void {
    if (this.#isWaking) return;
    this.#isWaking = true;
    soon('A poll could not be answered', () => {
      this.#isWaking = false;
      if (this.#messages.length > 0) this.#answer?.(this.#take());
    });
  }

  #take(): Polled {
    const messages = this.#messages;
    this.#messages = [];
    this.#bytes = 0;
    return { status: 200, messages };
  }
}
