import { en, is, NOTHING, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { perGroup } from '../publicFiles/rows.js';
import { days, registerRecords, tallied } from './rows.js';

interface Font {
  readonly family: string;
  readonly variants: readonly string[];
  readonly subsets: readonly string[];
  readonly version: string;
  readonly lastModified: string;
  readonly category: string;
}

const fonts = registerRecords<Font>('api-response.json');
const family = (font: Font) => font.family;
export const told = (some: readonly Font[]) => those(...some.map(family));
export const called = (name: string) => fonts.find((font) => font.family === name) as Font;
export const ofCategory = (name: string) => fonts.filter(({ category }) => category === name);
export const covering = (subset: string, among: readonly Font[] = fonts) =>
  among.filter(({ subsets }) => subsets.includes(subset));
export const styles = ({ variants }: Font) => variants.length;
const subsets = [...new Set(fonts.flatMap((font) => font.subsets))];
const day = ({ lastModified }: Font) => Date.parse(lastModified);

/** Fonts for web pages with their variants and the scripts they cover. */
export const webFonts = brought(
  'webFonts',
  'en',
  ['api-response.json'],
  worldOf({ family: fonts.map(family), subsets, category: fonts.map(({ category }) => category) }),
  [
    en('how many monospace fonts are there?', () => says(ofCategory('monospace').length), 'category'),
    en('fonts that support hebrew', told(covering('hebrew')), 'subsets'),
    en('what category is Bangers', those(called('Bangers').category), 'category'),
    en('When was BIZ UDPGothic last modified?', days(called('BIZ UDPGothic').lastModified), 'lastModified'),
    en('which subsets does Alkatra cover', those(...called('Alkatra').subsets), 'subsets'),
    en('how many variants does Aleo have?', () => says(styles(called('Aleo'))), 'variants'),
    en('version of Abel', toldBy([called('Abel').version, Number(called('Abel').version.slice(1))]), 'version'),
    en('which font was modified most recently', told(most(fonts, day)), 'lastModified'),
    en('handwriting fonts with cyrillic', told(covering('cyrillic', ofCategory('handwriting'))), 'category', 'subsets'),
    en("how many fonts don't have latin-ext?", () => says(fonts.length - covering('latin-ext').length), 'subsets'),
    en('number of fonts in each category', perGroup(tallied(fonts, ({ category }) => category)), 'category'),
    en(
      'does Barlow have more variants than Bitter',
      () => is(styles(called('Barlow')) > styles(called('Bitter'))),
      'variants',
    ),
    en('fonts that cover both greek and hebrew', told(covering('greek', covering('hebrew'))), 'subsets'),
    en(
      'are there any display fonts for japanese',
      () => is(covering('japanese', ofCategory('display')).length > 0),
      'subsets',
      'category',
    ),
    en(
      'I need to know which fonts were last modified in December 2025, please',
      told(fonts.filter(({ lastModified }) => lastModified.startsWith('2025-12'))),
      'lastModified',
    ),
    en(
      'avrage number of variants of the serif fonts',
      near(mean(ofCategory('serif').map(styles))),
      'variants',
      'category',
    ),
    en('serif fonts with devanagari', told(covering('devanagari', ofCategory('serif'))), 'category', 'subsets'),
    en('who designed Alegreya?', NOTHING),
    en('how much does Bebas Neue cost', NOTHING),
    en('how many websites use Barlow', NOTHING),
  ],
);
