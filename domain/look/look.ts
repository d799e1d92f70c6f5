/** What a person chooses; `system` follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** What is drawn. */
export type ThemeMode = 'light' | 'dark';

/** How much room things take. */
export type Density = 'comfortable' | 'compact';

/** How Harta looks, moves and speaks: what the settings of a person keep of it, and each of their browsers. */
export interface Look {
  readonly theme: ThemeChoice;
  readonly language: 'en' | 'ro';
  readonly density: Density;
  /** `system` moves unless the device asks for less. */
  readonly motion: 'system' | 'reduced';
}

/** What each may be. */
const CHOICES: { readonly [Key in keyof Look]: readonly Look[Key][] } = {
  theme: ['light', 'dark', 'system'],
  language: ['en', 'ro'],
  density: ['comfortable', 'compact'],
  motion: ['system', 'reduced'],
};

const only = (look: Partial<Look>, keep: (key: keyof Look, value: unknown) => boolean): Partial<Look> =>
  Object.fromEntries(Object.entries(look).filter(([key, value]) => keep(key as keyof Look, value)));

/** What of a stored value is a choice. */
export const choicesIn = (stored: object): Partial<Look> =>
  only(stored, (key, value) => (CHOICES[key] as readonly unknown[] | undefined)?.includes(value) ?? false);

/** What is taken over of the settings: what was not chosen here meanwhile. */
export const notChosenHere = (look: Look, unsent: Partial<Look>): Partial<Look> =>
  only(look, (key) => unsent[key] === undefined);

/** The choices still to be sent after some were: those left out, and those that changed meanwhile. */
export const stillUnsent = (unsent: Partial<Look>, sent: Partial<Look>): Partial<Look> =>
  only(unsent, (key, value) => value !== undefined && value !== sent[key]);

/** The look of this page, and the one that the person's settings keep; null when they have never chosen any. */
export interface Looks {
  readonly here: Look;
  readonly kept: Look | null;
}
