const TOO_MANY = 'auth/too-many-requests';
const SAID = /Try again in (\d+) seconds/;
const MARK = '/after-minutes/';

/**
 * The code of a failure, with the time to wait where the local identity service said one: it travels with the code, since
 * that is what the flows keep of a failure.
 * @param message words of the identity client
 */
export function codeWithWait(code: string, message: string): string {
  const seconds = code === TOO_MANY ? SAID.exec(message)?.[1] : undefined;
  return seconds === undefined ? code : `${code}${MARK}${Math.max(1, Math.ceil(Number(seconds) / 60))}`;
}

/** The code as the identity client gave it. */
export const withoutWait = (code: string): string => code.split(MARK, 1)[0] ?? code;

/** Minutes after which the same may be tried again; undefined when nobody said so. */
export function minutesToWait(code: string): number | undefined {
  const minutes = code.split(MARK)[1];
  return minutes === undefined ? undefined : Number(minutes);
}
