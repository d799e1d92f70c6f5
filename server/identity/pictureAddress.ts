const LONGEST = 2048;

/**
 * An address that a person's picture may be fetched from, as it is kept; empty when it is none: https only, with no user
 * name or password in it.
 */
export function safePictureAddress(text: string): string {
  if (text.length > LONGEST || !URL.canParse(text)) return '';
  const { protocol, username, password, href } = new URL(text);
  const isSafe = protocol === 'https:' && username === '' && password === '' && href.length <= LONGEST;
  return isSafe ? href : '';
}
