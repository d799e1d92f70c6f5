/** Whether pages of this origin may connect. @param host the `Host` that the request was sent to */
export type IsAllowedOrigin = (origin: string, host: string | undefined) => boolean;

const ANY_PORT = '*';

/** Whether an origin is the one of a rule, or, for a rule that ends in `*`, the same at whatever port. */
function follows(origin: string, rule: string): boolean {
  if (!rule.endsWith(ANY_PORT)) return origin === rule;
  const bare = rule.slice(0, -ANY_PORT.length);
  return origin === bare || (origin.startsWith(`${bare}:`) && /^\d+$/.test(origin.slice(bare.length + 1)));
}

/** Allows the origins of a list; an entry may end in `*` for any port. */
export const listedOrigins =
  (rules: readonly string[]): IsAllowedOrigin =>
  (origin) =>
    rules.some((rule) => follows(origin, rule));

/** Allows a page that was itself delivered under the name that it now connects to. */
export const sameHost: IsAllowedOrigin = (origin, host) => URL.canParse(origin) && new URL(origin).host === host;
