/** An answer of the Identity Toolkit's that something cannot be done; the client makes an `auth/…` error of it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /**
   * @param message a code of the Identity Toolkit, with words after ` : ` where there are any
   * @param retryAfter seconds after which the same call may pass
   */
  constructor(
    message: string,
    readonly status: number = 400,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** The refusal of a caller who has to wait. The client's error carries the words, not the header. */
export const tooMany = (seconds: number): Refusal =>
  new Refusal(`TOO_MANY_ATTEMPTS_TRY_LATER : Try again in ${seconds} seconds.`, 429, seconds);

/** The refusal of what would have to be kept while the disk takes nothing. */
export const diskFull = (): Refusal =>
  new Refusal('STORAGE_FULL : The disk is full. Nothing was changed; try again later.', 507);

/** Gives the value back when there is one. @throws Refusal with this message when there is none */
export function need<T>(value: T | null | undefined | '' | false, message: string): T {
  if (value === null || value === undefined || value === '' || value === false) throw new Refusal(message);
  return value;
}
