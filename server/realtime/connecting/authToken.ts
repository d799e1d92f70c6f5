const PREFIX = 'base64url.bearer.phx.';

/** What a `Sec-WebSocket-Protocol` header says: the client's `authToken`, and which subprotocols it offers besides. */
export interface OfferedProtocols {
  readonly authToken: string | undefined;
  readonly others: readonly string[];
}

/** Reads the header; the token is base64 in the standard alphabet without padding, despite the name of its prefix. */
export function offeredProtocols(header: string | undefined): OfferedProtocols {
  const offered = (header ?? '').split(',').map((each) => each.trim());
  const bearer = offered.find((each) => each.startsWith(PREFIX));
  return {
    authToken: bearer === undefined ? undefined : Buffer.from(bearer.slice(PREFIX.length), 'base64').toString('latin1'),
    others: offered.filter((each) => each !== '' && !each.startsWith(PREFIX)),
  };
}
