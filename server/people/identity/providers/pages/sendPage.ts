import { type FastifyReply, type FastifyRequest } from 'fastify';

import { type PageLanguage, pageLanguage } from './pageTexts.js';

const policy = (frameAncestors: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

const WINDOW = policy("'none'");
const FRAME = policy("'self'");

/** The language of a page for whoever asks for it. */
export const languageOf = ({ query, headers }: FastifyRequest): PageLanguage =>
  pageLanguage((query as { lang?: string }).lang, headers['accept-language']);

/**
 * Headers of a window that leads to another service or back: it stays the opener's own all the way. Under any other opener
 * policy the browser would cut it off from the page that waits for it, since the other service's pages have none.
 */
export const asWindow = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('content-security-policy', WINDOW)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store');

/** Sends a page of a window. */
export const sendWindow = (reply: FastifyReply, page: string): FastifyReply =>
  asWindow(reply).type('text/html; charset=utf-8').send(page);

/** Sends a page that stands in a frame of ours. */
export const sendFrame = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header('content-security-policy', FRAME)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);
