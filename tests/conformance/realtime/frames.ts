/** A message of serializer V2: join_ref, ref, topic, event, payload (note, 2.2). */
export type Frame = [joinRef: unknown, ref: unknown, topic: unknown, event: unknown, payload: unknown];

/** Reply `ok` to a ref. */
export const okReply = (joinRef: unknown, ref: unknown, topic: string, response: unknown = {}): Frame => [
  joinRef,
  ref,
  topic,
  'phx_reply',
  { status: 'ok', response },
];

/** Reply `error` with a reason. */
export const errorReply = (joinRef: unknown, ref: unknown, topic: string, reason: string): Frame => [
  joinRef,
  ref,
  topic,
  'phx_reply',
  { status: 'error', response: { reason } },
];

/** The server ended the channel in an orderly way. */
export const closeFrame = (joinRef: string, topic: string): Frame => [joinRef, joinRef, topic, 'phx_close', {}];

/** The channel crashed. */
export const crashFrame = (joinRef: string, topic: string): Frame => [
  joinRef,
  joinRef,
  topic,
  'phx_error',
  { reason: 'channel_crash' },
];

const lengths = (fields: readonly string[]) => fields.map((field) => Buffer.byteLength(field));

/** Header fields are UTF-8, each with its length in one byte; the payload follows as it is (note, 2.4). */
export const binaryFrame = (kind: 0 | 1 | 2, fields: readonly string[], data: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from([kind, ...lengths(fields)]), Buffer.from(fields.join('')), Buffer.from(data)]);
