import { useSyncExternalStore } from 'react';

import { readStored, writeStored } from '../storage';

/** What somebody answered when asked whether their visits may be counted. */
export type Consent = 'given' | 'refused';

const KEY = 'analyticsConsent';
const listeners = new Set<() => void>();

const tellAll = () => listeners.forEach((listener) => listener());
// Another tab asked, and the answer holds here too.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) tellAll();
});

/** The answer that this browser keeps; undefined until there is one. */
export function consentKept(): Consent | undefined {
  const kept = readStored(KEY);
  return kept === 'given' || kept === 'refused' ? kept : undefined;
}

/** Keeps an answer, and tells those who follow it. */
export function keepConsent(consent: Consent): void {
  writeStored(KEY, consent);
  tellAll();
}

/** Calls whenever the answer changes, here or in another tab. @returns what ends it */
export function followConsent(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** {@link consentKept}, kept up to date. */
export const useConsent = (): Consent | undefined => useSyncExternalStore(followConsent, consentKept);
