const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/;

/** The addresses in what a person typed: one a line, or with commas between. */
export const linesOf = (text: string): string[] => text.split(/[\s,]+/).filter((line) => line !== '');

/** What a person pasted as the address of a site, as an origin; what is none stays as it was: a word alone is no site. */
export function originOf(text: string): string {
  const isWhole = text.includes('://');
  const address = isWhole ? text : `https://${text}`;
  if (!URL.canParse(address)) return text;
  const { hostname, origin } = new URL(address);
  return isWhole || hostname.includes('.') ? origin : text;
}

/** Whether a view may be shown there: in public only where nobody can read along on the way. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}
