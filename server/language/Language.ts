export { type Language, LANGUAGES } from './lexicon/files.js';
