/** What a client numbers its messages with. Strings by the protocol; any scalar is echoed as it came. */
export type Ref = string | number | boolean | null;

/** A message from a client, once read. */
export interface Frame {
  /** The generation of the channel that it is for; null means whichever there is. */
  readonly joinRef: Ref;
  /** What a reply echoes. */
  readonly ref: Ref;
  readonly topic: string;
  readonly event: string;
  /** JSON, or bytes from a binary frame. */
  readonly payload: unknown;
}

/** What a server may send: a JSON object or bytes. */
export type Payload = Readonly<Record<string, unknown>> | Buffer;

/** A frame as it goes over the wire: text, or bytes for a binary frame. */
export type Encoded = string | Buffer;

/** What a client sent is no message: the socket it came by is over. */
export class MalformedFrame extends Error {}
