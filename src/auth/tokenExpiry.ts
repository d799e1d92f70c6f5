/** When a token expires, in milliseconds since 1970; NaN when that cannot be read from it. */
export function tokenExpiry(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const { exp } = JSON.parse(new TextDecoder().decode(bytes)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

/** Whether a token may still be sent (specification §5): its expiry lies in the future. */
export const isSendable = (token: string, now: number): boolean => tokenExpiry(token) > now;
