import { type Page, type Request } from '@playwright/test';

import { expect } from './harta';

/** A page that has called nobody for so long, in milliseconds, is waited for no longer; as long as the browser's own `networkidle`. */
const QUIET_MS = 500;

/** A machine that is slow to open a websocket polls instead, and a poll is always on its way: the browser's own `networkidle` never comes. */
const isPoll = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/longpoll');

/**
 * Whether a request calls the server. A script that is loaded ahead is none: where the page is asked to close meanwhile, the browser never
 * tells that it came.
 */
export const isCall = (request: Request): boolean => ['fetch', 'xhr'].includes(request.resourceType());

/** Follows the requests of a page, or those of them that count. @returns a wait until none has been on its way for a while */
export function quietOf(page: Page, counts: (request: Request) => boolean = () => true): () => Promise<void> {
  const isFollowed = (request: Request) => counts(request) && !isPoll(request);
  const open = new Set<Request>();
  let since = Date.now();
  const ends = (request: Request) => {
    if (!isFollowed(request)) return;
    open.delete(request);
    since = Date.now();
  };
  page.on('request', (request) => {
    if (isFollowed(request)) open.add(request);
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return () => {
    since = Date.now();
    return expect.poll(() => open.size === 0 && Date.now() - since >= QUIET_MS, { intervals: [50] }).toBe(true);
  };
}
