/** What nodemailer puts on its errors: a code of its own or the system's, and the answer of the server. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

const partsOf = (error: unknown): SmtpFailure => (typeof error === 'object' && error !== null ? error : {});

/** Codes of failures that another attempt cannot cure: a login that is wrong, no TLS where it is a must, an impossible mail. */
const LASTING = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EMESSAGE', 'EENVELOPE', 'EREQUIRETLS']);
const FIRST_LASTING_ANSWER = 500;

/** Whether an attempt later may succeed: nobody answered, or the server said "not now" (4xx, RFC 5321 section 4.2.1). */
export function mayPass(error: unknown): boolean {
  const { code, responseCode } = partsOf(error);
  if (typeof responseCode === 'number') return responseCode < FIRST_LASTING_ANSWER;
  return !LASTING.has(String(code));
}

/** The failure for the log, by its codes alone: the words of a server may repeat the address. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = partsOf(error);
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.join(' ') || 'unknown failure';
}
