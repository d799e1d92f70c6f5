import { type Encoded, type Frame, MalformedFrame, type Payload, type Ref } from './Frame.js';

/** The first byte of a binary frame. */
const KIND = { push: 0, reply: 1, broadcast: 2 } as const;
const LONGEST_FIELD = 255;

export type Status = 'ok' | 'error';

const isRef = (value: unknown): value is Ref =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedFrame('not JSON');
  }
}

/**
 * Reads a text frame, `[join_ref, ref, topic, event, payload]`; what follows the fifth element is ignored.
 * @throws MalformedFrame
 */
export function decodeText(text: string): Frame {
  const parts = parsed(text);
  if (!Array.isArray(parts) || parts.length < 5) throw new MalformedFrame('not an array of five');
  const [joinRef, ref, topic, event, payload] = parts as readonly unknown[];
  if (!isRef(joinRef) || !isRef(ref)) throw new MalformedFrame('a ref is not a scalar');
  if (typeof topic !== 'string' || typeof event !== 'string') throw new MalformedFrame('topic or event is not a text');
  return { joinRef, ref, topic, event, payload };
}

/**
 * Reads a binary push: kind, four lengths, join_ref, ref, topic, event, data.
 * @throws MalformedFrame
 */
export function decodeBinary(bytes: Buffer): Frame {
  const [kind, ...lengths] = bytes.subarray(0, 5);
  if (kind !== KIND.push || lengths.length < 4) throw new MalformedFrame('not a binary push');
  let from = 5;
  const fields = lengths.map((length) => bytes.toString('utf8', from, (from += length)));
  if (from > bytes.length) throw new MalformedFrame('a binary push that ends early');
  const [joinRef = '', ref = '', topic = '', event = ''] = fields;
  return { joinRef, ref, topic, event, payload: bytes.subarray(from) };
}

/** @throws RangeError when a field is longer than its one byte of length can say */
function binary(kind: number, fields: readonly string[], data: Buffer): Buffer {
  const encoded = fields.map((field) => Buffer.from(field));
  const tooLong = encoded.findIndex(({ length }) => length > LONGEST_FIELD);
  if (tooLong !== -1) throw new RangeError(`a field of a binary frame is longer than ${LONGEST_FIELD} bytes`);
  return Buffer.concat([Buffer.from([kind, ...encoded.map(({ length }) => length)]), ...encoded, data]);
}

const named = (ref: Ref) => (ref === null ? '' : String(ref));

/** @throws TypeError when a handler gives what is neither an object nor bytes */
function objectOf(payload: Payload): Payload {
  const isObject = typeof payload === 'object' && (payload as unknown) !== null && !Array.isArray(payload);
  if (!isObject) throw new TypeError('a payload must be a JSON object or bytes');
  return payload;
}

/** A reply to the message `ref` of the client. @throws RangeError, TypeError */
export function encodeReply(joinRef: Ref, ref: Ref, topic: string, status: Status, response: Payload): Encoded {
  return Buffer.isBuffer(response)
    ? binary(KIND.reply, [named(joinRef), named(ref), topic, status], response)
    : JSON.stringify([joinRef, ref, topic, 'phx_reply', { status, response: objectOf(response) }]);
}

/** An event for one channel. @throws RangeError, TypeError */
export function encodePush(joinRef: Ref, topic: string, event: string, payload: Payload): Encoded {
  return Buffer.isBuffer(payload)
    ? binary(KIND.push, [named(joinRef), topic, event], payload)
    : JSON.stringify([joinRef, null, topic, event, objectOf(payload)]);
}

/** An event for everybody on the topic, encoded once. @throws RangeError, TypeError */
export function encodeBroadcast(topic: string, event: string, payload: Payload): Encoded {
  return Buffer.isBuffer(payload)
    ? binary(KIND.broadcast, [topic, event], payload)
    : JSON.stringify([null, null, topic, event, objectOf(payload)]);
}

/** The end of a channel: orderly, or because its handler failed. */
export const encodeClose = (joinRef: Ref, topic: string): string =>
  JSON.stringify([joinRef, joinRef, topic, 'phx_close', {}]);
export const encodeCrash = (joinRef: Ref, topic: string): string =>
  JSON.stringify([joinRef, joinRef, topic, 'phx_error', { reason: 'channel_crash' }]);
