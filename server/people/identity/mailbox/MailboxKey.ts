import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * What opens the mailbox: printed on the terminal, of this run alone unless the settings name one. A browser that brought
 * it keeps a pass in its place, so that the key stands in no address for longer than one request.
 */
export class MailboxKey {
  readonly #key: string;
  readonly #pass = randomBytes(32).toString('base64url');

  /** @param given of the settings; null makes one */
  constructor(given: string | null) {
    this.#key = given ?? randomBytes(32).toString('base64url');
  }

  /** The page's address with the key. @param origin where a browser finds the installation */
  address(origin: string): string {
    return `${origin}/mailbox?${new URLSearchParams({ key: this.#key }).toString()}`;
  }

  /** What a browser keeps once it brought the key; it ends with this run. */
  get pass(): string {
    return this.#pass;
  }

  isKey(text: string): boolean {
    return timingSafeEqual(digest(text), digest(this.#key));
  }

  isPass(text: string): boolean {
    return timingSafeEqual(digest(text), digest(this.#pass));
  }
}
