import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { withExactNumbers } from '../../../domain/properties/exactNumbers.js';
import { SMALL_BODY } from '../../contract/operation.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { JsonShape } from './jsonShape.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(chunks: readonly Uint8Array[]): string {
  try {
    return utf8.decode(Buffer.concat(chunks));
  } catch {
    throw new ProblemError('BAD_JSON', { detail: 'The body is not UTF-8' });
  }
}

/** The text of a JSON body, refused while it comes in. @throws ProblemError BODY_TOO_LARGE, BAD_JSON */
async function readText(body: AsyncIterable<Uint8Array>, declared: number, most: number): Promise<string> {
  const tooLarge = () => new ProblemError('BODY_TOO_LARGE', { detail: `At most ${most} bytes are taken here` });
  if (declared > most) throw tooLarge();
  const shape = new JsonShape();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw tooLarge();
    shape.push(chunk);
    chunks.push(chunk);
  }
  return textOf(chunks);
}

const isOfSomebody = (request: FastifyRequest) => request.person !== undefined;

/**
 * JSON is the one content type of a body (uploads bring their own). An empty body counts as none, since clients send the
 * content type with calls that have nothing to say; names such as `__proto__` are refused by the parser itself. A whole number
 * that would be another one once it is read is the text that it is written as. Somebody who is not known sends little; who is
 * known, what the operation takes.
 */
export function useBodies(app: FastifyInstance, isKnown: (request: FastifyRequest) => boolean = isOfSomebody): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, payload, done) => {
    const { bodyLimit } = request.routeOptions;
    const most = isKnown(request) ? bodyLimit : Math.min(bodyLimit, SMALL_BODY);
    const declared = Number(request.headers['content-length'] ?? 0);
    readText(payload, declared, most).then((text) => {
      if (text === '') done(null, undefined);
      else void parse(request, withExactNumbers(text), done);
    }, done);
  });
}
