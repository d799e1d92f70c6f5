import { type ProviderId } from '../assertion.js';

const NAMES: Record<ProviderId, string> = { 'google.com': 'Google', 'github.com': 'GitHub' };

/** A text of these pages with the service's name in it. */
export const named = (text: string, providerId: ProviderId): string => text.replaceAll('{provider}', NAMES[providerId]);
