import { consentKept, followConsent } from './consent';
import { loadContainer, push, tellConsent } from './dataLayer';

/** The tag manager's container, where this installation has one. */
let container: string | undefined;
let isLoaded = false;
/** The page that was reached last. */
let reached: string | undefined;

/** The path of the page that was reached last; undefined before the first. */
export const reachedPath = (): string | undefined => reached;

/** Whether visits are counted here at all, so that there is something to ask. */
export const countsVisits = (): boolean => container !== undefined;

const tellReached = () => push({ event: 'page_view', page_path: reached });

function applyConsent(id: string): void {
  const mayCount = consentKept() === 'given';
  if (isLoaded) return tellConsent('update', mayCount);
  if (!mayCount) return;
  isLoaded = true;
  tellConsent('default', false);
  tellConsent('update', true);
  loadContainer(id);
  if (reached !== undefined) tellReached();
}

/** Counts visits with a tag manager from now on, for those who agree; nothing is loaded or told before they do. */
export function startCounting(id: string): void {
  container = id;
  followConsent(() => applyConsent(id));
  applyConsent(id);
}

/**
 * Notes that a page was reached, and tells the data layer of it where visits are counted and the visitor agreed. The same page
 * twice in a row (StrictMode does) counts once.
 */
export function reportPageView(path: string): void {
  if (reached === path) return;
  reached = path;
  if (isLoaded && consentKept() === 'given') tellReached();
}
