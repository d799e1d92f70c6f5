/**
 * What Fastify is told of proxies: a caller's address is the last one in `X-Forwarded-For` that none of these has. Without
 * proxies the header is nobody's word and is ignored.
 */
export const forwardedBy = (proxies: readonly string[] | undefined): string[] | false =>
  proxies === undefined || proxies.length === 0 ? false : [...proxies];
