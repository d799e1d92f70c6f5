import { type Frame, MalformedFrame } from '../../protocol/Frame.js';
import { decodeBinary, decodeText } from '../../protocol/serializer.js';

/** Lines of a batch after these are dropped, as the protocol says; its client sends no more in one. */
const MOST_LINES = 100;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

function frameOf(line: string): Frame {
  if (line.startsWith('[')) return decodeText(line);
  if (!BASE64.test(line)) throw new MalformedFrame('neither a text frame nor base64');
  return decodeBinary(Buffer.from(line, 'base64'));
}

/**
 * The frames of a POST, one after the other: a batch of lines, or one text frame where the body says nothing of lines.
 * @throws MalformedFrame when it comes to one that is none; those before it were given
 */
export function* bodyFrames(contentType: string | undefined, body: string): Generator<Frame> {
  if (contentType?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/x-ndjson') {
    yield decodeText(body);
    return;
  }
  for (const line of body.split(/\r?\n/, MOST_LINES)) if (line !== '') yield frameOf(line);
}
