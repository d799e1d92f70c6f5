/** Pictures that a value may hold whole: formats that nothing runs in. */
const HELD = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[a-z0-9+/]+=*$/i;
/** A longer picture would hold up the page that shows it. */
const MOST_LETTERS = 2_000_000;

/** Whether a text is a picture, which can be shown as it stands; one that lies elsewhere is no such, but a link. */
export const isPicture = (text: string): boolean =>
  text.length <= MOST_LETTERS && text.startsWith('data:image/') && HELD.test(text);
