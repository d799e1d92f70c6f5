const BASE = 'http://here.invalid';

/**
 * A page of ours that somebody wanted before signing in, or null when what is asked for is not one: another site, the
 * sign-in pages themselves, nonsense.
 * @param asked the `next` of an address
 */
export function safeDestination(asked: string | null | undefined): string | null {
  if (asked === null || asked === undefined || !/^\/(?![/\\])/.test(asked) || !URL.canParse(asked, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(asked, BASE);
  if (origin !== BASE || pathname.startsWith('//') || /^\/(?:auth|api|graphql|emulator)(?:\/|$)/.test(pathname))
    return null;
  return `${pathname}${search}${hash}`;
}

/** The same sign-in page, or another one, with the wanted page still known. */
export function withDestination(page: string, destination: string | null): string {
  return destination === null ? page : `${page}?${new URLSearchParams({ next: destination }).toString()}`;
}
