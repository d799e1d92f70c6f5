/** What the questions are about, in the order in which they are shown. */
export const FAQ_CATEGORIES = [
  'start',
  'editing',
  'canvas',
  'search',
  'files',
  'projects',
  'account',
  'appearance',
  'notifications',
  'privacy',
  'trouble',
] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];
