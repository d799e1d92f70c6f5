import { type FastifyInstance } from 'fastify';

/** Largest JSON body: a patch of 1,000 operations or 20,000 positions fits, a file does not. */
export const BODY_LIMIT = 8 * 1024 * 1024;

/**
 * JSON is the one content type of a body (uploads bring their own). An empty body counts as none, since clients send the
 * content type with calls that have nothing to say; names such as `__proto__` are refused by the parser itself.
 */
export function useBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
