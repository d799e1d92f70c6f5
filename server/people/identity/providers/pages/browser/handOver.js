/** The relay frame (relay.js) in the page that opened this window; null when that page is gone. */
function relayOf({ apiKey, appName }) {
  const frames = window.opener?.frames ?? [];
  for (let at = 0; at < frames.length; at += 1) {
    try {
      const query = new URLSearchParams(frames[at].location.search);
      if (query.get('apiKey') === apiKey && query.get('appName') === appName) return frames[at];
    } catch {
      // A frame of another origin is none of ours, and may not be looked into.
    }
  }
  return null;
}

const NOTHING = { urlResponse: null, sessionId: null, postBody: null, tenantId: null, error: null };

/** The Firebase client's `AuthEvent`: it sends `postBody` on to the identity service. */
function authEventOf({ authType, eventId, providerId }, outcome) {
  const known = { ...NOTHING, type: authType, eventId };
  if ('error' in outcome) return { ...known, error: { code: outcome.error, message: outcome.error } };
  return {
    ...known,
    urlResponse: `${location.origin}/emulator/auth/handler`,
    sessionId: 'none',
    postBody: new URLSearchParams({ id_token: outcome.token, providerId }).toString(),
  };
}

/**
 * Hands what a sign-in came to to the page that opened this window; the client there closes the window.
 * @param call what the client asked for
 * @param outcome `{ token }` or `{ error }`
 * @returns whether the page is still there
 */
export function handOver(call, outcome) {
  const relay = relayOf(call);
  if (relay === null) return false;
  relay.postMessage({ tag: 'harta-sign-in', call, authEvent: authEventOf(call, outcome) }, location.origin);
  return true;
}
