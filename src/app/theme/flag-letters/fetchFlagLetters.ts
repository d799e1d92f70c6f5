/**
 * Fetches the letters of flags before anything shows one: a browser asks the system alone for a font of a flag, and does
 * not fetch one for it, but uses what is there.
 */
export const fetchFlagLetters = (): void => void document.fonts.load("1em 'Flag letters'", '🇷🇴').catch(() => undefined);
