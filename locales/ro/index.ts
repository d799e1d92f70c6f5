import { firstTexts } from './first';
import { furtherTexts } from './further';

/** Every text of the interface in Romanian, by area. */
export const texts = { ...firstTexts, ...furtherTexts };
