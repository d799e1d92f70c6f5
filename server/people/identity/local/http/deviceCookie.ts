import { type FastifyReply, type FastifyRequest } from 'fastify';

import { type CallingBrowser } from '../Service.js';

const NAME = 'harta-device';
const MARK = /(?:^|;\s*)harta-device=([\w-]{43})(?:;|$)/;
/** As long as browsers keep one. */
const MAX_AGE_S = 400 * 24 * 3600;
/** The calls of the sign-in alone get it. */
const PATH = '/identitytoolkit.googleapis.com';

/** The mark of a browser: a cookie that no script reads, which proves nothing but that wrong passwords elsewhere are not its own. */
export function callingBrowser({ headers }: FastifyRequest, reply: FastifyReply, isSecure: boolean): CallingBrowser {
  return {
    mark: MARK.exec(headers.cookie ?? '')?.[1] ?? null,
    keep: (mark) => {
      const attributes = [`Path=${PATH}`, `Max-Age=${MAX_AGE_S}`, 'HttpOnly', 'SameSite=Strict'];
      reply.header('set-cookie', [`${NAME}=${mark}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
    },
  };
}
