import { firstTexts } from './first';
import { furtherTexts } from './further';

/** Every text of the interface in English, by area. */
export const texts = { ...firstTexts, ...furtherTexts };
