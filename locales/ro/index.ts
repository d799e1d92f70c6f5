import { firstTexts } from './first';
import { furtherTexts } from './further';
import help from './help.json';
import teaching from './teaching.json';

/** Every text of the interface in Romanian, by area. */
export const texts = { ...firstTexts, ...furtherTexts, help, teaching };
