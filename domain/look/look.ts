/** What a person chooses; `system` follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** What is drawn. */
export type ThemeMode = 'light' | 'dark';

/** How Harta looks and speaks: what the settings of a person keep of it. */
export interface Look {
  readonly theme: ThemeChoice;
  readonly language: 'en' | 'ro';
}

/** What is taken over of the settings: what was not chosen here meanwhile. */
export const notChosenHere = ({ theme, language }: Look, unsent: Partial<Look>): Partial<Look> => ({
  ...(unsent.theme === undefined ? { theme } : {}),
  ...(unsent.language === undefined ? { language } : {}),
});

/** What remains of choices once some were sent: those not sent, and those chosen anew meanwhile. */
export const stillUnsent = (unsent: Partial<Look>, sent: Partial<Look>): Partial<Look> => ({
  ...(unsent.theme === undefined || unsent.theme === sent.theme ? {} : { theme: unsent.theme }),
  ...(unsent.language === undefined || unsent.language === sent.language ? {} : { language: unsent.language }),
});

/** The look of this page, and the one that the person's settings keep; null when they have never chosen any. */
export interface Looks {
  readonly here: Look;
  readonly kept: Look | null;
}
